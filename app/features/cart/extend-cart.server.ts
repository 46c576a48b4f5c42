/** Adds lines to the shopper's cart and creates one if needed. */
import type { Context } from '~/platform/context.server';
import type { Cart } from './cart';
import { addCartLines, queryCart, type NewLine } from './cart-calls.server';
import { sameCart } from './cart-problem.server';
import type { CartPayload } from './cart.schema';
import { createOwnCart } from './create-cart.server';
import { endTurn, takeTurn } from './desk.server';

/** The mutation's payload, and the cart as it was before it. */
export interface Outcome {
  payload: CartPayload;
  before: Cart | null;
}

/**
 * Adds lines to `cart`. Without one, or when it turns out to be gone, a new cart is created. `dead`:
 * the stored id that `cart` was not found under. Throws Unavailable.
 */
export async function extendBag(
  context: Context,
  lines: NewLine[],
  { cart, dead }: { cart: Cart | null; dead?: string },
): Promise<Outcome> {
  if (!cart) return begin(context, lines, dead);
  const payload = await addCartLines(context, cart.id, lines);
  const died = payload.cart !== null && !sameCart(payload.cart.id, cart.id);
  if (died) return begin(context, lines, cart.id);
  return { payload, before: cart };
}

/** Creates a cart for the lines, or adds them to the one that a concurrent request is creating. */
async function begin(context: Context, lines: NewLine[], dead?: string): Promise<Outcome> {
  const turn = await takeTurn(context, dead);
  if (turn.turn === 'create') return create(context, lines);
  const cart = await queryCart(context, turn.cartId);
  return extendBag(context, lines, { cart, dead: turn.cartId });
}

async function create(context: Context, lines: NewLine[]): Promise<Outcome> {
  let cartId: string | null = null;
  try {
    const payload = await createOwnCart(context, { lines });
    cartId = payload.cart?.id ?? null;
    return { payload, before: null };
  } finally {
    await endTurn(context, cartId);
  }
}
