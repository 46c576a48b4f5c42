/**
 * Delivery groups of a cart. As Shopify documents (`CartDeliveryGroupType`), `ONE_TIME_PURCHASE` groups contain
 * one-time purchases and the first deliveries of subscriptions: everything that is sent for the order. `SUBSCRIPTION`
 * groups contain the subscriptions again, for later deliveries.
 */
import type { GroupKey, SentMethod, ShippingMethod } from '../carts/carts';
import type { PricedCart, PricedLine } from '../carts/checkout-cart';
import { locationOf } from '../locations/locations';

export type DeliveryGroup = {
  key: GroupKey;
  type: 'ONE_TIME_PURCHASE' | 'SUBSCRIPTION';
  lines: PricedLine[];
};

type Cart = Pick<PricedCart, 'lines'>;

/** Chairs are sent by freight, from the furniture workshop. */
const originOf = ({ product }: Pick<PricedLine, 'product'>) =>
  product.type === 'Chair' ? 'workshop' : 'warehouse';

const isShipped = ({ variant, quantity }: PricedLine) => variant.requiresShipping && quantity > 0;

const isSubscription = ({ offer }: PricedLine) => Boolean(offer?.plan.every);

/** The order's parcels: one group for each place from which items are sent. */
export const firstGroups = ({ lines }: Cart): DeliveryGroup[] =>
  groupsOf('first', 'ONE_TIME_PURCHASE', lines.filter(isShipped));

export const deliveryGroupsOf = (cart: Cart): DeliveryGroup[] => [
  ...firstGroups(cart),
  ...groupsOf(
    'later',
    'SUBSCRIPTION',
    cart.lines.filter((line) => isShipped(line) && isSubscription(line)),
  ),
];

function groupsOf(
  when: 'first' | 'later',
  type: DeliveryGroup['type'],
  lines: PricedLine[],
): DeliveryGroup[] {
  return (['warehouse', 'workshop'] as const).flatMap((origin) => {
    const own = lines.filter((line) => originOf(line) === origin);
    return own.length > 0 ? { key: `${when}-${origin}` as const, type, lines: own } : [];
  });
}

export const isFreight = ({ key }: Pick<DeliveryGroup, 'key'>): boolean =>
  key.endsWith('-workshop');

/** Freight has no express delivery. */
export const sentMethodsOf = (group: Pick<DeliveryGroup, 'key'>): SentMethod[] =>
  isFreight(group) ? ['standard'] : ['standard', 'express'];

/** A pickup is for the complete order, but later deliveries of subscriptions are sent. */
export const chosenMethod = (
  { deliveryChoice: choice }: Pick<PricedCart, 'deliveryChoice'>,
  { key, type }: Pick<DeliveryGroup, 'key' | 'type'>,
): ShippingMethod => {
  if (typeof choice === 'string') return type === 'SUBSCRIPTION' ? 'standard' : choice;
  return choice[key] ?? 'standard';
};

export const withMethod = (
  choice: PricedCart['deliveryChoice'],
  key: GroupKey,
  method: ShippingMethod,
): PricedCart['deliveryChoice'] =>
  isPickup(method) ? method : { ...(typeof choice !== 'string' && choice), [key]: method };

export const isPickup = (method: string): method is `pickup-${number}` =>
  locationOf(method) !== undefined;
