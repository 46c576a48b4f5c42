import { cartMutations } from './cart/mutations';
import { cartQueries } from './cart/queries';
import { customerMutations, customerQueries } from './customers/resolvers';
import { productQueries } from './products/queries';
import { shopQueries } from './shop/queries';

/** The implemented fields of `QueryRoot`. */
export const queryRoot = {
  ...productQueries,
  ...shopQueries,
  ...cartQueries,
  ...customerQueries,
};

/** The implemented fields of `Mutation`. */
export const mutationRoot = { ...cartMutations, ...customerMutations };
