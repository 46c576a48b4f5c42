/** Pages whose address holds a secret of an e-mail: setting a password, activating an account. */

/**
 * True for them. They get no third-party script, and tell no other site where the shopper came from.
 * `same-origin` and not `no-referrer`: with that one browsers post forms with `Origin: null`.
 */
export const isPrivatePage = (pathname: string): boolean =>
  /^\/account(?:s\/reset|\/(?:reset|activate)\/)/.test(pathname);

export const privateReferrerPolicy = 'same-origin';
