/** Adds a variant to the cart. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { lineAttributes, maxPerLine, quantityInCart, type Cart } from './cart';
import { queryBeforeAdd } from './cart-calls.server';
import { readCartId, setCartCookies } from './cart-cookie.server';
import { refusedProblem, type CartProblem } from './cart-problem.server';
import { extendBag } from './extend-cart.server';

/**
 * Adds `quantity` pieces of a variant (`merchandise`: the digits of its gid) to the cart, which is
 * created if there is none. The line's attributes are made from the variant as it is now, never taken
 * from the form. Shopify reports no error when it adds fewer pieces than asked, so quantities are
 * compared and a shortfall is a `refused` problem with the number `added`. Throws Unavailable.
 */
export async function addLine(
  context: Context,
  { merchandise, quantity }: { merchandise: string; quantity: number },
): Promise<Result<Cart, CartProblem>> {
  const merchandiseId = `gid://shopify/ProductVariant/${merchandise}`;
  const stored = readCartId(context);
  const { variants, cart } = await queryBeforeAdd(context, [merchandiseId], stored);
  const [variant] = variants;
  if (!variant) {
    return fail({ kind: 'gone', message: 'This product is no longer available.', cart });
  }
  if ((cart ? quantityInCart(cart, merchandise) : 0) + quantity > maxPerLine) {
    const message = `Your bag can hold at most ${maxPerLine} of one product.`;
    return fail({ kind: 'limit', message, cart });
  }
  const line = { merchandiseId, quantity, attributes: lineAttributes(variant) };
  const { payload, before } = await extendBag(context, [line], { cart, dead: stored });
  const held = before ? quantityInCart(before, merchandise) : 0;
  if (payload.cart) setCartCookies(context, payload.cart, [merchandise]);
  const added = payload.cart ? quantityInCart(payload.cart, merchandise) - held : 0;
  if (payload.cart && added >= quantity && payload.userErrors.length === 0) return ok(payload.cart);
  const problem = await refusedProblem(
    context,
    'Could not add to cart',
    payload,
    readCartId(context),
  );
  return fail({ ...problem, added: Math.max(0, added) });
}
