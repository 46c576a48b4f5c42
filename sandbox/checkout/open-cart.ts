import { cartForCheckout, cloneWithoutBuyer } from '../commerce/cart';
import { seeOther } from '../pages/layout';
import { storefrontOf } from '../pages/storefronts';
import type { World } from '../state/world';
import { bagOf, checkoutOfCart, findCheckout, openCheckout } from './checkouts';
import { messagePage } from './frame';
import { orderById } from './orders';

/**
 * `GET /cart/c/{token}?key=`: takes a cart to the checkout. With a wrong key its contents are
 * cloned without the buyer; a cart that was ordered leads to its order, but only with its key.
 */
export function openCart(request: Request, url: URL, world: World, token: string): Response {
  const origin = storefrontOf(request, world);
  const key = url.searchParams.get('key') ?? '';
  const done = checkoutOfCart(world, token);
  const order = done?.orderId && done.cartKey === key ? orderById(world.sql, done.orderId) : null;
  if (order) return seeOther(`/orders/${order.token}`);
  const source = cartForCheckout(world, token, key)
    ? { token, key }
    : cloneWithoutBuyer(world, token);
  if (!source) return emptyPage(world, origin, 410);
  const id = openCheckout(world, source, origin);
  const checkout = findCheckout(world, id);
  if (!checkout || !bagOf(world, checkout)) return emptyPage(world, origin, 200);
  return seeOther(`/checkouts/${id}`);
}

/** What a checkout without anything to buy says. */
export const emptyPage = (world: World, origin: string, status: number): Response =>
  messagePage(world, origin, {
    title: 'Your cart is empty',
    text: 'There is nothing to pay for here. Put something into your bag and come back.',
    status,
  });
