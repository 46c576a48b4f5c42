import type { Context } from '~/platform/context.server';
import { ok, type Result } from '~/platform/result';
import { takeTurn, type Outcome } from '~/platform/submission-lock.server';
import { StorefrontErrors } from '~/services/shopify/errors';
import { revokeToken } from '../browser-sessions.server';
import { mutateCustomer } from './account-api.server';
import {
  isLost,
  refused,
  submitLimited,
  unclear,
  type AccountProblem,
  type AccountResult,
} from '../account-problem.server';
import {
  ACTIVATE_BY_URL_MUTATION,
  ACTIVATE_MUTATION,
  RECOVER_MUTATION,
  RESET_BY_URL_MUTATION,
  RESET_MUTATION,
} from './account.graphql';
import type { CustomerPayload } from './account.schema';
import { startSession } from './sign-in.server';

/** Requests the email with the reset link. */
export const recover = (context: Context, email: string): Promise<AccountResult> =>
  submitLimited(context, 'recover', email, async () => {
    try {
      const { problem } = await mutateCustomer(context, RECOVER_MUTATION, { email });
      return problem ? refused(problem) : ok(undefined);
    } catch (error) {
      if (!isLost(error)) throw error;
      context.log.error('account-unavailable', { form: 'recover', error });
      return unclear(maybeMailed);
    }
  });

const maybeMailed =
  'We’re not sure whether the email was sent. Please check your inbox before you try again.';

export interface Link {
  /** Digits of the gid. */
  customerId: string;
  token: string;
}

/** Shopify revokes earlier tokens, so this browser is signed out too. A repeated form doesn't end a later session. */
export const resetPassword = (
  context: Context,
  link: Link,
  password: string,
): Promise<AccountResult> =>
  submitLimited(context, 'password', undefined, async () => {
    if (!isLink(link)) return refused('Invalid reset token');
    const done = await useOnce(context, ['reset', link.customerId, link.token, password], {
      send: () => reset(context, link, password),
      again: () => resetById(context, link, password),
      words: { maybe: maybeChanged, probably: probablyChanged, no: notChanged },
    });
    if (!done.ok) return done;
    if (done.value === null) return ok(undefined);
    const replaced = context.session.get('token');
    await context.session.signOut();
    // `replaced` may be another customer's.
    const unused = [replaced, done.value.token].filter((one) => one != null);
    await Promise.all(unused.map((one) => revokeToken(context, one)));
    return ok(undefined);
  });

/** Sets the first password and signs in. A repeated form doesn't sign in, because the token was in the first reply. */
export const activate = (
  context: Context,
  link: Link,
  password: string,
): Promise<Result<'signed-in' | 'active', AccountProblem>> =>
  submitLimited(context, 'password', undefined, async () => {
    if (!isLink(link)) return refused('Invalid activation token');
    const done = await useOnce(context, ['activate', link.customerId, link.token, password], {
      send: () => activateByUrl(context, link, password),
      again: () => activateById(context, link, password),
      words: { maybe: maybeActivated, probably: probablyActivated, no: notActivated },
    });
    if (!done.ok) return done;
    const { token, email } = done.value ?? {};
    if (!token) return ok('active');
    await startSession(context, token, email ?? gidOf(link));
    return ok('signed-in');
  });

interface LinkUse {
  send(): Promise<CustomerPayload>;
  again(): Promise<CustomerPayload>;
  words: Record<'maybe' | 'probably' | 'no', string>;
}

/** A repeated form (same `content`) waits for the first one, and gets null if the first one succeeded. */
async function useOnce(
  context: Context,
  content: string[],
  { send, again, words }: LinkUse,
): Promise<Result<CustomerPayload | null, AccountProblem>> {
  const turn = await takeTurn(context, [context.visitor, ...content]);
  if (turn.earlier === 'done') return ok(null);
  let outcome: Outcome = 'failed';
  try {
    const { payload, repeated } = await repeatIfLost(send, again);
    if (payload?.token) {
      outcome = 'done';
      return ok(payload);
    }
    const mayBeDone = repeated || turn.earlier === 'unclear';
    if (payload && !(mayBeDone && isSpent(payload))) return refused(payload.problem ?? words.no);
    outcome = 'unclear';
    return unclear(payload ? words.probably : words.maybe);
  } finally {
    await turn.finish(outcome);
  }
}

/** Shopify rejects the URLs of some links, but accepts their id and token. */
async function byUrlOrId(
  byUrl: Promise<CustomerPayload>,
  byId: () => Promise<CustomerPayload>,
): Promise<CustomerPayload> {
  try {
    return await byUrl;
  } catch (error) {
    if (!(error instanceof StorefrontErrors)) throw error;
    return byId();
  }
}

const urlOf = ({ env }: Context, kind: 'reset' | 'activate', { customerId, token }: Link): string =>
  new URL(`/account/${kind}/${customerId}/${token}`, env.SITE_URL).href;

function reset(context: Context, link: Link, password: string): Promise<CustomerPayload> {
  const variables = { resetUrl: urlOf(context, 'reset', link), password };
  return byUrlOrId(mutateCustomer(context, RESET_BY_URL_MUTATION, variables), () =>
    resetById(context, link, password),
  );
}

function resetById(context: Context, link: Link, password: string): Promise<CustomerPayload> {
  const input = { resetToken: link.token, password };
  return mutateCustomer(context, RESET_MUTATION, { id: gidOf(link), input });
}

function activateByUrl(context: Context, link: Link, password: string): Promise<CustomerPayload> {
  const variables = { activationUrl: urlOf(context, 'activate', link), password };
  return byUrlOrId(mutateCustomer(context, ACTIVATE_BY_URL_MUTATION, variables), () =>
    activateById(context, link, password),
  );
}

function activateById(context: Context, link: Link, password: string): Promise<CustomerPayload> {
  const input = { activationToken: link.token, password };
  return mutateCustomer(context, ACTIVATE_MUTATION, { id: gidOf(link), input });
}

/** True if the link has been used, or is invalid. */
const isSpent = ({ code }: CustomerPayload): boolean =>
  code === 'TOKEN_INVALID' || code === 'ALREADY_ENABLED';

/** Slower requests aren't repeated. */
const quickMs = 3000;

/**
 * Sends the request again if its response was lost. A link works only once, so if the second request finds it spent,
 * the first request probably succeeded. `payload` is null if both responses were lost.
 */
async function repeatIfLost(
  send: () => Promise<CustomerPayload>,
  again: () => Promise<CustomerPayload>,
): Promise<{ payload: CustomerPayload | null; repeated: boolean }> {
  const started = Date.now();
  try {
    return { payload: await send(), repeated: false };
  } catch (error) {
    if (!isLost(error)) throw error;
    if (Date.now() - started > quickMs) return { payload: null, repeated: false };
  }
  try {
    return { payload: await again(), repeated: true };
  } catch (error) {
    if (!isLost(error)) throw error;
    return { payload: null, repeated: true };
  }
}

const notChanged = 'We couldn’t change your password.';
const maybeChanged =
  'We’re not sure whether your password was changed. Try signing in with the new one. If that doesn’t work, use this link again.';
const probablyChanged =
  'Your password has probably been changed. Try signing in with the new one. If that doesn’t work, request a new link.';

const notActivated = 'We couldn’t activate your account.';
const maybeActivated =
  'We’re not sure whether your account was activated. Try signing in with the new password. If that doesn’t work, use this link again.';
const probablyActivated =
  'Your account is probably active. Try signing in with the new password. If that doesn’t work, request a link to set another.';

const gidOf = ({ customerId }: Link): string => `gid://shopify/Customer/${customerId}`;
const isLink = ({ customerId, token }: Link): boolean =>
  /^\d{1,20}$/.test(customerId) && /^[\w-]{1,200}$/.test(token);
