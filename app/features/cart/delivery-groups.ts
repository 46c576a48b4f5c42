/** Shops that send some orders in several parcels (`DELIVERY_GROUPS`). */
import { formatMoney, sumOf, type Money } from '~/ui/money';
import type { Cart, DeliveryGroup } from './cart';
import type { CartTerms } from './cart-terms';

interface Line {
  quantity: number;
  requiresShipping?: false;
}

interface Delivered extends Pick<Cart, 'groups' | 'pickup'> {
  lines: readonly Line[];
}

/**
 * Replaces the delivery price from the settings by the groups' price. Without groups, Shopify doesn't know the address.
 * It may charge for several parcels, so neither a price nor a minimum for free delivery is shown.
 */
export function termsOfGroups(
  terms: CartTerms,
  { groups = [], lines, pickup }: Delivered,
  locale: string,
): CartTerms {
  if (pickup !== undefined) return terms;
  const first = groups.filter(({ isLater }) => !isLater);
  const later = costOf(groups.filter(({ isLater }) => isLater));
  const words = [
    ...(first.length > 1 ? [`Delivered in ${first.length} parcels`] : []),
    ...(later && later.amount > 0
      ? [`Later subscription deliveries: ${formatMoney(later, locale)} each`]
      : []),
  ];
  const told = { ...terms, ...(words.length > 0 && { parcels: words }) };
  if (first.length === 1) return told;
  if (first.length > 1) {
    const cost = costOf(first);
    const free = cost ? cost.amount === 0 : terms.free;
    return { ...told, free, price: free ? null : cost, freeFrom: null };
  }
  const sent = lines.filter(
    ({ quantity, requiresShipping }) => quantity > 0 && requiresShipping !== false,
  );
  return sent.length > 1 ? { ...told, price: null, freeFrom: null } : told;
}

/** Null without groups, and if a group's cost is unknown. */
function costOf(groups: readonly DeliveryGroup[]): Money | null {
  const costs = groups.flatMap(({ cost }) => cost ?? []);
  const [first] = costs;
  if (!first || costs.length < groups.length) return null;
  return { ...first, amount: sumOf(costs.map(({ amount }) => amount)) };
}
