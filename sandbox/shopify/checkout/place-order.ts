import type { World } from '../../world/world';
import {
  completeCart,
  laterOf,
  sentItems,
  summaryOf,
  type CheckoutCart,
  type PricedLine,
} from '../carts/checkout-cart';
import type { Contact } from '../customers/contact';
import { customerByEmail } from '../customers/customers';
import { issueGiftCard, spendGiftCards } from '../gift-cards/gift-cards';
import { shares } from '../discounts/amounts';
import { nameOf } from '../discounts/eligible';
import { locationOf } from '../locations/locations';
import { insertOrder, type NewLine } from '../orders/insert-order';
import { mailConfirmation, mailGiftCard } from '../orders/order-mail';
import type { DiscountShare, Order } from '../orders/orders';
import { changeStock } from '../storage/products';
import { closeCheckout, type Checkout } from './checkouts';
import { giftCardPayments, lineOf } from './page';
import { shippingDue } from '../delivery/shipping';
import { amountsOf } from './amounts';

/**
 * Lowers stock (below zero for policy CONTINUE), deletes the cart, charges gift cards and sends
 * emails, in one transaction. The order belongs to the signed-in customer, else to the account with
 * the order's email. The checkout must not have an order yet.
 */
export function placeOrder(
  world: World,
  checkout: Checkout & { contact: Contact },
  cart: CheckoutCart,
  { paysLater = false } = {},
): Order {
  const { contact } = checkout;
  const { shipping, total, later } = amountsOf(cart, contact);
  return world.transact(() => {
    const order = insertOrder(world.sql, {
      customerId: cart.customerId ?? customerByEmail(world.sql, contact.email)?.id ?? null,
      email: contact.email,
      phone: contact.phone || null,
      processedAt: world
        .now()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      currency: cart.currency,
      discounts: [
        ...summaryOf(cart).discounts,
        ...(shipping.discount ? [{ ...shipping.discount, delivery: true }] : []),
      ],
      shipping: shippingDue(shipping),
      shippingTitle: shipping.title,
      pickup: shipping.title ? pickupOf(cart) : null,
      financialStatus: paysLater
        ? 'PENDING'
        : later === 0
          ? 'PAID'
          : later < total
            ? 'PARTIALLY_PAID'
            : 'PENDING',
      // Gift cards count as delivered when the payment is made.
      fulfillmentStatus: cart.lines.every(({ product }) => product.giftCard)
        ? 'FULFILLED'
        : 'UNFULFILLED',
      address: contact,
      origin: checkout.origin,
      lines: cart.lines.flatMap((line) => {
        const parcel = shipping.parcels.findIndex(({ group }) => group.lines.includes(line));
        return orderLines(line, cart).map((one) => ({ ...one, parcel: Math.max(0, parcel) }));
      }),
    });
    for (const { variant, quantity } of sentItems(cart.lines))
      changeStock(world.sql, variant.id, -quantity);
    const paid = giftCardPayments(world, cart, order.total - later);
    spendGiftCards(world.sql, order.id, paid);
    completeCart(world, checkout.cartToken);
    closeCheckout(world, checkout.id, order.id);
    mailConfirmation(world, order);
    for (const { product, price, quantity, attributes } of cart.lines)
      for (let piece = 0; product.giftCard && piece < quantity; piece += 1)
        mailGiftCard(world, order, issueGiftCard(world.sql, order.currency, price), { attributes });
    return order;
  });
}

const pickupOf = ({ deliveryChoice }: CheckoutCart) =>
  (typeof deliveryChoice === 'string' && locationOf(deliveryChoice)) || null;

/** As at Shopify, an order has a line for each part of a bundle, and none for the bundle. */
function orderLines(line: PricedLine, cart: CheckoutCart): Omit<NewLine, 'parcel'>[] {
  const amountsFrom = ({
    subtotal,
    total,
    share,
  }: Pick<PricedLine, 'subtotal' | 'total' | 'share'>) => ({
    originalTotal: subtotal,
    discountedTotal: total - share,
    discounts: discountShares(line, cart, { own: subtotal - total, share }),
    taxable: !line.product.giftCard,
  });
  const { product, variant, quantity } = line;
  if (line.parts.length === 0)
    return [
      {
        ...lineOf(line),
        ...amountsFrom(line),
        ...{ productId: product.id, variantId: variant.id, later: laterOf(line), bundle: null },
      },
    ];
  return line.parts.map((part) => ({
    ...lineOf({ ...part, attributes: [], offer: null }),
    ...amountsFrom(part),
    ...{ productId: part.product.id, variantId: part.variant.id, later: 0 },
    bundle: { variantId: variant.id, title: product.title, quantity },
  }));
}

/** Splits `own` among the line's discounts, and `share` (the line's share of the cart's discounts) among the cart's. */
function discountShares(
  line: PricedLine,
  { discounts, currency }: CheckoutCart,
  { own, share }: { own: number; share: number },
): DiscountShare[] {
  const split = (saved: number, allocations: PricedLine['discounts']) => {
    const weights = allocations.map(({ amount }) => amount);
    return shares(saved, weights, currency).map((amount, index) => ({
      name: nameOf(allocations[index]!.discount),
      amount,
    }));
  };
  const acrossOrder = split(share, discounts).map((one) => ({
    ...one,
    acrossOrder: true as const,
  }));
  return [...split(own, line.discounts), ...acrossOrder].filter(({ amount }) => amount > 0);
}
