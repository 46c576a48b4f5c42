import type { World } from '../../world/world';
import { completeCart, type CheckoutCart } from '../carts/checkout-cart';
import type { Contact } from '../customers/contact';
import { customerByEmail } from '../customers/customers';
import { insertOrder } from '../orders/insert-order';
import { mailConfirmation } from '../orders/order-mail';
import type { Order } from '../orders/orders';
import { changeStock } from '../storage/products';
import { closeCheckout, type Checkout } from './checkouts';
import { lineOf } from './page';
import { shippingTo } from './shipping';

/**
 * Places the order in one transaction: lowers the stock (below zero for policy CONTINUE), deletes
 * the cart and e-mails a confirmation. The order belongs to the signed-in customer, else to the
 * account with the same e-mail. The caller makes sure that the checkout is not completed yet.
 */
export function placeOrder(
  world: World,
  checkout: Checkout & { contact: Contact },
  cart: CheckoutCart,
): Order {
  const { contact } = checkout;
  const shipping = shippingTo(contact.country, cart.currency, cart.total);
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
      discount: cart.discount,
      discountCodes: cart.codes.filter(({ applicable }) => applicable).map(({ code }) => code),
      shipping: shipping.price,
      shippingTitle: shipping.title,
      financialStatus: 'PAID',
      fulfillmentStatus: 'UNFULFILLED',
      address: contact,
      origin: checkout.origin,
      lines: cart.lines.map((line) => ({
        ...lineOf(line),
        productId: line.product.id,
        variantId: line.variant.id,
        originalTotal: line.total,
        discountedTotal: line.total - line.discount,
      })),
    });
    for (const line of cart.lines) changeStock(world.sql, line.variant.id, -line.quantity);
    completeCart(world, checkout.cartToken);
    closeCheckout(world, checkout.id, order.id);
    mailConfirmation(world, order);
    return order;
  });
}
