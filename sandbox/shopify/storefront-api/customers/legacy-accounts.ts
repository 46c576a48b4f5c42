import type { Context } from '../graphql/context';
import { customerErrors } from './errors';

/** Any arguments: each mutation has its own. */
type Mutations = Record<string, (args: never, context: Context) => unknown>;

/**
 * Mutations that need legacy customer accounts. A shop whose accounts Shopify hosts has no passwords, so that nobody is
 * known to them. That they answer so, and not with an error of the request, is assumed.
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
