import type { Context } from '../graphql/context';
import { customerErrors } from './errors';

type Mutations = Record<string, (args: never, context: Context) => unknown>;

/**
 * These mutations need legacy accounts. In shops with hosted accounts, they return the error for an
 * unknown customer. This is a guess, because Shopify's response isn't known.
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
