/** Recognizes prefetches. The shopper may never open a prefetched page, so a prefetch must not change anything. */

const headersOfIt = ['sec-purpose', 'purpose', 'x-moz'];

/**
 * Returns true for requests of speculation rules and of `<link rel=prefetch>`, for prerendering, and for prefetches
 * that search engines start.
 */
export const isPrefetch = ({ method, headers }: Request): boolean =>
  method !== 'POST' && headersOfIt.some((name) => /^\s*prefetch\b/i.test(headers.get(name) ?? ''));

/**
 * Returns the response to the prefetch of a page that must not be prefetched. It is an error, because browsers discard
 * errors and request the page again when the shopper opens it; they would show a 204.
 */
export const onlyWhenOpened = (): Response =>
  new Response('Only when it is opened', {
    status: 503,
    headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' },
  });
