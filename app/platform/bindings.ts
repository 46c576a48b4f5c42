import type { RateLimitBinding } from './http/rate-limits.server';

/** The limits count per shopper and minute. Without a binding, there is no limit. */
export interface Bindings extends Partial<Record<keyof typeof limitsPerMinute, RateLimitBinding>> {
  ASSETS?: { fetch(request: Request): Promise<Response> };
  /** Workers Analytics Engine dataset. Without this binding, browsers don't measure web vitals. */
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
