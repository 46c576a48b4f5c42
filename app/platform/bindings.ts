/** What a deployment is bound to, beside its settings. `npm run regions` writes it into wrangler.toml. */

/** Durable Objects: the binding, its class, and the migration that makes it. */
export const objectBindings = {
  CART_CREATION_LOCK: { className: 'CartCreationLock', migration: 'v1' },
  WISHLISTS: { className: 'WishlistObject', migration: 'v2' },
  BROWSER_SESSIONS: { className: 'BrowserSessions', migration: 'v3' },
  SUBMISSION_LOCK: { className: 'SubmissionLock', migration: 'v3' },
  CHANGES: { className: 'ChangeLog', migration: 'v4' },
} as const;

/** Rate limits: the binding, and how many a minute. */
export const limitsPerMinute = {
  CART_LIMIT: 120,
  FORM_LIMIT: 20,
  ACCOUNT_LIMIT: 10,
  EMAIL_LIMIT: 5,
} as const;

const assetsBinding = 'ASSETS';

/** The names of all of them. */
export const bindingNames: readonly string[] = [
  assetsBinding,
  ...Object.keys(objectBindings),
  ...Object.keys(limitsPerMinute),
];
