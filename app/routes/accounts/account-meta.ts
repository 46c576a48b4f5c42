import type { MetaFunction } from '@remix-run/react';

/** Title and robots of an account screen; its loader must return `siteName`. */
export const accountMeta =
  (title: string): MetaFunction =>
  ({ data }) => [
    { title: `${title} | ${Object(data).siteName ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ];
