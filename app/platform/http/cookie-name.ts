/**
 * The name of a cookie in its header. On https it begins with `__Host-`: browsers take such a cookie from
 * this very host only, so that a host beside or below it cannot put in one of its own. On http, in local
 * development, no browser keeps such a cookie. Safe in the browser.
 */
export const wireName = (name: string, secure: boolean): string =>
  secure ? `__Host-${name}` : name;
