/** The rate limits, each counted separately. A route names the limit of its forms in its `handle`. */

/** The binding that counts each limit. Requests that are legitimately sent many times a minute share the cart's. */
export const limitBindings = {
  cart: 'CART_LIMIT',
  wishlist: 'CART_LIMIT',
  vitals: 'CART_LIMIT',
  /** Browsers' reports; not a form. */
  reports: 'CART_LIMIT',
  /** Webhooks with a wrong signature; not a form. */
  webhooks: 'FORM_LIMIT',
  /** Lookups of redirects at the commerce backend, for addresses without a page; not a form. */
  redirects: 'CART_LIMIT',
  /** Pages of shared carts, each of which reads other products; not a form. */
  imports: 'CART_LIMIT',
  login: 'ACCOUNT_LIMIT',
  register: 'ACCOUNT_LIMIT',
  recover: 'ACCOUNT_LIMIT',
  password: 'ACCOUNT_LIMIT',
  'wishlist-link': 'ACCOUNT_LIMIT',
  newsletter: 'FORM_LIMIT',
  notify: 'FORM_LIMIT',
  // Per mailbox, for forms that send an email to any address they are given.
  'newsletter-mail': 'EMAIL_LIMIT',
  'notify-mail': 'EMAIL_LIMIT',
  'recover-mail': 'EMAIL_LIMIT',
  'wishlist-mail': 'EMAIL_LIMIT',
  /** Forms of routes that name no limit. */
  post: 'FORM_LIMIT',
  refused: 'FORM_LIMIT',
} as const;

export type FormLimit = keyof typeof limitBindings;

/** How often a refused form is answered with the shop's page. After that, it gets a plain page, which costs nothing. */
export const refusalLimit = 'refused' satisfies FormLimit;
