/** Password recovery, reset, and account activation. */
import type { Context } from '~/platform/context.server';
import { ok } from '~/platform/result';
import { StorefrontErrors } from '~/services/shopify/errors';
import { mutateCustomer } from './account-api.server';
import { refused, submitLimited, type AccountResult } from './account-problem.server';
import {
  ACTIVATE_MUTATION,
  RECOVER_MUTATION,
  RESET_BY_URL_MUTATION,
  RESET_MUTATION,
} from './account.graphql';
import type { CustomerPayload } from './account.schema';
import { startSession } from './sign-in.server';

/** Has Shopify send the reset e-mail. Shopify refuses an unknown e-mail, and that message is shown. */
export const recover = (context: Context, email: string): Promise<AccountResult> =>
  submitLimited(context, 'recover', email, async () => {
    const { problem } = await mutateCustomer(context, RECOVER_MUTATION, { email });
    return problem ? refused(problem) : ok(undefined);
  });

/** An e-mailed link: the digits of the customer's gid, and the reset or activation token. */
export interface Link {
  customerId: string;
  token: string;
}

/** Sets a new password. Shopify revokes all earlier tokens, so this browser is signed out too. */
export const resetPassword = (
  context: Context,
  link: Link,
  password: string,
): Promise<AccountResult> =>
  submitLimited(context, 'password', undefined, async () => {
    if (!isLink(link)) return refused('Invalid reset token');
    const { token, customerId, problem } = await reset(context, link, password);
    if (!token && customerId === null) {
      return refused(problem ?? 'Your password could not be changed.');
    }
    await context.session.signOut();
    return ok(undefined);
  });

/** Sets an account's first password and signs in. */
export const activate = (context: Context, link: Link, password: string): Promise<AccountResult> =>
  submitLimited(context, 'password', undefined, async () => {
    if (!isLink(link)) return refused('Invalid activation token');
    const input = { activationToken: link.token, password };
    const variables = { id: gidOf(link), input };
    const { token, problem } = await mutateCustomer(context, ACTIVATE_MUTATION, variables);
    if (!token) return refused(problem ?? 'Your account could not be activated.');
    await startSession(context, token);
    return ok(undefined);
  });

/**
 * Tries `customerResetByUrl` first. Shopify answers a link whose address it does not recognise with a
 * top-level error; `customerReset` takes the same token without depending on the address.
 */
async function reset(context: Context, link: Link, password: string): Promise<CustomerPayload> {
  const path = `/account/reset/${link.customerId}/${link.token}`;
  const resetUrl = new URL(path, context.env.SITE_URL).href;
  try {
    return await mutateCustomer(context, RESET_BY_URL_MUTATION, { resetUrl, password });
  } catch (error) {
    if (!(error instanceof StorefrontErrors)) throw error;
    const input = { resetToken: link.token, password };
    return mutateCustomer(context, RESET_MUTATION, { id: gidOf(link), input });
  }
}

const gidOf = ({ customerId }: Link): string => `gid://shopify/Customer/${customerId}`;
const isLink = ({ customerId, token }: Link): boolean =>
  /^\d{1,20}$/.test(customerId) && /^[\w-]{1,200}$/.test(token);
