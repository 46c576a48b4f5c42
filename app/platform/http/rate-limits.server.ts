/** Rate limits of the public forms, on Cloudflare's rate limit bindings. */
import type { Log } from '../log/log.server';
import type { PlainPage } from './plain-page';

/** The part of a Cloudflare rate limit binding that is used. */
export interface RateLimitBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

export interface RateLimits<Name extends string = string> {
  /** False when the limit is exceeded. `key` identifies the shopper: IP address or visitor id. */
  allow(limit: Name, key: string): Promise<boolean>;
}

/**
 * The limits, each counted on its own by one of the bindings. Without that binding, or when it fails,
 * everything is allowed: a limit must not close the shop.
 */
export function openRateLimits<Name extends string, Binding extends string>(
  bindingOf: Readonly<Record<Name, Binding>>,
  bindings: Readonly<Partial<Record<Binding, RateLimitBinding>>>,
  log: Log,
): RateLimits<Name> {
  return {
    async allow(limit, key) {
      try {
        const outcome = await bindings[bindingOf[limit]]?.limit({ key: `${limit}:${key}` });
        if (outcome?.success === false) log.warn('rate-limited', { form: limit });
        return outcome?.success ?? true;
      } catch (error) {
        log.error('rate-limit-failed', { form: limit, error });
        return true;
      }
    },
  };
}

/** The Worker's response, before Remix runs; bindings count per minute. */
export const tooFastPage: PlainPage = {
  status: 429,
  title: 'One moment, please',
  text: 'That was a little fast. Please wait a minute and try again.',
  headers: { 'Retry-After': '60' },
};
