import {
  createToken,
  deleteTokensOf,
  findToken,
  type AccessToken,
} from '../../customers/access-tokens';
import { hashPassword, passwordProblem } from '../../customers/passwords';
import type { Context } from '../graphql/context';
import { customerById } from './customer-view';
import { accessDenied, customerErrors, type CustomerError } from './errors';

type Input = {
  email?: string | null;
  password?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean | null;
};

/**
 * Changes everything but the email. A new password revokes all tokens, so the response contains a
 * new token.
 */
export async function customerUpdate(
  { customerAccessToken, customer }: { customerAccessToken: string; customer: Input },
  context: Context,
) {
  const { world, sql } = context;
  const found = findToken(world, customerAccessToken);
  if (!found) throw accessDenied('customerUpdate');
  const { customerId } = found;
  const known = customerById(context, customerId, customerAccessToken);
  if (customer.email && customer.email.toLowerCase() !== known?.['email']) {
    const message = 'CustomerUpdate access denied';
    return refused({ code: 'INVALID', field: ['customer', 'email'], message });
  }
  const problem = customer.password
    ? passwordProblem(customer.password, ['customer', 'password'])
    : null;
  if (problem) return refused(problem);
  const hash = customer.password ? await hashPassword(customer.password) : null;
  sql.exec(
    `UPDATE customers SET first_name = coalesce(?, first_name), last_name = coalesce(?, last_name),
       phone = coalesce(?, phone), password = coalesce(?, password),
       accepts_marketing = coalesce(?, accepts_marketing) WHERE id = ?`,
    customer.firstName ?? null,
    customer.lastName ?? null,
    customer.phone ?? null,
    hash,
    customer.acceptsMarketing == null ? null : Number(customer.acceptsMarketing),
    customerId,
  );
  let fresh: AccessToken | null = null;
  if (hash) {
    deleteTokensOf(world, customerId);
    fresh = createToken(world, customerId);
  }
  const view = customerById(context, customerId, fresh?.accessToken ?? customerAccessToken);
  return { customer: view, customerAccessToken: fresh, ...customerErrors([]) };
}

const refused = (error: CustomerError) => ({
  customer: null,
  customerAccessToken: null,
  ...customerErrors([error]),
});
