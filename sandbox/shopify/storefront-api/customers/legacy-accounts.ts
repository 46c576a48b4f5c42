import type { Context } from '../graphql/context';
import { customerErrors } from './errors';

type Mutations = Record<string, (args: never, context: Context) => unknown>;

/**
 * Mutations for legacy customer accounts. With hosted accounts there are no passwords, so they report unknown
 * customers. That Shopify does the same is an assumption.
 */
export const withPasswords = (mutations: Mutations): Mutations =>
  Object.fromEntries(
    Object.entries(mutations).map(([name, mutate]) => [
      name,
      (args: never, context: Context) =>
        context.world.env.ACCOUNTS === 'legacy' ? mutate(args, context) : unknownToAll(),
    ]),
  );

const unknownToAll = () => ({
  customer: null,
  customerAccessToken: null,
  ...customerErrors([
    { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' },
  ]),
});
