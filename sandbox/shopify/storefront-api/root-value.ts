import { cartMutations } from './cart/mutations';
import { cartQueries } from './cart/queries';
import { customerMutations, customerQueries } from './customers/resolvers';
import { productQueries } from './products/queries';
import { shopQueries } from './shop/queries';

export const queryRoot = {
  ...productQueries,
  ...shopQueries,
  ...cartQueries,
  ...customerQueries,
};

export const mutationRoot = { ...cartMutations, ...customerMutations };
