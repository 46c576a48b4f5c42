import { lineName, type Cart } from '~/features/cart/cart';
import { emptyCart, type CartProblem } from '~/features/cart/cart-problem';
import { getOwnCart } from '~/features/cart/own-cart.server';
import { setPickup } from '~/features/cart/pickup-preference.server';
import { linesMissingAt } from '~/features/pickup/pickup';
import { getOwnPickupShops, getPickupOfVariants } from '~/features/pickup/pickup.server';
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { fail, type Result } from '~/platform/result';

/**
 * Refuses a shop that doesn't have enough of an item in the bag. If the stock can't be read, accepts the shop, and the
 * checkout decides. Other outages throw Unavailable.
 */
export async function choosePickup(
  context: Context,
  { shop: id }: { shop?: string | undefined },
): Promise<Result<Cart, CartProblem>> {
  if (id === undefined) return setPickup(context, undefined);
  const [shops, cart] = await Promise.all([getOwnPickupShops(context), getOwnCart(context)]);
  const shop = shops.find((one) => one.id === id);
  if (!cart) return fail(emptyCart(null));
  if (!shop) return refusal('Please choose one of these shops.', cart);
  const lines = cart.lines.filter(
    ({ requiresShipping, quantity }) => requiresShipping !== false && quantity > 0,
  );
  const stock = await optional(
    context,
    'pickup-failed',
    getPickupOfVariants(
      context,
      [...new Set(lines.map(({ variantId }) => variantId))],
      shop.position,
    ),
    {},
  );
  const missing = linesMissingAt(id, lines, stock);
  if (missing.length === 0) return setPickup(context, id);
  const names = missing.map(lineName);
  return refusal(
    `${shop.name} doesn’t have enough of this now: ${names.slice(0, 5).join('; ')}${names.length > 5 ? ' and more' : ''}.`,
    cart,
  );
}

const refusal = (message: string, cart: Cart) => fail({ kind: 'stock', message, cart } as const);
