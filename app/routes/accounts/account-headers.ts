import type { HeadersFunction } from '@shopify/remix-oxygen';

/** Account screens are never cached; a rate-limited form sends Retry-After. */
export const accountHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After');
  return { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': retryAfter }) };
};
