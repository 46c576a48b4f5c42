/** Failures of the account's forms, as shoppers see them. */
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { StorefrontErrors } from '~/services/shopify/errors';

export interface AccountProblem {
  /** 400: refused; 429: rate limit; 503: the commerce backend is unavailable. */
  status: 400 | 429 | 503;
  message: string;
}

export const tooOften: AccountProblem = {
  status: 429,
  message: 'Too many attempts. Please wait a minute and try again.',
};

/**
 * Shopify reports its rate limits as top-level errors ('Resetting password limit exceeded. …'), some
 * with the code THROTTLED and some without, so they are recognised by their text.
 */
const limitOf = (error: unknown): StorefrontErrors | undefined => {
  const cause = isUnavailable(error) ? error.cause : error;
  const isLimit = cause instanceof StorefrontErrors && /limit exceeded/i.test(cause.message);
  return isLimit ? cause : undefined;
};

/**
 * Converts a thrown error: a top-level error keeps Shopify's message, an outage gets ours. Any other
 * error is rethrown.
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
