import type { MetaFunction } from '@remix-run/react';
import type { HeadersFunction } from '@shopify/remix-oxygen';
import { noStore } from '~/platform/http/no-store';
import { recordOf } from '~/platform/record-of';

/** A rate-limited form sends Retry-After. */
export const accountHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After');
  return { ...noStore, ...(retryAfter && { 'Retry-After': retryAfter }) };
};

/** The loader must return `siteName`. */
export const accountMeta =
  (title: string): MetaFunction =>
  ({ data }) =>
    accountTags(title, data);

export const accountTags = (title: string, data: unknown) => [
  { title: `${title} | ${recordOf(data).siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

/** 0-based; 0 if invalid. */
export const pageNumber = ({ searchParams }: URL): number => {
  const text = searchParams.get('pageNo') ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
};
