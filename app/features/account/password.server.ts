/** Password recovery, reset, and account activation. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { StorefrontErrors } from '~/services/shopify/errors';
import { changeCustomer } from './account-api.server';
import {
  ACTIVATE_MUTATION,
  RECOVER_MUTATION,
  RESET_BY_URL_MUTATION,
  RESET_MUTATION,
} from './account-mutations.graphql';
import type { Payload } from './payload.schema';
import { isWithinLimit } from './limits.server';
import { problemOf, tooOften, type AccountProblem } from './problem.server';
import { clearCustomer } from './sign-in.server';

/** An e-mailed link: the digits of the customer's gid, and the reset or activation token. */
export interface Link {
  customerId: string;
  token: string;
}

/** Has Shopify send the reset e-mail. Shopify refuses an unknown e-mail, and that message is shown. */
export const recover = (
  context: Context,
  email: string,
): Promise<Result<undefined, AccountProblem>> =>
  attempt(context, 'recover', email, async () => {
    const payload = await changeCustomer(context, 'customerRecover', RECOVER_MUTATION, { email });
    return payload.problem ? refuse(payload.problem) : ok(undefined);
  });

/** Sets a new password. Shopify revokes all earlier tokens, so this browser is signed out too. */
export const resetPassword = (
  context: Context,
  link: Link,
  password: string,
): Promise<Result<undefined, AccountProblem>> =>
  attempt(context, 'password', undefined, async () => {
    if (!isLink(link)) return refuse('Invalid reset token');
    const payload = await resetWith(context, link, password);
    if (!payload.token && payload.customerId === null) {
      return refuse(payload.problem ?? 'Your password could not be changed.');
    }
    clearCustomer(context);
    return ok(undefined);
  });

/** Sets an account's first password and signs in. */
export const activate = (
  context: Context,
  link: Link,
  password: string,
): Promise<Result<undefined, AccountProblem>> =>
  attempt(context, 'password', undefined, async () => {
    if (!isLink(link)) return refuse('Invalid activation token');
    const payload = await changeCustomer(context, 'customerActivate', ACTIVATE_MUTATION, {
      id: gidOf(link),
      input: { activationToken: link.token, password },
    });
    if (!payload.token) return refuse(payload.problem ?? 'Your account could not be activated.');
    context.session.set('token', payload.token);
    return ok(undefined);
  });

/**
 * Tries `customerResetByUrl` first. Shopify answers a link whose address it does not recognise with a
 * top-level error; `customerReset` takes the same token without depending on the address.
 */
async function resetWith(context: Context, link: Link, password: string): Promise<Payload> {
  const path = `/account/reset/${link.customerId}/${link.token}`;
  const resetUrl = new URL(path, context.env.SITE_URL).href;
  try {
    const variables = { resetUrl, password };
    return await changeCustomer(context, 'customerResetByUrl', RESET_BY_URL_MUTATION, variables);
  } catch (error) {
    if (!(error instanceof StorefrontErrors)) throw error;
    const input = { resetToken: link.token, password };
    const variables = { id: gidOf(link), input };
    return changeCustomer(context, 'customerReset', RESET_MUTATION, variables);
  }
}

async function attempt(
  context: Context,
  form: 'recover' | 'password',
  email: string | undefined,
  work: () => Promise<Result<undefined, AccountProblem>>,
): Promise<Result<undefined, AccountProblem>> {
  if (!(await isWithinLimit(context, form, email))) return fail(tooOften);
  try {
    return await work();
  } catch (error) {
    return fail(problemOf(context, form, error));
  }
}

const refuse = (message: string) => fail<AccountProblem>({ status: 400, message });
const gidOf = ({ customerId }: Link): string => `gid://shopify/Customer/${customerId}`;
const isLink = ({ customerId, token }: Link): boolean =>
  /^\d{1,20}$/.test(customerId) && /^[\w-]{1,200}$/.test(token);
