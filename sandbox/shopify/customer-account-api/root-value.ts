import { accountMutations } from './account-mutations';
import { addressMutations } from './address-mutations';
import type { Context } from './context';
import { customerView } from './customer-view';
import { orderView, ownOrder } from './order-view';
import { returnMutations } from './return-mutations';
import { shopView } from './shop-view';

export const queryRoot = {
  customer: (_args: unknown, context: Context) => customerView(context),
  order({ id }: { id: string }, context: Context) {
    const order = ownOrder(context, id);
    return order && orderView(context, order, () => customerView(context));
  },
  shop: (_args: unknown, context: Context) => shopView(context),
};

export const mutationRoot = { ...accountMutations, ...addressMutations, ...returnMutations };
