/** The cart's preferred delivery method. Later choices in the checkout don't change it. */
import type { Context } from '~/platform/context.server';
import { emptyCart } from './cart-problem';
import { deliveryPreference, updateCartBuyer } from './cart-api.server';
import { finishChange, type CartResult } from './finish-change.server';
import { getOwnCartId } from './own-cart.server';

/** Without `shop`, the order is delivered. Throws Unavailable. */
export async function setPickup(context: Context, shop: string | undefined): CartResult {
  const id = await getOwnCartId(context, emptyCart(null));
  if (!id.ok) return id;
  const preferences = { delivery: deliveryPreference(shop) };
  const payload = await updateCartBuyer(context, id.value, { preferences });
  return finishChange(context, id.value, payload, { isDone: (cart) => cart.pickup === shop });
}
