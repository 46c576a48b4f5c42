/**
 * On https, adds the `__Host-` prefix, so that subdomains can't set the cookie. Browsers reject it on http (local
 * development). Safe in the browser.
 */
export const wireName = (name: string, secure: boolean): string =>
  secure ? `__Host-${name}` : name;
