import type { MetaDescriptor } from '@remix-run/react';

/** Where feed readers find the journal; `title` is what they offer it under. */
export const feedLink = (title: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title,
  href: '/blogs/journal.atom',
});
