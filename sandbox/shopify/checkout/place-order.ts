import type { World } from '../../world/world';
import {
  completeCart,
  laterOf,
  laterTotal,
  summaryOf,
  type CheckoutCart,
} from '../carts/checkout-cart';
import type { Contact } from '../customers/contact';
import { customerByEmail } from '../customers/customers';
import { issueGiftCard, spendGiftCards } from '../gift-cards/gift-cards';
import { insertOrder } from '../orders/insert-order';
import { mailConfirmation, mailGiftCard } from '../orders/order-mail';
import type { Order } from '../orders/orders';
import { changeStock } from '../storage/products';
import { closeCheckout, type Checkout } from './checkouts';
import { giftCardPayments, lineOf } from './page';
import { shippingDue, shippingOf } from '../delivery/shipping';

/**
 * Lowers stock (below zero for policy CONTINUE), deletes the cart, charges gift cards and sends
 * emails, in one transaction. The order belongs to the signed-in customer, else to the account with
 * the order's email. The checkout must not have an order yet.
 */
export function placeOrder(
  world: World,
  checkout: Checkout & { contact: Contact },
  cart: CheckoutCart,
): Order {
  const { contact } = checkout;
  const shipping = shippingOf(cart, contact.country);
  const later = laterTotal(cart);
  const total = cart.total + shippingDue(shipping);
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
      financialStatus: later === 0 ? 'PAID' : later < total ? 'PARTIALLY_PAID' : 'PENDING',
      // Gift cards count as delivered when the payment is made.
      fulfillmentStatus: cart.lines.every(({ product }) => product.giftCard)
        ? 'FULFILLED'
        : 'UNFULFILLED',
      address: contact,
      origin: checkout.origin,
      lines: cart.lines.map((line) => ({
        ...lineOf(line),
        productId: line.product.id,
        variantId: line.variant.id,
        originalTotal: line.subtotal,
        discountedTotal: line.total - line.share,
        later: laterOf(line),
      })),
    });
    for (const line of cart.lines) changeStock(world.sql, line.variant.id, -line.quantity);
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
