/** Why an account form did not do what it says, for the shopper. spec §8. */
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/unavailable';
import { StorefrontErrors } from '~/services/storefront/errors';

export interface AccountProblem {
  /** 400: what was asked cannot be; 429: too often; 503: the commerce backend is away. */
  status: 400 | 429 | 503;
  message: string;
}

export const tooOften: AccountProblem = {
  status: 429,
  message: 'Too many attempts. Please wait a minute and try again.',
};

/** Throttled in the backend's own words: 'Resetting password limit exceeded. …' (contracts §1.8). */
const isLimit = (cause: unknown): cause is StorefrontErrors =>
  cause instanceof StorefrontErrors && /limit exceeded/i.test(cause.message);

/**
 * A thrown error as a problem: a top-level error has the backend's own words, an outage ours.
 * Anything else is thrown on.
 */
export function problemOf(context: Context, form: string, error: unknown): AccountProblem {
  if (error instanceof StorefrontErrors) {
    context.log.warn('account-refused', { form, error });
    return { status: 400, message: error.message };
  }
  if (!isUnavailable(error)) throw error;
  if (isLimit(error.cause)) return { status: 429, message: error.cause.message };
  context.log.error('account-unavailable', { form, error });
  context.outcome.unavailable = true;
  return { status: 503, message: "We can't do this right now. Please try again in a moment." };
}
