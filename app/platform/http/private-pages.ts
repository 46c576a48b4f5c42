/** Pages whose URL contains a secret from an e-mail: password reset and activation. */

/**
 * True for such a page: it loads no third-party script and sends no referrer to other sites. The policy
 * is `same-origin`, not `no-referrer`, with which browsers post forms with `Origin: null`.
 */
export const isPrivatePage = (pathname: string): boolean =>
  /^\/account(?:s\/reset|\/(?:reset|activate)\/)/.test(pathname);

export const privateReferrerPolicy = 'same-origin';
