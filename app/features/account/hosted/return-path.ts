/** Where a sign-in leads. Safe in the browser. */
import { safePath } from '~/platform/http/redirects';

const usual = '/accounts/dashboard';
/** Pages that somebody may want to come back to. What does something when it is opened is not among them. */
const pages =
  /^\/(?:accounts\/(?:dashboard|my-orders|account-addresses)|cart$|cart\?|pages\/|products\/|collections\/|$)/;
/** Leads on to the checkout. */
const checkout = '/cart/leave';

/**
 * The path that the query of a sign-in asks for: the checkout with `checkout_url`, which is only a flag (present and not
 * 'false'), because a redirect to its value would be open to everybody; or `return_to`, if that is a page of this site.
 * Otherwise the dashboard.
 */
export function returnPath(params: URLSearchParams): string {
  const flag = params.get('checkout_url');
  if (flag !== null && flag !== 'false') return checkout;
  const path = safePath(params.get('return_to'), usual);
  return pages.test(path) ? path : usual;
}

/** What of a query says where a sign-in leads, to be handed on; with its question mark, '' for nothing. */
export function returnQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...params].filter(([name]) => name === 'checkout_url' || name === 'return_to'),
  );
  return kept.size > 0 ? `?${kept}` : '';
}
