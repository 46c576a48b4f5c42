/**
 * The name of a cookie in its header. On https it has the `__Host-` prefix, so that other subdomains can't set it.
 * Browsers reject the prefix on http (local development). Safe in the browser.
 */
export const wireName = (name: string, secure: boolean): string =>
  secure ? `__Host-${name}` : name;
