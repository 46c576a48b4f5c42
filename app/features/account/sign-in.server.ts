/** Login, registration, logout, and the customer's access token in the session. */
import type { InferOutput } from 'valibot';
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { mutateCustomer } from './account-api.server';
import type { loginForm, registerForm } from './account-forms';
import {
  refused,
  submitLimited,
  type AccountProblem,
  type AccountResult,
} from './account-problem.server';
import { REGISTER_MUTATION, SIGN_IN_MUTATION, SIGN_OUT_MUTATION } from './account.graphql';

/** The same for every failure, so that it does not reveal whether the e-mail is known. The cause is logged. */
const loginFailed = 'Incorrect username or password provided';
/** Minimum duration of a refusal, in ms: response times must not reveal whether the e-mail is known. */
const refusalMs = 700;

export interface LoginProblem extends AccountProblem {
  /** Added when trying again at once would not help: a rate limit or an outage. */
  advice?: string;
}

/** Signs in. The access token is stored in the sealed session only. */
export async function signIn(
  context: Context,
  input: InferOutput<typeof loginForm>,
): Promise<Result<undefined, LoginProblem>> {
  const { session, log } = context;
  const pause = new Promise((resolve) => setTimeout(resolve, refusalMs));
  const result = await submitLimited(context, 'login', input.email, async () => {
    const { token, problem } = await mutateCustomer(context, SIGN_IN_MUTATION, { input });
    if (!token) {
      log.warn('login-refused', { reason: problem ?? 'no token' });
      return refused(loginFailed);
    }
    session.set('token', token);
    session.unset('userId');
    return ok(undefined);
  });
  if (result.ok) return result;
  await pause;
  const { kind, message } = result.error;
  return fail({ kind, message: loginFailed, ...(kind !== 'refused' && { advice: message }) });
}

/**
 * Shopify's error for an e-mail that it knows without an enabled account (from an order or the
 * newsletter). It has sent an activation link by then, so for the shopper it is a success.
 */
const mailed = 'We have sent an email';

/** Creates an account and stores the new customer's id in the session. Sent once, without retries. */
export async function register(
  context: Context,
  input: InferOutput<typeof registerForm>,
): Promise<AccountResult> {
  const result = await submitLimited(context, 'register', input.email, async () => {
    const { customerId, problem } = await mutateCustomer(context, REGISTER_MUTATION, { input });
    if (!customerId) return refused(problem ?? 'Your account could not be created.');
    context.session.set('userId', customerId);
    return ok(undefined);
  });
  return !result.ok && result.error.message.includes(mailed) ? ok(undefined) : result;
}

/** Signs out of the shop and deletes the token at Shopify; a failure of the latter is only logged. */
export async function signOut(context: Context): Promise<void> {
  const token = readToken(context);
  clearCustomer(context);
  if (!token) {
    context.log.warn('sign-out', { message: 'No customerAccessToken supplied' });
    return;
  }
  try {
    await mutateCustomer(context, SIGN_OUT_MUTATION, { customerAccessToken: token });
  } catch (error) {
    // Shopify denies the deletion of a token that has already ended: the customer is signed out either way.
    context.log.warn('sign-out', { message: 'The token was not deleted', error });
  }
}

/** The customer's access token; undefined when nobody is signed in or it has expired. */
export const readToken = ({ session }: Context): string | undefined =>
  session.get('token')?.accessToken;

/** Removes everything about the customer from the session. The cart's cookie stays. */
export function clearCustomer({ session }: Context): void {
  session.unset('token');
  session.unset('userId');
}
