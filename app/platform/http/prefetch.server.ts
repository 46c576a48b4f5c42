/** A prefetch must not change anything, because the shopper may never open the page. */
import { noStore } from './no-store';

const headersOfIt = ['sec-purpose', 'purpose', 'x-moz'];

/** True for prerendering and for prefetches by speculation rules, `<link rel=prefetch>` or search engines. */
export const isPrefetch = ({ method, headers }: Request): boolean =>
  method !== 'POST' && headersOfIt.some((name) => /^\s*prefetch\b/i.test(headers.get(name) ?? ''));

/** Browsers discard this error and request the page again when the shopper opens it. */
export const onlyWhenOpened = (): Response =>
  new Response('Only when it is opened', {
    status: 503,
    headers: { 'Retry-After': '1', ...noStore },
  });
