import { createToken, deleteTokensOf } from '../../customers/access-tokens';
import { customerByEmail } from '../../customers/customers';
import {
  passwordLink,
  readPasswordLink,
  redeemSecret,
  type PasswordLinkKind,
} from '../../customers/password-links';
import { hashPassword, passwordProblem } from '../../customers/passwords';
import type { Context } from '../graphql/context';
import { topLevelError } from '../graphql/errors';
import { digitsOf } from '../graphql/gid';
import { customerById } from './customer-view';
import { customerErrors, type CustomerError } from './errors';
import { checkRateLimit, countAttempt } from './rate-limits';

type NewPassword = { customerId: number; token: string; password: string };

/**
 * `customerRecover` emails a link. The reset and activation mutations set a password with the
 * link's token.
 */
export const passwordMutations = {
  customerRecover,
  customerReset: (
    { id, input }: { id: string; input: { resetToken: string; password: string } },
    context: Context,
  ) => setPassword(context, 'reset', { ...input, customerId: idOf(id), token: input.resetToken }),
  customerResetByUrl: (
    { resetUrl, password }: { resetUrl: string; password: string },
    context: Context,
  ) => setPassword(context, 'reset', { ...linked(context, 'reset', resetUrl), password }),
  customerActivate: (
    { id, input }: { id: string; input: { activationToken: string; password: string } },
    context: Context,
  ) =>
    setPassword(context, 'activate', {
      ...input,
      customerId: idOf(id),
      token: input.activationToken,
    }),
  customerActivateByUrl: (
    { activationUrl, password }: { activationUrl: string; password: string },
    context: Context,
  ) =>
    setPassword(context, 'activate', { ...linked(context, 'activate', activationUrl), password }),
};

/**
 * As at Shopify, an unknown email returns an error, although this reveals that no account exists.
 */
function customerRecover({ email }: { email: string }, context: Context) {
  const { sql, world, buyer } = context;
  checkRateLimit(context, 'recover', buyer);
  countAttempt(context, 'recover', buyer);
  const customer = customerByEmail(sql, email);
  if (!customer) {
    const message = 'Could not find customer';
    return customerErrors([{ code: 'UNIDENTIFIED_CUSTOMER', field: ['email'], message }]);
  }
  world.mail({
    to: customer.email,
    subject: 'Set a new password',
    text: `Someone asked to reset the password for ${customer.email}. If it was you, follow the link within a day. If not, you can ignore this email.`,
    links: [{ label: 'Set a new password', href: passwordLink(world, 'reset', customer.id) }],
  });
  return customerErrors([]);
}

const words = { reset: 'Invalid reset token', activate: 'Invalid activation token' };

async function setPassword(
  context: Context,
  kind: PasswordLinkKind,
  { customerId, token, password }: NewPassword,
) {
  const { world, sql } = context;
  const row = sql
    .exec<{ enabled: number }>('SELECT enabled FROM customers WHERE id = ?', customerId)
    .toArray()[0];
  const invalid = { code: 'TOKEN_INVALID', field: ['input'], message: words[kind] };
  if (!row) return refused(invalid);
  if (kind === 'activate' && row.enabled === 1) {
    const message = 'Customer already enabled';
    return refused({ code: 'ALREADY_ENABLED', field: ['input'], message });
  }
  const problem = passwordProblem(password);
  if (problem) return refused(problem);
  const hash = await hashPassword(password);
  // Redeem after hashing: another request may use the secret meanwhile.
  if (!redeemSecret(world, kind, customerId, token)) return refused(invalid);
  sql.exec('UPDATE customers SET password = ?, enabled = 1 WHERE id = ?', hash, customerId);
  deleteTokensOf(world, customerId);
  const fresh = createToken(world, customerId);
  return {
    customer: customerById(context, customerId, fresh.accessToken),
    customerAccessToken: fresh,
    ...customerErrors([]),
  };
}

const idOf = (id: string): number => digitsOf('Customer', id) ?? 0;

/** As at Shopify, an unknown customer throws a top-level error. */
function linked({ sql }: Context, kind: PasswordLinkKind, address: string) {
  const link = readPasswordLink(kind, address);
  const known =
    link && sql.exec('SELECT 1 FROM customers WHERE id = ?', link.customerId).toArray().length > 0;
  if (!known) throw topLevelError('Unidentified customer', 'NOT_FOUND');
  return link;
}

const refused = (error: CustomerError) => ({
  customer: null,
  customerAccessToken: null,
  ...customerErrors([error]),
});
