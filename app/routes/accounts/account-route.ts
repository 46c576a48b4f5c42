/** What the account's routes share: headers, title and the page number. */
import type { MetaFunction } from '@remix-run/react';
import type { HeadersFunction } from '@shopify/remix-oxygen';

/** Account screens are never cached; a rate-limited form sends Retry-After. */
export const accountHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After');
  return { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': retryAfter }) };
};

/** Title and robots of an account screen; its loader must return `siteName`. */
export const accountMeta =
  (title: string): MetaFunction =>
  ({ data }) => [
    { title: `${title} | ${Object(data).siteName ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ];

/** The URL's `pageNo`, 0-based; 0 for anything invalid. */
export const pageNumber = ({ searchParams }: URL): number => {
  const text = searchParams.get('pageNo') ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
};
