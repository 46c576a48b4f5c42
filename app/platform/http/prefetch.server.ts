/** The shopper may never open a prefetched page, so the request must have no effects. */

const headersOfIt = ['sec-purpose', 'purpose', 'x-moz'];

/** True for speculation rules, `<link rel=prefetch>`, prerendering, and prefetching by search engines. */
export const isPrefetch = ({ method, headers }: Request): boolean =>
  method !== 'POST' && headersOfIt.some((name) => /^\s*prefetch\b/i.test(headers.get(name) ?? ''));

/**
 * The response for pages that must not be prefetched. Browsers discard an error, and request the page again when the
 * shopper opens it. A 204 would be reused.
 */
export const onlyWhenOpened = (): Response =>
  new Response('Only when it is opened', {
    status: 503,
    headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' },
  });
