/** What the Worker and every floor must know of the shop's addresses. Safe in the browser. */

/**
 * True for a page whose URL contains a secret from an e-mail (password reset, activation, a wishlist's
 * link): it loads no third-party script and sends no referrer to other sites.
 */
export const isPrivatePage = (pathname: string): boolean =>
  /^\/(?:account(?:s\/reset|\/(?:reset|activate)\/)|pages\/wishlist\/open)/.test(pathname);

/** How often a shopper is told of a limit by a whole page. After that it is a plain one, which costs nothing. */
export const refusalLimit = 'refused' satisfies FormLimit;

/** Which rate limit a POST to this path falls under, whether a page or a script sends it. */
export const limitOfPath = (pathname: string): FormLimit =>
  limitedPaths.find(([path]) => path.test(pathname))?.[1] ?? 'post';

/**
 * The forms that are counted separately: the cart's, and those that guess or send e-mails, which are
 * counted per IP address and per e-mail. All other forms count as `post`.
 */
export type FormLimit = keyof typeof limitBindings;

const limitedPaths: [RegExp, FormLimit][] = [
  [/^\/cart(?:$|[./])/, 'cart'],
  [/^\/products\/[^/]+$/, 'notify'],
  [/^\/(?:actions|pages)\/wishlist(?:$|\.)/, 'wishlist'],
  [/^\/(?:actions\/)?newsletter(?:$|\.)/, 'newsletter'],
  [/^\/actions\/vitals$/, 'vitals'],
];

/** The rate limit binding of each. What is legitimately sent many times a minute shares the cart's. */
export const limitBindings = {
  cart: 'CART_LIMIT',
  wishlist: 'CART_LIMIT',
  vitals: 'CART_LIMIT',
  /** What browsers report; no form. */
  reports: 'CART_LIMIT',
  login: 'ACCOUNT_LIMIT',
  register: 'ACCOUNT_LIMIT',
  recover: 'ACCOUNT_LIMIT',
  password: 'ACCOUNT_LIMIT',
  'wishlist-link': 'ACCOUNT_LIMIT',
  newsletter: 'FORM_LIMIT',
  notify: 'FORM_LIMIT',
  // Per mailbox, for forms that have an e-mail sent to whatever address they are given.
  'newsletter-mail': 'EMAIL_LIMIT',
  'notify-mail': 'EMAIL_LIMIT',
  'recover-mail': 'EMAIL_LIMIT',
  'wishlist-mail': 'EMAIL_LIMIT',
  post: 'FORM_LIMIT',
  refused: 'FORM_LIMIT',
} as const;
