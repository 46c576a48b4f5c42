import type { HeadersFunction } from '@shopify/remix-oxygen';

/** Nobody keeps an account screen; a refused form may say when to try again. */
export const accountHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After');
  return { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': retryAfter }) };
};
