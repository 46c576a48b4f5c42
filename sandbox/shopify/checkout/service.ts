import { formValues } from '../../pages/form-values';
import { seeOther } from '../../pages/layout';
import { storefrontOf } from '../../world/storefronts';
import type { Service, World } from '../../world/world';
import { isSent } from '../carts/checkout-cart';
import { orderById, orderByToken } from '../orders/orders';
import { cartOf, findCheckout } from './checkouts';
import { contactStep, submitContact } from './contact-step';
import { emptyPage, openCart, shopPayQuery } from './open-cart';
import { orderPage } from './order-page';
import { messagePage } from './page';
import { paymentStep, submitPayment } from './payment-step';
import { shippingStep, submitShipping } from './shipping-step';

export const checkout: Service = (request, url, world) => {
  const [, area, first = '', second = ''] = url.pathname.split('/');
  if (area === 'cart' && first === 'c') return openCart(request, url, world, second);
  if (area === 'orders') return showOrder(request, world, first);
  if (area !== 'checkouts') return null;
  if (request.method !== 'POST') return step(request, world, first, second, null);
  return formValues(request).then((values) => step(request, world, first, second, values));
};

function showOrder(request: Request, world: World, token: string): Response {
  const order = orderByToken(world.sql, token);
  return order ? orderPage(world, order) : unknown(request, world);
}

function step(
  request: Request,
  world: World,
  id: string,
  name: string,
  values: Record<string, string> | null,
): Response {
  const checkout = findCheckout(world, id);
  if (!checkout) return unknown(request, world);
  const order = checkout.orderId === null ? null : orderById(world.sql, checkout.orderId);
  if (order) return seeOther(`/orders/${order.token}`);
  const cart = cartOf(world, checkout);
  if (!cart) return emptyPage(world, checkout.origin, 410);
  const { contact } = checkout;
  if (name === '') {
    const shopPay = shopPayQuery(new URL(request.url));
    return values
      ? submitContact(world, checkout, cart, values, shopPay)
      : contactStep(world, checkout, cart, shopPay);
  }
  // Lines that require shipping may have been added after the contact step.
  if (!contact || (isSent(cart) && !contact.address1)) return seeOther(`/checkouts/${id}`);
  const ready = { ...checkout, contact };
  if (name === 'shipping') {
    if (!isSent(cart)) return seeOther(`/checkouts/${id}/payment`);
    return values ? submitShipping(world, ready, cart, values) : shippingStep(world, ready, cart);
  }
  if (name !== 'payment') return unknown(request, world);
  return values ? submitPayment(world, ready, cart, values) : paymentStep(world, ready, cart);
}

const unknown = (request: Request, world: World): Response =>
  messagePage(world, storefrontOf(request, world), {
    title: 'We can’t find that',
    text: 'This checkout or order does not exist here. It may have been removed.',
    status: 404,
  });
