/** Displayed amounts always add up. */
import { rounded, roundedToUnit, sumOf, type Money } from '~/ui/money';
import type { CartDiscount, CartGiftCard, CartLine, ClientCart } from './cart';

/** `name` is the discount's code or title, or ''. */
export interface Allocation {
  name: string;
  amount: number;
  /** Delivery discounts aren't part of the cart's total. */
  delivery: boolean;
}

const unnamed = 'Discount';

/** If the discounts don't add up to subtotal minus total, one 'Discount' replaces them. */
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
  'subtotal' | 'total' | 'saved' | 'discounts' | 'deliveryDiscounts' | 'due' | 'later' | 'sent'
>;

export interface WholeCart {
  total: Money;
  allocations: readonly Allocation[];
  giftCards: readonly CartGiftCard[];
}

/**
 * Shopify doesn't document whether gift cards are already subtracted from `total`. They are if subtotal minus total
 * equals discounts plus gift cards.
 */
export function cartSums(
  lines: readonly Pick<
    CartLine,
    'quantity' | 'subtotal' | 'total' | 'discounts' | 'requiresShipping' | 'plan'
  >[],
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
  // Shopify returns no amount for delivery codes while the address is unknown, so codes without an amount count as
  // delivery discounts.
  const silent = named.has(unnamed.toLowerCase())
    ? []
    : codes.filter((code) => !named.has(code.toLowerCase()));
  const due = Math.max(0, rounded(sums.total.amount - paid));
  const later = Math.min(due, laterOf(lines, sums.total));
  return {
    ...sums,
    saved: { currency, amount: rounded(subtotal.amount - sums.total.amount) },
    deliveryDiscounts: [...new Set([...ofDelivery, ...silent])],
    due: { currency, amount: due },
    ...(later > 0 && { later: { currency, amount: later } }),
    sent: sentOf(lines, sums.total),
  };
}

/** The part that is charged after the checkout. Cart-level discounts reduce all lines in proportion. */
function laterOf(
  lines: readonly Pick<CartLine, 'total' | 'plan'>[],
  { amount, currency }: Money,
): number {
  const later = sumOf(lines.map(({ plan }) => plan?.later?.amount ?? 0));
  const all = sumOf(lines.map((line) => line.total.amount));
  return later > 0 ? roundedToUnit({ amount: (later * amount) / all, currency }).amount : 0;
}

function sentOf(
  lines: readonly Pick<CartLine, 'quantity' | 'total' | 'requiresShipping'>[],
  { amount, currency }: Money,
): Money | null {
  const sent = lines.filter(
    ({ quantity, requiresShipping }) => quantity > 0 && requiresShipping !== false,
  );
  if (sent.length === 0) return null;
  if (sent.length === lines.length) return { amount, currency };
  const [own, all] = [sent, lines].map((some) => sumOf(some.map(({ total }) => total.amount)));
  return roundedToUnit({ amount: all ? (amount * own!) / all : 0, currency });
}
