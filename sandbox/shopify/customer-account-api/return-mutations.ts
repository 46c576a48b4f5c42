import { createReturn, type ReturnReason } from '../orders/returns';
import { gid } from '../storefront-api/graphql/gid';
import type { Context } from './context';
import { ownOrder, returnView } from './order-view';

type Request = {
  orderId: string;
  requestedLineItems: {
    lineItemId: string;
    quantity: number;
    returnReason: ReturnReason;
    customerNote?: string | null;
  }[];
};

/** In 2024-07, the payload has no `userErrors`: a refused request has no return. */
export const returnMutations = {
  orderRequestReturn({ orderId, requestedLineItems }: Request, context: Context) {
    const order = ownOrder(context, orderId);
    if (!order) return { return: null };
    const lines = requestedLineItems.map((line) => ({
      position: order.lines.findIndex(
        (_, index) => gid('LineItem', order.id * 1000 + index) === line.lineItemId,
      ),
      quantity: line.quantity,
      reason: line.returnReason,
      note: line.customerNote ?? null,
    }));
    const created = createReturn(context.world, order, lines, 'REQUESTED');
    return { return: created && returnView(context, order, created) };
  },
};
