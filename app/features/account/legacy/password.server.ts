import type { Context } from '~/platform/context.server';
import { ok } from '~/platform/result';
import { StorefrontErrors } from '~/services/shopify/errors';
import { revokeToken } from '../browser-sessions.server';
import { mutateCustomer } from './account-api.server';
import {
  isLost,
  refused,
  submitLimited,
  unclear,
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

/** Shopify revokes earlier tokens, so this browser is signed out too. */
export const resetPassword = (
  context: Context,
  link: Link,
  password: string,
): Promise<AccountResult> =>
  submitLimited(context, 'password', undefined, async () => {
    if (!isLink(link)) return refused('Invalid reset token');
    const { payload, repeated } = await repeatIfLost(
      () => reset(context, link, password),
      () => resetById(context, link, password),
    );
    if (!payload) return unclear(maybeChanged);
    const { token, customerId, problem } = payload;
    if (!token && customerId === null) {
      if (repeated && isSpent(payload)) return unclear(probablyChanged);
      return refused(problem ?? 'We couldn’t change your password.');
    }
    const replaced = context.session.get('token');
    await context.session.signOut();
    // `replaced` may be another customer's.
    const unused = [replaced, token].filter((one) => one != null);
    await Promise.all(unused.map((one) => revokeToken(context, one)));
    return ok(undefined);
  });

/** Sets the first password and signs in. */
export const activate = (context: Context, link: Link, password: string): Promise<AccountResult> =>
  submitLimited(context, 'password', undefined, async () => {
    if (!isLink(link)) return refused('Invalid activation token');
    const { payload, repeated } = await repeatIfLost(
      () => activateByUrl(context, link, password),
      () => activateById(context, link, password),
    );
    if (!payload) return unclear(maybeActivated);
    const { token, email, problem } = payload;
    if (!token) {
      if (repeated && isSpent(payload)) return unclear(probablyActivated);
      return refused(problem ?? 'We couldn’t activate your account.');
    }
    await startSession(context, token, email ?? gidOf(link));
    return ok(undefined);
  });

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
 * Sends the request again if its response was lost. A link works only once, so if it is spent at the repetition, the
 * first request probably succeeded. `payload` is null if both responses were lost.
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

const maybeChanged =
  'We’re not sure whether your password was changed. Try signing in with the new one. If that doesn’t work, use this link again.';
const probablyChanged =
  'Your password has probably been changed. Try signing in with the new one. If that doesn’t work, request a new link.';

const maybeActivated =
  'We’re not sure whether your account was activated. Try signing in with the new password. If that doesn’t work, use this link again.';
const probablyActivated =
  'Your account is probably active. Try signing in with the new password. If that doesn’t work, request a link to set another.';

const gidOf = ({ customerId }: Link): string => `gid://shopify/Customer/${customerId}`;
const isLink = ({ customerId, token }: Link): boolean =>
  /^\d{1,20}$/.test(customerId) && /^[\w-]{1,200}$/.test(token);
