import { verifyPassword } from '../../checkout/passwords';
import type { Context } from '../engine/context';
import { gid } from '../engine/gid';
import { accessDenied, customerErrors } from './errors';
import { createToken, deleteToken, findToken } from './tokens';

type Credentials = { input: { email: string; password: string } };
type Token = { customerAccessToken: string };

const unidentified = customerErrors([
  { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' },
]);

/** Sign in, keep signed in, sign out (contracts §1.8). */
export const signInMutations = {
  customerAccessTokenCreate: async ({ input }: Credentials, { world, sql }: Context) => {
    const row = sql
      .exec<{ id: number; password: string | null }>(
        'SELECT id, password FROM customers WHERE email = ? AND enabled = 1',
        input.email.trim().toLowerCase(),
      )
      .toArray()[0];
    const known = row?.password ? await verifyPassword(input.password, row.password) : false;
    if (!row || !known) return { customerAccessToken: null, ...unidentified };
    return { customerAccessToken: createToken(world, row.id), ...customerErrors([]) };
  },
  customerAccessTokenRenew: ({ customerAccessToken }: Token, { world }: Context) => {
    const found = findToken(world, customerAccessToken);
    if (found) {
      const renewed = { accessToken: customerAccessToken, expiresAt: found.expiresAt };
      return { customerAccessToken: renewed, userErrors: [] };
    }
    const error = { field: ['customerAccessToken'], message: 'access token does not exist' };
    return { customerAccessToken: null, userErrors: [error] };
  },
  customerAccessTokenDelete: ({ customerAccessToken }: Token, { world }: Context) => {
    if (!findToken(world, customerAccessToken)) throw accessDenied('customerAccessTokenDelete');
    deleteToken(world, customerAccessToken);
    return {
      deletedAccessToken: customerAccessToken,
      deletedCustomerAccessTokenId: gid('CustomerAccessToken', customerAccessToken),
      userErrors: [],
    };
  },
};
