/** Prefetches and prerenders. The shopper may never open the page, so such a request must have no effects. */

const headersOfIt = ['sec-purpose', 'purpose', 'x-moz'];

/** True for speculation rules, `<link rel=prefetch>`, prerendered pages and prefetching search engines. */
export const isPrefetch = ({ method, headers }: Request): boolean =>
  method !== 'POST' && headersOfIt.some((name) => /^\s*prefetch\b/i.test(headers.get(name) ?? ''));

/**
 * For pages that must not be prefetched. Browsers discard an error and request the page again when it is opened; they
 * would reuse a successful response such as a 204.
 */
export const onlyWhenOpened = (): Response =>
  new Response('Only when it is opened', {
    status: 503,
    headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' },
  });
