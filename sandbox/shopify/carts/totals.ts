import type { Currency, SeedProduct, SeedVariant } from '../../seed/types';
import type { World } from '../../world/world';
import { currencyOf } from '../storage/markets';
import { variantById } from '../storage/products';
import { loadLines } from './cart-lines';
import type { Attribute, Cart } from './carts';
import { applyCodes, type AppliedCode } from './discounts';

/** A line with its product and its prices, in hundredths of the cart's currency. */
export type PricedLine = {
  id: string;
  quantity: number;
  attributes: Attribute[];
  product: SeedProduct;
  variant: SeedVariant;
  price: number;
  compareAt: number | null;
  total: number;
  /** This line's share of the cart's discount. */
  discount: number;
};

export type PricedCart = {
  currency: Currency;
  lines: PricedLine[];
  quantity: number;
  /** Before the discount. */
  subtotal: number;
  discount: number;
  total: number;
  codes: AppliedCode[];
};

/** Prices a cart in the currency of its buyer's country, at current prices. */
export function priceCart(world: World, cart: Cart): PricedCart {
  const currency = currencyOf(cart.country);
  const lines = loadLines(world, cart.token).flatMap((line) => {
    const found = variantById(world.sql, line.variantId);
    if (!found) return [];
    const { price, compareAt } = found.variant.prices[currency];
    return [{ ...line, ...found, price, compareAt, total: price * line.quantity, discount: 0 }];
  });
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  const codes = applyCodes(world, cart.discountCodes, subtotal, currency);
  const discount = codes.reduce((sum, { amount }) => sum + amount, 0);
  share(lines, discount, subtotal);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { currency, lines, quantity, subtotal, discount, total: subtotal - discount, codes };
}

/**
 * Splits the discount over the lines in proportion to their totals; the remainder goes to the
 * largest.
 */
function share(lines: PricedLine[], discount: number, subtotal: number): void {
  if (discount === 0) return;
  for (const line of lines) line.discount = Math.floor((discount * line.total) / subtotal);
  const left = discount - lines.reduce((sum, line) => sum + line.discount, 0);
  const largest = lines.toSorted((one, other) => other.total - one.total)[0];
  if (largest) largest.discount += left;
}
