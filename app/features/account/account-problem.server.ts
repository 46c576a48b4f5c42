import type { FormLimit } from '~/rate-limits';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { allowEmail } from '~/platform/http/email-limit.server';
import { fail, type Result } from '~/platform/result';
import { StorefrontErrors } from '~/services/shopify/errors';

/** 'refused': Shopify or the shop rejected the form. 'unavailable': Shopify is down. */
export interface AccountProblem {
  kind: 'refused' | 'limited' | 'unavailable';
  message: string;
  field?: string;
}
export type AccountResult = Result<undefined, AccountProblem>;

export const refused = (message: string) => fail<AccountProblem>({ kind: 'refused', message });

export const unavailable: AccountProblem = {
  kind: 'unavailable',
  message: "We can't do this right now. Please try again in a moment.",
};

/** Points to the address book, because submitting the form again could create the address twice. */
export const notDefault =
  'The address was saved, but we couldn’t make it your default. You can do that in your address book.';

/** True if no usable response arrived. Shopify may still have made the change. */
export const isLost = (error: unknown): boolean =>
  isUnavailable(error) && !(error.cause instanceof StorefrontErrors);

/** The problem for a lost response whose effect is unknown. */
export const unclear = (whatToDo: string) =>
  fail<AccountProblem>({ kind: 'unavailable', message: `We can't do this right now. ${whatToDo}` });

/** Fails if a rate limit is exceeded, if Shopify rejects the form, and during an outage. */
export async function submitLimited<T>(
  context: Context,
  form: Extract<FormLimit, 'login' | 'register' | 'recover' | 'password'>,
  email: string | undefined,
  submit: () => Promise<Result<T, AccountProblem>>,
): Promise<Result<T, AccountProblem>> {
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

/** Shopify doesn't always mark rate limits with THROTTLED. */
const limitOf = (error: unknown): StorefrontErrors | undefined => {
  const cause = isUnavailable(error) ? error.cause : error;
  const isLimit = cause instanceof StorefrontErrors && /limit exceeded/i.test(cause.message);
  return isLimit ? cause : undefined;
};

/** What to tell the shopper after a rate limit, a refusal or an outage. Rethrows other errors. */
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
