import type { Currency, SeedProduct, SeedVariant } from '../../seed/types';
import type { World } from '../../world/world';
import { partsOf, type Part } from '../bundles/parts';
import { catalogVariant } from '../companies/catalog';
import { locationOfCart } from '../companies/companies';
import { customerIdOf } from '../customers/access-tokens';
import { shares } from '../discounts/amounts';
import { amountOf } from '../discounts/apply';
import { discountsOf } from '../discounts/discounts';
import { nameOf } from '../discounts/eligible';
import type { Allocation, Discounts } from '../discounts/types';
import { paidByGiftCards, type Payment } from '../gift-cards/gift-cards';
import { currencyOf } from '../storage/markets';
import { offerOf, planById, type PlanOffer } from '../selling-plans/offers';
import { variantById } from '../storage/products';
import { loadLines } from './cart-lines';
import type { Attribute, Cart, DeliveryChoice } from './carts';

/** `quantity` is the number of pieces in the line; the amounts are the part's share of the line's amounts. */
export type PricedPart = Part & Pick<PricedLine, 'subtotal' | 'total' | 'share'>;

/** Amounts are in hundredths of the cart currency's major unit. */
export type PricedLine = {
  id: string;
  quantity: number;
  attributes: Attribute[];
  product: SeedProduct;
  variant: SeedVariant;
  price: number;
  compareAt: number | null;
  /** The price of one piece with the line's selling plan; null for a one-time purchase. */
  offer: PlanOffer | null;
  subtotal: number;
  /** Deducted from `total`. */
  discounts: Allocation[];
  total: number;
  /** Share of the cart's discounts. Not deducted from `total`. */
  share: number;
  /** Empty unless the variant is a bundle. */
  parts: PricedPart[];
};

export type PricedCart = {
  currency: Currency;
  lines: PricedLine[];
  quantity: number;
  subtotal: number;
  discounts: Allocation[];
  /** The total before gift cards. */
  total: number;
  /** Gift card payments, without delivery. */
  giftCards: Payment[];
  deliveryChoice: DeliveryChoice;
} & Pick<Discounts, 'codes' | 'shipping'>;

/**
 * Amounts are in the currency of the buyer's country. Discounts can depend on the
 * buyer's email: `email` if given, else the cart's.
 */
export function priceCart(world: World, cart: Cart, email = cart.email): PricedCart {
  const currency = currencyOf(cart.country);
  const location = locationOfCart(world, cart);
  const lines = loadLines(world, cart.token).flatMap((line) => {
    const stored = variantById(world.sql, line.variantId);
    if (!stored) return [];
    const found = { ...stored, variant: catalogVariant(location, stored.variant) };
    const plan = planById(found.product, line.planId);
    const offer = plan && offerOf(plan, found.variant, currency);
    const single = found.variant.prices[currency];
    const { price, compareAt } = offer
      ? { price: offer.price, compareAt: null }
      : { ...single, price: priceAt(found.variant, line.quantity, currency) };
    return [{ ...line, ...found, offer, price, compareAt, subtotal: price * line.quantity }];
  });
  const customerId = cart.customerToken === null ? null : customerIdOf(world, cart.customerToken);
  const buyer = { customerId, email };
  // As on Shopify, gift cards aren't discounted.
  const goods = lines.filter(({ product }) => !product.giftCard);
  const found = discountsOf(world, { currency, lines: goods, ...buyer }, cart.discountCodes);
  const allocations = lines.map((line) => found.lines[goods.indexOf(line)] ?? []);
  const totals = lines.map((line, index) => line.subtotal - amountOf(allocations[index]!));
  const weights = totals.map((total, index) => (lines[index]!.product.giftCard ? 0 : total));
  const parts = shares(amountOf(found.cart), weights, currency);
  const subtotal = totals.reduce((sum, total) => sum + total, 0);
  const total = subtotal - amountOf(found.cart);
  const priced = lines.map((line, index) => ({
    ...line,
    discounts: allocations[index]!,
    ...pricedParts(world, line, { total: totals[index]!, share: parts[index]! }, currency),
  }));
  // Gift cards pay what the checkout charges.
  const due = total - laterTotal({ lines: priced });
  return {
    currency,
    lines: priced,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    discounts: found.cart,
    total,
    giftCards: paidByGiftCards(world.sql, cart.token, due, currency),
    codes: found.codes,
    shipping: found.shipping,
    deliveryChoice: cart.deliveryChoice,
  };
}

/**
 * The price of one piece in a line with `quantity` pieces. Shopify doesn't document whether the variant's pieces in
 * other lines of the cart count too.
 */
function priceAt(
  { prices, priceBreaks = [] }: SeedVariant,
  quantity: number,
  currency: Currency,
): number {
  const reached = priceBreaks.findLast(({ minimum }) => quantity >= minimum);
  return reached ? reached.prices[currency] : prices[currency].price;
}

/** As at Shopify, a bundle's price is split in proportion to the parts' own prices. */
function pricedParts(
  { sql }: World,
  { variant, quantity, subtotal }: Pick<PricedLine, 'variant' | 'quantity' | 'subtotal'>,
  { total, share }: Pick<PricedLine, 'total' | 'share'>,
  currency: Currency,
): Pick<PricedLine, 'total' | 'share' | 'parts'> {
  const own = partsOf(sql, variant);
  const weights = own.map((part) => part.variant.prices[currency].price * part.quantity * quantity);
  const split = (amount: number) => shares(amount, weights, currency);
  const [subtotals, totals, cartShares] = [split(subtotal), split(total), split(share)];
  const parts = own.map((part, index) => ({
    ...part,
    quantity: part.quantity * quantity,
    ...{ subtotal: subtotals[index]!, total: totals[index]!, share: cartShares[index]! },
  }));
  return { total, share, parts };
}

/** The part of the cart that is charged after the checkout, such as the rest of a deposit. Discounts reduce it too. */
export const laterTotal = ({ lines }: Pick<PricedCart, 'lines'>): number =>
  lines.reduce((sum, line) => sum + laterOf(line), 0);

export const laterOf = ({ offer, subtotal, total, share }: PricedLine): number =>
  offer && subtotal > 0 ? Math.round((offer.later / offer.price) * (total - share)) : 0;

export type NamedAmount = { name: string; amount: number };

/** The price before discounts, and each discount's total. */
export function summaryOf({ lines, discounts }: Pick<PricedCart, 'lines' | 'discounts'>): {
  before: number;
  discounts: NamedAmount[];
} {
  const sums = new Map<string, number>();
  for (const { discount, amount } of [...lines.flatMap((line) => line.discounts), ...discounts]) {
    const name = nameOf(discount);
    sums.set(name, (sums.get(name) ?? 0) + amount);
  }
  return {
    before: lines.reduce((sum, line) => sum + line.subtotal, 0),
    discounts: [...sums].map(([name, amount]) => ({ name, amount })),
  };
}

/** Total of the shipped lines after discounts. The price of delivery depends on it. */
export const sentTotal = ({ lines }: Pick<PricedCart, 'lines'>): number =>
  lines
    .filter(({ variant }) => variant.requiresShipping)
    .reduce((sum, { total, share }) => sum + total - share, 0);

export const isSent = ({ lines }: Pick<PricedCart, 'lines'>): boolean =>
  lines.some(({ variant, quantity }) => variant.requiresShipping && quantity > 0);

export type SentItem = Pick<PricedLine, 'product' | 'variant' | 'quantity'>;

/** The items to pack for the lines: a bundle's parts instead of the bundle. */
export const sentItems = (lines: PricedLine[]): SentItem[] =>
  lines.flatMap((line) => (line.parts.length > 0 ? line.parts : [line]));
