/** Which pages others must not get to know. A file of its own, because every page loads it. Safe in the browser. */

/**
 * True for a page whose URL contains a secret from an e-mail (password reset, activation, a wishlist's
 * link): it loads no third-party script and sends no referrer to other sites.
 */
export const isPrivatePage = (pathname: string): boolean =>
  /^\/(?:account(?:s\/reset|\/(?:reset|activate)\/)|pages\/wishlist\/open)/i.test(pathname);
