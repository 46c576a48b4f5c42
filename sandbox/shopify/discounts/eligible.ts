import { discounts as seeded, type Discount, type Selection } from '../../seed/discounts';
import type { SeedProduct } from '../../seed/types';
import { readValue, writeValue } from '../../world/key-values';
import type { World } from '../../world/world';
import { converted } from './amounts';
import type { DiscountedCart, DiscountRefusal } from './types';

const stored = 'discounts';

export function shopDiscounts({ sql }: World): Discount[] {
  const text = readValue(sql, stored);
  return text === null ? seeded : (JSON.parse(text) as Discount[]);
}

export const storeDiscounts = ({ sql }: World, discounts: Discount[]): void =>
  writeValue(sql, stored, JSON.stringify(discounts));

export const isIn = (selection: Selection | undefined, product: SeedProduct): boolean => {
  const { products, collections } = selection ?? {};
  return (
    (!products && !collections) ||
    (products?.includes(product.handle) ?? false) ||
    (collections?.some((handle) => product.collections.includes(handle)) ?? false)
  );
};

/** Null if this cart and buyer can use the discount now. */
export function refusalOf(
  world: World,
  discount: Discount,
  cart: DiscountedCart,
): DiscountRefusal | null {
  const now = world.now().getTime();
  const isEarly = discount.startsAt && Date.parse(discount.startsAt) > now;
  const isLate = discount.endsAt && Date.parse(discount.endsAt) <= now;
  if (isEarly || isLate) return 'DISCOUNT_CURRENTLY_INACTIVE';
  if (discount.usageLimit !== undefined && uses(world, discount) >= discount.usageLimit)
    return 'DISCOUNT_USAGE_LIMIT_REACHED';
  if (discount.oncePerCustomer && uses(world, discount, cart) > 0)
    return 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED';
  const entitled = cart.lines.filter(
    ({ product }) => discount.class !== 'PRODUCT' || isIn(discount.appliesTo, product),
  );
  const { subtotal = 0, quantity = 0 } = discount.minimum ?? {};
  const sum = entitled.reduce((total, line) => total + line.price * line.quantity, 0);
  const pieces = entitled.reduce((total, line) => total + line.quantity, 0);
  if (pieces === 0) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
  if (sum < converted(subtotal, cart.currency)) return 'DISCOUNT_PURCHASE_NOT_IN_RANGE';
  return pieces < quantity ? 'DISCOUNT_QUANTITY_NOT_IN_RANGE' : null;
}

/** Counts all orders with the discount, or only those of the cart's buyer. */
function uses(world: World, discount: Discount, buyer?: DiscountedCart): number {
  const orders = buyer
    ? world.sql.exec<{ discounts: string }>(
        'SELECT discounts FROM orders WHERE customer_id = ? OR email = ? COLLATE NOCASE',
        ...[buyer.customerId, buyer.email],
      )
    : world.sql.exec<{ discounts: string }>('SELECT discounts FROM orders');
  const name = nameOf(discount);
  return orders
    .toArray()
    .filter(({ discounts }) =>
      (JSON.parse(discounts) as { name: string }[]).some((one) => one.name === name),
    ).length;
}

export const nameOf = ({ code, title }: Discount): string => code ?? title;
