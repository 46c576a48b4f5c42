/** Browser only. */
import { publish } from '~/features/analytics/bus';
import type { Item } from '~/features/analytics/events';
import { leastAdded } from '~/features/catalog/quantity-rule';
import { quantityOfLines, type ClientCart, type CartLine } from './cart';

/** Six decimals, so that price times quantity is the line's total. */
const each = (amount: number, { quantity }: CartLine): number =>
  quantity > 0 ? Math.round((amount / quantity) * 1e6) / 1e6 : 0;

/** Google Analytics expects the price after the line's discounts. */
const itemOf = (line: CartLine): Item => ({
  id: line.variantId,
  product: line.productId,
  name: line.title,
  brand: line.vendor,
  price: line.discounts.length > 0 ? each(line.total.amount, line) : line.each.amount,
  ...(line.discounts.length > 0 && {
    discount: each(line.subtotal.amount - line.total.amount, line),
    coupon: line.discounts.map(({ name }) => name).join(', '),
  }),
  quantity: line.quantity,
  colour: line.colour,
  size: line.size,
});

/** Undefined for forms without the field. */
export function sentQuantity(fields: FormData): number | undefined {
  const quantity = fields.get('quantity');
  return quantity === null ? undefined : Number(quantity);
}

/** Without `quantity`, the shop added the smallest quantity that it sells. */
export function publishAddToCart(
  cart: ClientCart | undefined,
  { variantId, planId = '' }: { variantId: string; planId?: string },
  quantity?: number,
): void {
  const line = cart?.lines.find(
    (one) => one.variantId === variantId && (one.plan?.id ?? '') === planId,
  );
  if (!cart || !line) return;
  publish({
    type: 'add',
    currency: cart.total.currency,
    items: [
      {
        ...itemOf(line),
        quantity: quantity ?? leastAdded(line.rule, quantityOfLines(cart, variantId)),
      },
    ],
  });
}

export const publishCheckout = (cart: ClientCart): void =>
  publish({ type: 'checkout', currency: cart.total.currency, items: cart.lines.map(itemOf) });
