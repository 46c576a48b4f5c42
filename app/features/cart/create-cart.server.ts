/** Adds lines to the shopper's cart, which is created if there is none, and by one of two concurrent adds only. */
import type { Context } from '~/platform/context.server';
import { sameCart, type Cart } from './cart';
import { addCartLines, createNewCart, type NewCart, type NewLine } from './cart-api.server';
import { callLock, lockName, type BegunAdd } from './cart-creation-lock.server';
import { takeCart } from './cart-owner.server';
import type { CartPayload } from './cart.schema';

/** The mutation's payload, and the cart as it was before it. */
interface Added {
  payload: CartPayload;
  before: Cart | null;
}

/** What an add has agreed on with concurrent ones. */
export interface Turn extends Pick<BegunAdd, 'creates' | 'expected'> {
  /** Id of the cart to join where the cookie names none, or one that is gone. Once one is created, its id. */
  cartId?: string | undefined;
  /** Name of the lock. */
  lock: string;
}

/**
 * Adds lines to `cart`. Without one, or when it turns out to be gone, a new cart is created. `goneId`:
 * the stored id that `cart` was not found under. Throws Unavailable.
 */
export async function addOrCreate(
  context: Context,
  turn: Turn,
  lines: NewLine[],
  { cart, goneId }: { cart: Cart | null; goneId?: string | undefined },
): Promise<Added> {
  if (cart) {
    const payload = await addCartLines(context, cart.id, lines);
    if (!payload.cart || sameCart(payload.cart.id, cart.id)) return { payload, before: cart };
  }
  const joined = await joinCart(context, turn, cart?.id ?? goneId);
  if (joined) {
    const other = await context.cart.get({ cartId: joined });
    if (other) await takeCart(context, other.id);
    return addOrCreate(context, turn, lines, { cart: other, goneId: joined });
  }
  const payload = await createOwnCart(context, { lines });
  turn.cartId = payload.cart?.id;
  if (payload.cart) await takeCart(context, payload.cart.id);
  return { payload, before: null };
}

/** Id of the cart that a concurrent add has created, or is creating; null for the add that has to create one. */
async function joinCart(context: Context, turn: Turn, goneId?: string): Promise<string | null> {
  // The session has ended during the add: this lock's carts belong to the customer who was signed in.
  if (turn.lock !== lockName(context)) return null;
  if (turn.cartId && turn.cartId !== goneId) return turn.cartId;
  if (turn.creates) return null;
  const joined = await callLock(context, turn.lock, 'acquire', (lock) => lock.acquire(goneId));
  turn.creates = !joined;
  turn.cartId = joined ?? undefined;
  return joined ?? null;
}

/**
 * Creates a cart in the market's country that names the signed-in customer, if any. When Shopify
 * rejects the customer (an expired token), that is logged and the lines are kept. Throws Unavailable.
 */
export async function createOwnCart(
  context: Context,
  contents: Omit<NewCart, 'buyerIdentity'>,
): Promise<CartPayload> {
  const customerAccessToken = await context.buyerToken();
  const payload = await createNewCart(context, {
    ...contents,
    buyerIdentity: { countryCode: context.market.country, customerAccessToken },
  });
  if (!payload.cart) {
    context.log.error('cart-refused', { message: 'Could not create checkout' });
    return payload;
  }
  const userErrors = payload.userErrors.filter(
    ({ field }) => field?.at(-1) !== 'customerAccessToken',
  );
  if (userErrors.length < payload.userErrors.length) context.log.warn('cart-customer-refused');
  return { ...payload, userErrors };
}
