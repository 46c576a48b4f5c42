import { seeOther } from '../../pages/layout';
import { storefrontOf } from '../../world/storefronts';
import type { World } from '../../world/world';
import { cartForCheckout, cloneWithoutBuyer } from '../carts/checkout-cart';
import { orderById } from '../orders/orders';
import { cartOf, checkoutOfCart, findCheckout, openCheckout } from './checkouts';
import { messagePage } from './page';

/**
 * `GET /cart/c/{token}?key=`: opens the checkout or, for a completed cart, redirects to the order. As at Shopify, a wrong
 * key opens a copy of the cart without the buyer.
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
  if (!checkout || !cartOf(world, checkout)) return emptyPage(world, origin, 200);
  return seeOther(`/checkouts/${id}${shopPayQuery(url)}`);
}

/** Shopify offers Shop Pay first if the cart's link has this parameter. */
export const shopPayQuery = (url: URL): string =>
  url.searchParams.get('payment') === 'shop_pay' ? '?payment=shop_pay' : '';

export const emptyPage = (world: World, origin: string, status: number): Response =>
  messagePage(world, origin, {
    title: 'Your bag is empty',
    text: 'There is nothing to check out yet. Add something to your bag and come back.',
    status,
  });
