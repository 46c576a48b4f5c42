/** This module can run in the browser. */
import { safePath } from '~/platform/http/redirects';

const usual = '/accounts/dashboard';
/** Excludes paths with side effects. */
const pages =
  /^\/(?:accounts\/(?:dashboard|my-orders|account-addresses)|cart$|cart\?|pages\/|products\/|collections\/|$)/;
const checkout = '/cart/leave';

/**
 * Returns the path to open after login: the checkout, an allowed `return_to`, or the dashboard. The URL in
 * `checkout_url` is never used, because it would be an open redirect.
 */
export function returnPath(params: URLSearchParams): string {
  const flag = params.get('checkout_url');
  if (flag !== null && flag !== 'false') return checkout;
  const path = safePath(params.get('return_to'), usual);
  return pages.test(path) ? path : usual;
}

/** Returns the query with '?', or ''. */
export function returnQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...params].filter(([name]) => name === 'checkout_url' || name === 'return_to'),
  );
  return kept.size > 0 ? `?${kept}` : '';
}
