import type { MetaDescriptor } from '@remix-run/react';

export const feedLink = (title: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title,
  href: '/blogs/journal.atom',
});
