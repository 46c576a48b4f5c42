/** Adds a variant to the cart. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { attributesOf, maxPerLine, piecesOf, type Cart } from './cart';
import { queryBeforeAdd } from './cart-calls.server';
import { readCartId, rememberCart } from './cart-cookie.server';
import { refusal, type CartProblem } from './cart-problem.server';
import { extendBag } from './extend-bag.server';

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
  if ((cart ? piecesOf(cart, merchandise) : 0) + quantity > maxPerLine) {
    const message = `Your bag can hold at most ${maxPerLine} of one product.`;
    return fail({ kind: 'limit', message, cart });
  }
  const line = { merchandiseId, quantity, attributes: attributesOf(variant) };
  const { payload, before } = await extendBag(context, [line], { cart, dead: stored });
  const held = before ? piecesOf(before, merchandise) : 0;
  if (payload.cart) rememberCart(context, payload.cart, [merchandise]);
  const added = payload.cart ? piecesOf(payload.cart, merchandise) - held : 0;
  if (payload.cart && added >= quantity && payload.userErrors.length === 0) return ok(payload.cart);
  const problem = await refusal(context, 'Could not add to cart', payload, readCartId(context));
  return fail({ ...problem, added: Math.max(0, added) });
}
