import { hashPassword } from '../../checkout/passwords';
import type { Context } from '../engine/context';
import { digitsOf } from '../engine/gid';
import { topLevelError } from '../engine/errors';
import { customerErrors, type CustomerError } from './errors';
import { passwordProblem } from './password-rules';
import { readSecretLink, spendSecret, type SecretKind } from './secrets';
import { createToken, deleteTokensOf } from './tokens';
import { customerById } from './view';

type Asked = { customerId: number; token: string; password: string };

/** Reset and activation: both set a password with the token of an e-mailed link. */
export const newPasswordMutations = {
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

const words = { reset: 'Invalid reset token', activate: 'Invalid activation token' };

async function setPassword(
  context: Context,
  kind: SecretKind,
  { customerId, token, password }: Asked,
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
  // Spent only after hashing: while that awaits, another request may use the same secret.
  if (!spendSecret(world, kind, customerId, token)) return refused(invalid);
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

/**
 * Shopify answers a URL that names no known customer with a top-level error, not with a userError.
 */
function linked({ sql }: Context, kind: SecretKind, address: string) {
  const link = readSecretLink(kind, address);
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
