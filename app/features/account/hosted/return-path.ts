/** Safe in the browser. */
import { safePath } from '~/platform/http/redirects';

const usual = '/accounts/dashboard';
/** Excludes paths with side effects. */
const pages =
  /^\/(?:accounts\/(?:dashboard|my-orders|account-addresses)|cart$|cart\?|pages\/|products\/|collections\/|$)/;
const checkout = '/cart/leave';

/**
 * Returns the path after the login: the checkout if `checkout_url` is set and not 'false' (its value isn't followed,
 * which prevents open redirects); else `return_to`, if allowed; else the dashboard.
 */
export function returnPath(params: URLSearchParams): string {
  const flag = params.get('checkout_url');
  if (flag !== null && flag !== 'false') return checkout;
  const path = safePath(params.get('return_to'), usual);
  return pages.test(path) ? path : usual;
}

/** With '?', or ''. */
export function returnQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...params].filter(([name]) => name === 'checkout_url' || name === 'return_to'),
  );
  return kept.size > 0 ? `?${kept}` : '';
}
