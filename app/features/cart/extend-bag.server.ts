/** Putting new lines into the shopper's bag, which is created when there is none. spec §4 "Cart lifecycle". */
import type { Context } from '~/platform/context.server';
import type { Cart } from './cart';
import { addCartLines, queryCart, type NewLine } from './cart-calls.server';
import { sameCart } from './cart-problem.server';
import type { CartPayload } from './cart-wire';
import { createOwnCart } from './create-cart.server';
import { endTurn, takeTurn } from './desk.server';

/** What came of the mutation, and the bag as it was before it. */
export interface Outcome {
  payload: CartPayload;
  before: Cart | null;
}

/** Adds to `cart`; without one, or when it turns out to be gone, to the shopper's next one. */
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

/** The first lines of a bag, or of the one after `dead`. Who comes while another creates joins in. */
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
