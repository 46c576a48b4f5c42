/** The bag's sums: what is shown always adds up, of each line and of the bag. Safe in the browser. */
import type { Money } from '~/ui/money';
import type { CartDiscount, CartGiftCard, CartLine, ClientCart } from './cart';

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

type Sums = Pick<
  ClientCart,
  'subtotal' | 'total' | 'saved' | 'discounts' | 'deliveryDiscounts' | 'due' | 'sent'
>;

/** What the backend says of a cart with all its lines. */
export interface WholeCart {
  total: Money;
  /** The cart's own. */
  allocations: readonly Allocation[];
  giftCards: readonly CartGiftCard[];
}

/**
 * The sums of all `lines`. A gift card pays part of the total; whether the backend's total is with or without that part
 * is not documented, so what makes the discounts add up is taken.
 */
export function cartSums(
  lines: readonly Pick<CartLine, 'subtotal' | 'total' | 'discounts' | 'requiresShipping'>[],
  { total, allocations, giftCards }: WholeCart,
  codes: readonly string[],
): Sums {
  const { currency } = total;
  const subtotal = { currency, amount: sumOf(lines.map((line) => line.subtotal.amount)) };
  const ofLines = lines.flatMap(({ discounts }) =>
    discounts.map(({ name, saved }) => ({ name, amount: saved.amount, delivery: false })),
  );
  const parts = [...ofLines, ...allocations];
  const paid = sumOf(giftCards.map(({ pays }) => pays.amount));
  const off = sumOf(parts.filter(({ delivery }) => !delivery).map(({ amount }) => amount));
  const isPaidTakenOff = rounded(subtotal.amount - total.amount - paid) === off;
  const whole = { currency, amount: rounded(total.amount + (isPaidTakenOff ? paid : 0)) };
  const sums = discounted(subtotal, whole, parts);
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
    due: { currency, amount: Math.max(0, rounded(sums.total.amount - paid)) },
    sent: sentOf(lines, sums.total),
  };
}

/** What lines that are sent are of the total, which the discounts of the whole cart lower for all in proportion. */
function sentOf(
  lines: readonly Pick<CartLine, 'total' | 'requiresShipping'>[],
  { amount, currency }: Money,
): Money | null {
  const sent = lines.filter(({ requiresShipping }) => requiresShipping !== false);
  if (sent.length === 0) return null;
  if (sent.length === lines.length) return { amount, currency };
  const [own, all] = [sent, lines].map((some) => sumOf(some.map(({ total }) => total.amount)));
  return { currency, amount: all ? Math.round((amount * own! * 100) / all) / 100 : 0 };
}
