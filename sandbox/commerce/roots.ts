import { cartMutations } from './cart/mutations';
import { cartQueries } from './cart/queries';
import { catalogueQueries } from './catalogue/roots';
import { customerMutations, customerQueries } from './customer/roots';
import { shopQueries } from './shop/roots';

/** Everything that `QueryRoot` answers; a field that is missing here is not implemented. */
export const queryRoot = {
  ...catalogueQueries,
  ...shopQueries,
  ...cartQueries,
  ...customerQueries,
};

/** Everything that `Mutation` answers. */
export const mutationRoot = { ...cartMutations, ...customerMutations };
