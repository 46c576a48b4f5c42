/** What a browser asks for ahead of its shopper, who may never open it: nothing may come of such a request. */

const headersOfIt = ['sec-purpose', 'purpose', 'x-moz'];

/**
 * True for a request by speculation rules or `<link rel=prefetch>`, of a page that is being prerendered, or by a
 * search engine's results that fetch the shop's pages ahead.
 */
export const isPrefetch = ({ method, headers }: Request): boolean =>
  method !== 'POST' && headersOfIt.some((name) => /^\s*prefetch\b/i.test(headers.get(name) ?? ''));

/**
 * The answer for what can be had only when it is really opened. Browsers drop it and ask again then; with a status of
 * success, a 204 for instance, they would keep it for the press.
 */
export const onlyWhenOpened = (): Response =>
  new Response('Only when it is opened', {
    status: 503,
    headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' },
  });
