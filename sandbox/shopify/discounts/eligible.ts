import { discounts as seeded, type Discount, type Selection } from '../../seed/discounts';
import type { SeedProduct } from '../../seed/types';
import { readValue, writeValue } from '../../world/key-values';
import type { World } from '../../world/world';
import { converted } from './amounts';
import type { DiscountedCart } from './types';

const stored = 'discounts';

/** The shop's discounts: the seed's, or what the control page has been given in their place. */
export function shopDiscounts({ sql }: World): Discount[] {
  const text = readValue(sql, stored);
  return text === null ? seeded : (JSON.parse(text) as Discount[]);
}

/** Replaces the shop's discounts, until the sandbox is reset. */
export const storeDiscounts = ({ sql }: World, discounts: Discount[]): void =>
  writeValue(sql, stored, JSON.stringify(discounts));

/** True for a product of the selection. */
export const isIn = (selection: Selection | undefined, product: SeedProduct): boolean => {
  const { products, collections } = selection ?? {};
  return (
    (!products && !collections) ||
    (products?.includes(product.handle) ?? false) ||
    (collections?.some((handle) => product.collections.includes(handle)) ?? false)
  );
};

/** True for a discount that this cart may have, were it the only one: now, for this buyer, with these lines. */
export function isEligible(world: World, discount: Discount, cart: DiscountedCart): boolean {
  const now = world.now().getTime();
  if (discount.startsAt && Date.parse(discount.startsAt) > now) return false;
  if (discount.endsAt && Date.parse(discount.endsAt) <= now) return false;
  if (discount.oncePerCustomer && isUsed(world, discount, cart)) return false;
  const entitled = cart.lines.filter(
    ({ product }) => discount.class !== 'PRODUCT' || isIn(discount.appliesTo, product),
  );
  const { subtotal = 0, quantity = 0 } = discount.minimum ?? {};
  const sum = entitled.reduce((total, line) => total + line.price * line.quantity, 0);
  const pieces = entitled.reduce((total, line) => total + line.quantity, 0);
  return sum >= converted(subtotal, cart.currency) && pieces >= Math.max(1, quantity);
}

/** True when the buyer has an order with this discount. */
function isUsed(world: World, discount: Discount, { customerId, email }: DiscountedCart): boolean {
  const orders = world.sql
    .exec<{ discounts: string }>(
      'SELECT discounts FROM orders WHERE customer_id = ? OR email = ? COLLATE NOCASE',
      customerId,
      email,
    )
    .toArray();
  return orders.some(({ discounts }) =>
    (JSON.parse(discounts) as { name: string }[]).some(({ name }) => name === nameOf(discount)),
  );
}

/** What shoppers read of a discount: its code, or its title. */
export const nameOf = ({ code, title }: Discount): string => code ?? title;
