import { createToken, deleteToken, findToken } from '../../customers/access-tokens';
import { verifyPassword } from '../../customers/passwords';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { accessDenied, customerErrors } from './errors';
import { countAttempt, checkRateLimit } from './rate-limits';

type Credentials = { input: { email: string; password: string } };
type Token = { customerAccessToken: string };

const nobodysPassword = `pbkdf2-sha256$100000$${btoa('nobody')}$${btoa('0'.repeat(32))}`;

const unidentified = customerErrors([
  { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' },
]);

export const signInMutations = {
  customerAccessTokenCreate: async ({ input }: Credentials, context: Context) => {
    const { world, sql, buyer } = context;
    const who = `${buyer} ${input.email.trim().toLowerCase()}`;
    checkRateLimit(context, 'login', who);
    const row = sql
      .exec<{ id: number; password: string | null }>(
        'SELECT id, password FROM customers WHERE email = ? AND enabled = 1',
        input.email.trim().toLowerCase(),
      )
      .toArray()[0];
    // Hashing for unknown emails, too, keeps timing from revealing accounts.
    const known = await verifyPassword(input.password, row?.password ?? nobodysPassword);
    if (!row?.password || !known) {
      countAttempt(context, 'login', who);
      return { customerAccessToken: null, ...unidentified };
    }
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
