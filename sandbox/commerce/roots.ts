import { cartMutations } from './cart/mutations';
import { cartQueries } from './cart/queries';
import { catalogueQueries } from './catalogue/roots';
import { customerMutations, customerQueries } from './customer/roots';
import { shopQueries } from './shop/roots';

/** The implemented fields of `QueryRoot`. */
export const queryRoot = {
  ...catalogueQueries,
  ...shopQueries,
  ...cartQueries,
  ...customerQueries,
};

/** The implemented fields of `Mutation`. */
export const mutationRoot = { ...cartMutations, ...customerMutations };
