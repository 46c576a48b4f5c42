/**
 * Returns the cookie's name as sent. On https it has the `__Host-` prefix, so that subdomains can't set the cookie.
 * Browsers reject the prefix on http (local development). Safe in the browser.
 */
export const wireName = (name: string, secure: boolean): string =>
  secure ? `__Host-${name}` : name;
