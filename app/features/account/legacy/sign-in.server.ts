/** Login and registration with a password. */
import type { InferOutput } from 'valibot';
import type { Context } from '~/platform/context.server';
import { mailboxOf } from '~/platform/http/email-limit.server';
import { keyedHash } from '~/platform/keyed-hash.server';
import { fail, ok, type Result } from '~/platform/result';
import type { AccessToken } from '~/platform/session/session.server';
import { takeTurn } from '~/platform/submission-lock.server';
import { mutateCustomer } from './account-api.server';
import type { loginForm, registerForm } from '../account-forms';
import {
  isLost,
  refused,
  submitLimited,
  unclear,
  type AccountProblem,
  type AccountResult,
} from '../account-problem.server';
import { REGISTER_MUTATION, SIGN_IN_MUTATION } from './account.graphql';
import { revokeToken } from '../browser-sessions.server';
import { customerDigest } from '../customer-digest.server';

/** The same for every failure, so that it does not reveal whether the e-mail is known. The cause is logged. */
const loginFailed = 'Incorrect username or password provided';
/** Minimum duration of a refusal, in ms: response times must not reveal whether the e-mail is known. */
const refusalMs = 700;

export interface LoginProblem extends AccountProblem {
  /** Added when trying again at once would not help: a rate limit or an outage. */
  advice?: string;
}

/**
 * Signs in. The access token is stored in the sealed session only. When somebody has signed in or out in
 * another tab since this request began, that counts, and this sign-in is dropped.
 */
export async function signIn(
  context: Context,
  input: InferOutput<typeof loginForm>,
): Promise<Result<undefined, LoginProblem>> {
  const { log } = context;
  // Tells attempts on one account from those on many, without telling whose it is.
  const who = (await keyedHash(mailboxOf(input.email), context.env.SESSION_SECRET)).slice(0, 12);
  const pause = new Promise((resolve) => setTimeout(resolve, refusalMs));
  const result = await submitLimited(context, 'login', input.email, async () => {
    const { token, problem } = await mutateCustomer(context, SIGN_IN_MUTATION, { input });
    if (!token) {
      log.warn('login-refused', { reason: problem ?? 'no token' });
      return refused(loginFailed);
    }
    await startSession(context, token, `email ${input.email.trim().toLowerCase()}`);
    return ok(undefined);
  });
  if (result.ok) {
    log.info('sign-in', { outcome: 'done', who });
    return result;
  }
  await pause;
  const { kind, message } = result.error;
  log.warn('sign-in', { outcome: kind, who });
  return fail({ kind, message: loginFailed, ...(kind !== 'refused' && { advice: message }) });
}

/**
 * Shopify's error for an e-mail that it knows without an enabled account (from an order or the
 * newsletter). It has sent an activation link by then, so for the shopper it is a success.
 */
const mailed = 'We have sent an email';

/** For a registration of which nobody can say whether it arrived. */
const maybeRegistered = unclear(
  'We could not find out whether your account was created: look for our email, or try to sign in, before you register again.',
);

/**
 * Creates an account and stores the new customer's id in the session. Sent once, without retries, and once
 * for a double press. When the answer is lost, signing in with what was typed tells whether there is an
 * account; that session is ended at once.
 */
export async function register(
  context: Context,
  input: InferOutput<typeof registerForm>,
): Promise<AccountResult> {
  const result = await submitLimited(context, 'register', input.email, () =>
    registerOnce(context, input),
  );
  return !result.ok && result.error.message.includes(mailed) ? ok(undefined) : result;
}

async function registerOnce(
  context: Context,
  input: InferOutput<typeof registerForm>,
): Promise<AccountResult> {
  const { email, password, firstName, lastName } = input;
  const content = ['register', context.visitor, email, password, firstName, lastName];
  const turn = await takeTurn(context, content);
  if (turn.earlier === 'done') return ok(undefined);
  let result: AccountResult;
  try {
    result = await createCustomer(context, input);
    // 'Email has already been taken': by the attempt whose answer was lost?
    if (!result.ok && turn.earlier === 'unclear' && (await canSignIn(context, input)))
      result = ok(undefined);
  } catch (error) {
    const exists = isLost(error) && (await canSignIn(context, input));
    await turn.finish(exists ? 'done' : exists === false ? 'failed' : 'unclear');
    if (exists) return ok(undefined);
    if (exists === false) throw error;
    context.log.error('account-unavailable', { form: 'register', error });
    return maybeRegistered;
  }
  await turn.finish(result.ok ? 'done' : 'failed');
  return result;
}

async function createCustomer(
  context: Context,
  input: InferOutput<typeof registerForm>,
): Promise<AccountResult> {
  const { customerId, problem } = await mutateCustomer(context, REGISTER_MUTATION, { input });
  if (!customerId) return refused(problem ?? 'Your account could not be created.');
  context.session.setUserId(customerId);
  return ok(undefined);
}

/** Whether somebody can sign in with this; undefined when the backend does not say. Leaves nobody signed in. */
async function canSignIn(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<boolean | undefined> {
  try {
    const input = { email, password };
    const { token } = await mutateCustomer(context, SIGN_IN_MUTATION, { input });
    if (token) await revokeToken(context, token);
    return token !== null;
  } catch (error) {
    context.log.warn('account-unclear', { error });
    return undefined;
  }
}

/**
 * Starts a session with a new token, unless a later sign-in or sign-out has been quicker. `customer`: what the
 * customer is known by.
 */
export async function startSession(
  context: Context,
  token: AccessToken,
  customer: string,
): Promise<void> {
  const who = await customerDigest(context, customer);
  if (!(await context.session.signIn(token, undefined, who))) await revokeToken(context, token);
}
