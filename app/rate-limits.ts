/** Frequent requests use the cart's binding. */
export const limitBindings = {
  cart: 'CART_LIMIT',
  wishlist: 'CART_LIMIT',
  vitals: 'CART_LIMIT',
  /** Consent, country and pickup shop. Most visitors send these forms, and many visitors can share an IP address. */
  choices: 'CART_LIMIT',
  reports: 'CART_LIMIT',
  /** Messages of agents, which Shopify answers. */
  ucp: 'CART_LIMIT',
  /** Redirect lookups, for URLs without a page. */
  redirects: 'CART_LIMIT',
  /** Pages of shared carts, which read uncached products. */
  imports: 'CART_LIMIT',
  /** Slices that editors see while they edit in Prismic: each change of a field sends a request. */
  simulator: 'PICTURE_LIMIT',
  /** Edited slices that read products or articles, which may be uncached. */
  'simulator-reads': 'CART_LIMIT',
  pictures: 'PICTURE_LIMIT',
  /** Requests that are forwarded to Shopify apps. */
  apps: 'CART_LIMIT',
  login: 'ACCOUNT_LIMIT',
  register: 'ACCOUNT_LIMIT',
  recover: 'ACCOUNT_LIMIT',
  password: 'ACCOUNT_LIMIT',
  /** Balances of gift cards: codes could be guessed. */
  'gift-card': 'ACCOUNT_LIMIT',
  'wishlist-link': 'ACCOUNT_LIMIT',
  'find-order': 'ACCOUNT_LIMIT',
  // Per order number and per mailbox, because attackers can change their IP address.
  'order-number': 'EMAIL_LIMIT',
  'order-mail': 'EMAIL_LIMIT',
  /** Return requests: the shop or Shopify answers each one by email. */
  returns: 'ACCOUNT_LIMIT',
  newsletter: 'FORM_LIMIT',
  notify: 'FORM_LIMIT',
  // Per mailbox, for forms that send emails to any address.
  'newsletter-mail': 'EMAIL_LIMIT',
  'notify-mail': 'EMAIL_LIMIT',
  'recover-mail': 'EMAIL_LIMIT',
  'wishlist-mail': 'EMAIL_LIMIT',
  post: 'FORM_LIMIT',
  refused: 'FORM_LIMIT',
} as const;

export type FormLimit = keyof typeof limitBindings;

/** Above this limit, the response to a refused form is a short text page instead of the shop's page. */
export const refusalLimit = 'refused' satisfies FormLimit;
