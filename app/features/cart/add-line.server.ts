/** Adding to the bag: spec §4 "Cart lifecycle", contracts §1.6, §1.7. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { attributesOf, maxPerLine, piecesOf, type Cart } from './cart';
import {
  addCartLines,
  createCart,
  queryBeforeAdd,
  queryCart,
  type NewLine,
} from './cart-calls.server';
import { readCartId, rememberCart } from './cart-cookie.server';
import { refusal, sameCart, type CartProblem } from './cart-problem.server';
import type { CartPayload } from './cart-wire';
import { endTurn, takeTurn } from './desk.server';

/** What came of the mutation, and the pieces that were in the bag before it. */
interface Outcome {
  payload: CartPayload;
  held: number;
}

/**
 * Adds pieces of a variant (digits of its gid) to the shopper's bag, which it creates when there is
 * none. The line's attributes come from the variant as it is now, never from the form. A shortfall
 * is a refusal although the backend reports none. Throws Unavailable.
 */
export async function addLine(
  context: Context,
  { merchandise, quantity }: { merchandise: string; quantity: number },
): Promise<Result<Cart, CartProblem>> {
  const merchandiseId = `gid://shopify/ProductVariant/${merchandise}`;
  const stored = readCartId(context);
  const { variant, cart } = await queryBeforeAdd(context, merchandiseId, stored);
  if (!variant) {
    return fail({ kind: 'gone', message: 'This product is no longer available.', cart });
  }
  if ((cart ? piecesOf(cart, merchandise) : 0) + quantity > maxPerLine) {
    const message = `Your bag can hold at most ${maxPerLine} of one product.`;
    return fail({ kind: 'limit', message, cart });
  }
  const line = { merchandiseId, quantity, attributes: attributesOf(variant) };
  const { payload, held } = cart
    ? await extend(context, cart, line)
    : await begin(context, line, stored);
  if (payload.cart) rememberCart(context, payload.cart);
  const added = payload.cart !== null && piecesOf(payload.cart, merchandise) >= held + quantity;
  if (added && payload.userErrors.length === 0) return ok(payload.cart!);
  return fail(await refusal(context, 'Could not add to cart', payload, readCartId(context)));
}

async function extend(context: Context, cart: Cart, line: NewLine): Promise<Outcome> {
  const payload = await addCartLines(context, cart.id, [line]);
  const died = payload.cart !== null && !sameCart(payload.cart.id, cart.id);
  if (died) return begin(context, line, cart.id);
  return { payload, held: piecesOf(cart, digits(line)) };
}

/** The first line of a bag, or of the one after `dead`. Who comes while another creates joins in. */
async function begin(context: Context, line: NewLine, dead?: string): Promise<Outcome> {
  const turn = await takeTurn(context, dead);
  if (turn.turn === 'create') return create(context, line);
  const cart = await queryCart(context, turn.cartId);
  if (!cart) return begin(context, line, turn.cartId);
  return extend(context, cart, line);
}

async function create(context: Context, line: NewLine): Promise<Outcome> {
  let cartId: string | null = null;
  try {
    const payload = await createCart(context, {
      lines: [line],
      buyerIdentity: { countryCode: context.market.country },
    });
    cartId = payload.cart?.id ?? null;
    if (!cartId) context.log.error('cart-refused', { message: 'Could not create checkout' });
    return { payload, held: 0 };
  } finally {
    await endTurn(context, cartId);
  }
}

const digits = (line: NewLine): string => line.merchandiseId.split('/').at(-1) ?? '';
