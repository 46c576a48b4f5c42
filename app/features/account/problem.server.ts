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

/** Too often in the backend's own words: 'Resetting password limit exceeded. …', some with a code of
 * throttling, some without (contracts §1.8). */
const limitOf = (error: unknown): StorefrontErrors | undefined => {
  const cause = isUnavailable(error) ? error.cause : error;
  const isLimit = cause instanceof StorefrontErrors && /limit exceeded/i.test(cause.message);
  return isLimit ? cause : undefined;
};

/**
 * A thrown error as a problem: a top-level error has the backend's own words, an outage ours.
 * Anything else is thrown on.
 */
export function problemOf(context: Context, form: string, error: unknown): AccountProblem {
  const limit = limitOf(error);
  if (limit) {
    context.log.warn('account-limited', { form });
    return { status: 429, message: limit.message };
  }
  if (error instanceof StorefrontErrors) {
    context.log.warn('account-refused', { form, error });
    return { status: 400, message: error.message };
  }
  if (!isUnavailable(error)) throw error;
  context.log.error('account-unavailable', { form, error });
  context.outcome.unavailable = true;
  return { status: 503, message: "We can't do this right now. Please try again in a moment." };
}
