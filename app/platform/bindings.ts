import type { RateLimitBinding } from './http/rate-limits.server';

export interface Bindings {
  ASSETS?: { fetch(request: Request): Promise<Response> };
  /** Per shopper and minute. Without a binding, there is no limit. */
  CART_LIMIT?: RateLimitBinding;
  FORM_LIMIT?: RateLimitBinding;
  ACCOUNT_LIMIT?: RateLimitBinding;
  EMAIL_LIMIT?: RateLimitBinding;
  PICTURE_LIMIT?: RateLimitBinding;
  /** Workers Analytics Engine dataset. Without this binding, web vitals are only logged. */
  VITALS?: {
    writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
  };
}

// `npm run regions` writes the following bindings into wrangler.toml.

/** `migration`: tag of the migration in wrangler.toml that creates the class. */
export const objectBindings = {
  CART_CREATION_LOCK: { className: 'CartCreationLock', migration: 'v1' },
  WISHLISTS: { className: 'WishlistObject', migration: 'v2' },
  BROWSER_SESSIONS: { className: 'BrowserSessions', migration: 'v3' },
  SUBMISSION_LOCK: { className: 'SubmissionLock', migration: 'v3' },
  CHANGES: { className: 'ChangeLog', migration: 'v4' },
} as const;

/** Requests per minute. */
export const limitsPerMinute = {
  CART_LIMIT: 120,
  FORM_LIMIT: 20,
  ACCOUNT_LIMIT: 10,
  EMAIL_LIMIT: 5,
  PICTURE_LIMIT: 600,
} as const;

const assetsBinding = 'ASSETS';

export const bindingNames: readonly string[] = [
  assetsBinding,
  ...Object.keys(objectBindings),
  ...Object.keys(limitsPerMinute),
];
