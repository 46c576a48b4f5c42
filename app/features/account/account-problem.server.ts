/** Rate limits and failures of the account's forms, as values. */
import type { FormLimit } from '~/rate-limits';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { allowEmail } from '~/platform/http/email-limit.server';
import { fail, type Result } from '~/platform/result';
import { StorefrontErrors } from '~/services/shopify/errors';

/** Why a form failed: Shopify or a rule refused it, a rate limit is exceeded, or the commerce backend is unavailable. */
export interface AccountProblem {
  kind: 'refused' | 'limited' | 'unavailable';
  /** For the shopper. */
  message: string;
  /** The field that it is about, if it is about one. */
  field?: string;
}
export type AccountResult = Result<undefined, AccountProblem>;

export const refused = (message: string) => fail<AccountProblem>({ kind: 'refused', message });

export const unavailable: AccountProblem = {
  kind: 'unavailable',
  message: "We can't do this right now. Please try again in a moment.",
};

/** True when no usable answer came, so that the request may have taken effect. Top-level errors are an answer. */
export const isLost = (error: unknown): boolean =>
  isUnavailable(error) && !(error.cause instanceof StorefrontErrors);

/** After a lost answer, when it cannot be found out either whether the request took effect. */
export const unclear = (whatToDo: string) =>
  fail<AccountProblem>({ kind: 'unavailable', message: `We can't do this right now. ${whatToDo}` });

/**
 * Performs a form whose rate limit, by IP address and by e-mail, is not exceeded. A limit, a refusal and
 * an outage are the result's problem; any other error is thrown.
 */
export async function submitLimited(
  context: Context,
  form: Extract<FormLimit, 'login' | 'register' | 'recover' | 'password'>,
  email: string | undefined,
  submit: () => Promise<AccountResult>,
): Promise<AccountResult> {
  const { limits, buyerIp, visitor } = context;
  const victim = form === 'recover' ? 'recover-mail' : form;
  const allowed = await Promise.all([
    limits.allow(form, buyerIp ?? visitor),
    email === undefined || allowEmail(context, victim, email),
  ]);
  if (!allowed.every(Boolean)) {
    const message = 'Too many attempts. Please wait a minute and try again.';
    return fail({ kind: 'limited', message });
  }
  try {
    return await submit();
  } catch (error) {
    return fail(problemOf(context, form, error));
  }
}

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
 * Logs a thrown error of a form and converts it: a top-level error keeps Shopify's message, an outage
 * gets ours. Any other error is rethrown.
 */
export function problemOf({ log }: Context, form: string, error: unknown): AccountProblem {
  const limit = limitOf(error);
  if (limit) {
    log.warn('account-limited', { form });
    return { kind: 'limited', message: limit.message };
  }
  if (error instanceof StorefrontErrors) {
    log.warn('account-refused', { form, error });
    return { kind: 'refused', message: error.message };
  }
  if (!isUnavailable(error)) throw error;
  log.error('account-unavailable', { form, error });
  return unavailable;
}
