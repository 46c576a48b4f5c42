/** How often one shopper may use a public form; counted by Cloudflare's rate limit bindings. */
import type { Log } from './log.server';

/** The forms with a limit of their own; `post` counts every form together. */
export type LimitedForm =
  | 'post' | 'bag' | 'login' | 'register' | 'recover' | 'newsletter' | 'notify' | 'wishlist'; // prettier-ignore

/** The part of a Cloudflare rate limit binding that is used. */
export interface RateLimitBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

export type RateLimitBindings = Partial<Record<LimitedForm, RateLimitBinding>>;

export interface RateLimits {
  /** False: answer with `tooManyRequests()`. `key` tells shoppers apart: an address or the visitor. */
  allow(form: LimitedForm, key: string): Promise<boolean>;
}

/** Forms without a binding, and bindings that fail, allow everything: a limit never closes the shop. */
export function openRateLimits(bindings: RateLimitBindings, log: Log): RateLimits {
  return {
    async allow(form, key) {
      try {
        const answer = await bindings[form]?.limit({ key: `${form}:${key}` });
        if (answer?.success === false) log.warn('rate-limited', { form });
        return answer?.success ?? true;
      } catch (error) {
        log.error('rate-limit-failed', { form, error });
        return true;
      }
    },
  };
}

/** Bindings count per minute; so this is how long to wait, in seconds. */
export const retryAfterSeconds = 60;

/** 429 for an action to throw; the shopper may try again in a minute. */
export const tooManyRequests = (): Response =>
  new Response('That was a little fast. Please wait a minute and try again.', {
    status: 429,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
