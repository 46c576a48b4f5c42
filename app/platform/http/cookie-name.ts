/**
 * Returns the name under which browsers store a cookie. On https, it begins with `__Host-`, so that subdomains can't
 * set the cookie. On http (local development), browsers reject that prefix. This module can be used in the browser.
 */
export const wireName = (name: string, secure: boolean): string =>
  secure ? `__Host-${name}` : name;
