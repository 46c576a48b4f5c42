/** Adds lines to the shopper's cart, which is created if there is none, and by one of two concurrent adds only. */
import type { Context } from '~/platform/context.server';
import type { CartCreation } from './add-once.server';
import { sameCart, type Cart } from './cart';
import { addCartLines, createNewCart, type NewCart, type NewLine } from './cart-api.server';
import { takeCart } from './cart-owner.server';
import type { CartPayload } from './cart.schema';

/** The mutation's payload, and the cart as it was before it. */
interface Added {
  payload: CartPayload;
  before: Cart | null;
}

/** Where lines are added. */
export interface Target {
  cart: Cart | null;
  /** The stored id that `cart` was not found under. */
  goneId?: string | undefined;
  creation: CartCreation;
}

/** Adds lines to the cart. Without one, or when it turns out to be gone, a new cart is created. Throws Unavailable. */
export async function addOrCreate(
  context: Context,
  lines: NewLine[],
  { cart, goneId, creation }: Target,
): Promise<Added> {
  if (!cart) return createOrJoin(context, lines, creation, goneId);
  const payload = await addCartLines(context, cart.id, lines);
  const isGone = payload.cart !== null && !sameCart(payload.cart.id, cart.id);
  return isGone ? createOrJoin(context, lines, creation, cart.id) : { payload, before: cart };
}

/** Creates a cart for the lines, or adds them to the one that a concurrent add is creating. */
async function createOrJoin(
  context: Context,
  lines: NewLine[],
  creation: CartCreation,
  goneId?: string,
): Promise<Added> {
  const joined = await creation.acquire(goneId);
  if (joined) {
    const cart = await context.cart.get({ cartId: joined });
    if (cart) await takeCart(context, cart.id);
    return addOrCreate(context, lines, { cart, goneId: joined, creation });
  }
  const payload = await createOwnCart(context, { lines });
  if (payload.cart) {
    creation.setCreated(payload.cart.id);
    await takeCart(context, payload.cart.id);
  }
  return { payload, before: null };
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
