/** A prefetch must not change anything, because the shopper may never open the page. */

const headersOfIt = ['sec-purpose', 'purpose', 'x-moz'];

/** True for prerendering and for prefetches by speculation rules, `<link rel=prefetch>` or search engines. */
export const isPrefetch = ({ method, headers }: Request): boolean =>
  method !== 'POST' && headersOfIt.some((name) => /^\s*prefetch\b/i.test(headers.get(name) ?? ''));

/**
 * The error for a page that must not be prefetched. Browsers discard it and request the page again when the shopper
 * opens the page.
 */
export const onlyWhenOpened = (): Response =>
  new Response('Only when it is opened', {
    status: 503,
    headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' },
  });
