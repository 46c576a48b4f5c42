import type { InferOutput } from 'valibot';
import type { Context } from '~/platform/context.server';
import { allowEmail, mailboxOf } from '~/platform/http/email-limit.server';
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

/** Equal for all failures, to hide whether the email is known. */
const loginFailed = 'Incorrect username or password provided';
/** Minimum duration, to hide whether the email is known. */
const refusalMs = 700;

export interface LoginProblem extends AccountProblem {
  advice?: string;
}

/** A later login or logout of the same browser takes priority. */
export async function signIn(
  context: Context,
  input: InferOutput<typeof loginForm>,
): Promise<Result<undefined, LoginProblem>> {
  const { log } = context;
  // Groups log entries without identifying the account.
  const who = (await keyedHash(mailboxOf(input.email), context.env.SESSION_SECRET)).slice(0, 12);
  const pause = new Promise((resolve) => setTimeout(resolve, refusalMs));
  const result = await submitLimited(context, 'login', input.email, async () => {
    const { token, problem } = await mutateCustomer(context, SIGN_IN_MUTATION, { input });
    if (!token) {
      log.warn('login-refused', { reason: problem ?? 'no token' });
      return refused(loginFailed);
    }
    await startSession(context, token, input.email);
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

/** If Shopify has emailed an activation link, it returns an error with this text. Such an error counts as success. */
const mailed = 'We have sent an email';

const maybeRegistered = unclear(
  'We’re not sure whether your account was created. Check for our email, or try signing in, before you register again.',
);

/** Never retried. After a lost response, a trial login shows whether the account exists. */
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
    // Shopify may refuse the email because an earlier attempt, whose outcome is unknown, created the account.
    if (!result.ok && turn.earlier === 'unclear') {
      const exists = await canSignIn(context, input);
      if (exists !== false) result = exists ? ok(undefined) : maybeRegistered;
    }
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
  if (!customerId) return refused(problem ?? 'We couldn’t create your account.');
  context.session.setUserId(customerId);
  return ok(undefined);
}

/** Undefined if unknown. Counts as a sign-in, because it could be used to guess passwords. */
async function canSignIn(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<boolean | undefined> {
  if (!(await allowEmail(context, 'login', email))) return undefined;
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
 * Revokes the former session's token or, if a later login or logout took effect first, the new token. `email` (the gid
 * of a customer without an email address) identifies the customer, who then keeps the cart at the next sign-in.
 */
export async function startSession(
  context: Context,
  token: AccessToken,
  email: string,
): Promise<void> {
  const who = await customerDigest(context, `email ${email.trim().toLowerCase()}`);
  const replaced = context.session.get('token');
  const signedIn = await context.session.signIn(token, undefined, who);
  const unused = signedIn ? replaced : token;
  if (unused) await revokeToken(context, unused);
}
