import { safePath } from '~/platform/http/redirects';

const usual = '/accounts/dashboard';
/** Excludes paths with side effects. */
const pages =
  /^\/(?:accounts\/(?:dashboard|my-orders|account-addresses|company|help|change-password)|(?:cart|search|blogs\/journal)(?:$|\?)|(?:pages|products|collections|blogs\/journal)\/|$)/;
/** Redirects to Shopify's checkout, so it needs a full page load, not a navigation by the router. */
export const checkout = '/cart/leave';

/**
 * The checkout, an allowed `return_to`, or the dashboard. Ignores the URL in `checkout_url`, which would be an open
 * redirect.
 */
export function returnPath(params: URLSearchParams): string {
  const flag = params.get('checkout_url');
  if (flag !== null && flag !== 'false') return checkout;
  const path = safePath(params.get('return_to'), usual);
  return pages.test(path) ? path : usual;
}

/** The parameters from which `returnPath` returns `path`. */
const returnParams = (path: string): URLSearchParams =>
  new URLSearchParams(path === checkout ? { checkout_url: 'true' } : { return_to: path });

/** `page` with the parameters for `path`, if that is allowed. */
export function withReturn(page: string, path: string): string {
  const params = returnParams(path);
  return path !== usual && returnPath(params) === path ? `${page}?${params}` : page;
}

/** The login page that leads back to `path`, if that is allowed. */
export const loginPath = (path: string): string => withReturn('/accounts/login', path);

export function returnQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...params].filter(([name]) => name === 'checkout_url' || name === 'return_to'),
  );
  return kept.size > 0 ? `?${kept}` : '';
}
