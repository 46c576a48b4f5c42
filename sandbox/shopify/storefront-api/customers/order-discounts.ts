import { shopDiscounts } from '../../discounts/eligible';
import type { Order } from '../../orders/orders';
import type { World } from '../../../world/world';
import { money } from '../graphql/money';

export type OrderDiscount = Order['discounts'][number];

/** The interface `DiscountApplication`, which both APIs have. */
export function discountApplication(
  world: World,
  order: Order,
  { name, amount, delivery }: OrderDiscount,
) {
  const offered = shopDiscounts(world).find(({ code, title }) => (code ?? title) === name);
  const percentage =
    offered && 'percentage' in offered.value ? offered.value.percentage : undefined;
  return {
    ...(offered?.code
      ? { __typename: 'DiscountCodeApplication', code: name, applicable: true }
      : { __typename: 'AutomaticDiscountApplication', title: name }),
    allocationMethod: 'ACROSS',
    targetSelection: 'ALL',
    targetType: delivery ? 'SHIPPING_LINE' : 'LINE_ITEM',
    value:
      percentage === undefined
        ? { __typename: 'MoneyV2', ...money(amount, order.currency) }
        : { __typename: 'PricingPercentageValue', percentage },
  };
}
