/** Adds lines to the shopper's cart, which is created if there is none, and by one of two concurrent requests only. */
import type { Context } from '~/platform/context.server';
import { sameCart, type Cart } from './cart';
import { addCartLines, createNewCart, type NewCart, type NewLine } from './cart-api.server';
import { acquireCartLock, releaseCartLock } from './cart-creation-lock.server';
import { takeCart } from './cart-owner.server';
import type { CartPayload } from './cart.schema';

/** The mutation's payload, and the cart as it was before it. */
interface Added {
  payload: CartPayload;
  before: Cart | null;
}

/**
 * Adds lines to `cart`. Without one, or when it turns out to be gone, a new cart is created. `goneId`:
 * the stored id that `cart` was not found under. Throws Unavailable.
 */
export async function addOrCreate(
  context: Context,
  lines: NewLine[],
  { cart, goneId }: { cart: Cart | null; goneId?: string },
): Promise<Added> {
  if (!cart) return createOrJoin(context, lines, goneId);
  const payload = await addCartLines(context, cart.id, lines);
  const isGone = payload.cart !== null && !sameCart(payload.cart.id, cart.id);
  return isGone ? createOrJoin(context, lines, cart.id) : { payload, before: cart };
}

/** Creates a cart for the lines, or adds them to the one that a concurrent request is creating. */
async function createOrJoin(context: Context, lines: NewLine[], goneId?: string): Promise<Added> {
  const joined = await acquireCartLock(context, goneId);
  if (joined) {
    const cart = await context.cart.get({ cartId: joined });
    if (cart) await takeCart(context, cart.id);
    return addOrCreate(context, lines, { cart, goneId: joined });
  }
  let cartId: string | null = null;
  try {
    const payload = await createOwnCart(context, { lines });
    cartId = payload.cart?.id ?? null;
    if (cartId) await takeCart(context, cartId);
    return { payload, before: null };
  } finally {
    await releaseCartLock(context, cartId);
  }
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
