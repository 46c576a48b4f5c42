/** The bag's sums: what is shown always adds up, of each line and of the bag. Safe in the browser. */
import type { Money } from '~/ui/money';
import type { CartDiscount, CartLine, ClientCart } from './cart';

/** A part of a discount, as the backend says it; `name` is its code or title, '' for none. */
export interface Allocation {
  name: string;
  amount: number;
  /** It is taken off the delivery, which nobody has paid for yet. */
  delivery: boolean;
}

/** Three decimals are enough for every currency; sums of decimals have many more. */
const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;

const sumOf = (amounts: number[]): number => rounded(amounts.reduce((sum, one) => sum + one, 0));

/** Name of what is taken off without the backend telling why, or by parts that do not add up. */
const unnamed = 'Discount';

/**
 * From a price before discounts to what is to be paid: each discount once, by name. The two prices are believed, not
 * the parts: if these are not the difference, it is shown as one. A total above the subtotal (taxes, say) counts as
 * the subtotal.
 */
export function discounted(
  subtotal: Money,
  total: Money,
  allocations: readonly Allocation[],
): { subtotal: Money; total: Money; discounts: CartDiscount[] } {
  const { currency } = subtotal;
  const paid = { currency, amount: Math.min(subtotal.amount, total.amount) };
  const difference = rounded(subtotal.amount - paid.amount);
  const parts = new Map<string, number>();
  for (const { name, amount, delivery } of allocations)
    if (!delivery && amount > 0)
      parts.set(name || unnamed, rounded((parts.get(name || unnamed) ?? 0) + amount));
  if (sumOf([...parts.values()]) !== difference) {
    parts.clear();
    if (difference > 0) parts.set(unnamed, difference);
  }
  const discounts = [...parts].map(([name, amount]) => ({ name, saved: { amount, currency } }));
  return { subtotal, total: paid, discounts };
}

type Sums = Pick<ClientCart, 'subtotal' | 'total' | 'saved' | 'discounts' | 'deliveryDiscounts'>;

/** The sums of all `lines`, of which `total` is the backend's for the bag and `allocations` are the bag's own. */
export function cartSums(
  lines: readonly Pick<CartLine, 'subtotal' | 'discounts'>[],
  total: Money,
  allocations: readonly Allocation[],
  codes: readonly string[],
): Sums {
  const { currency } = total;
  const subtotal = { currency, amount: sumOf(lines.map((line) => line.subtotal.amount)) };
  const ofLines = lines.flatMap(({ discounts }) =>
    discounts.map(({ name, saved }) => ({ name, amount: saved.amount, delivery: false })),
  );
  const sums = discounted(subtotal, total, [...ofLines, ...allocations]);
  const named = new Set(sums.discounts.map(({ name }) => name.toLowerCase()));
  const ofDelivery = allocations.flatMap(({ name, delivery }) => (delivery && name ? name : []));
  // Nothing is said of a code for the delivery as long as there is no address, but that it applies.
  const silent = named.has(unnamed.toLowerCase())
    ? []
    : codes.filter((code) => !named.has(code.toLowerCase()));
  return {
    ...sums,
    saved: { currency, amount: rounded(subtotal.amount - sums.total.amount) },
    deliveryDiscounts: [...new Set([...ofDelivery, ...silent])],
  };
}
