/**
 * The cart's verbs. Each takes what `cart-form.ts` has parsed. An expected failure is a `CartProblem`; all
 * throw Unavailable, and then leave the cookie as it is: an outage is not an empty cart.
 */
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { fail, ok, type Result } from '~/platform/result';
import {
  emptyCart,
  lineAttributes,
  lineGone,
  maxPerLine,
  quantityInCart,
  sameCart,
  type Cart,
  type CartProblem,
} from './cart';
import {
  queryBeforeAdd,
  removeCartLines,
  updateCartBuyer,
  updateCartDiscountCodes,
  updateCartLines,
} from './cart-api.server';
import {
  readCartId,
  setCartCookies,
  setCountCookie,
  setSnapshotsCookie,
} from './cart-cookies.server';
import type { CartPayload } from './cart.schema';
import { addOrCreate } from './create-cart.server';

type CartResult = Promise<Result<Cart, CartProblem>>;

/**
 * The shopper's cart, or null; never creates one. A cart of another country than the market's is moved
 * to the market's country, which reprices it.
 */
export async function getCart(context: Context): Promise<Cart | null> {
  const cart = await context.cart.get();
  setCountCookie(context, cart?.count ?? 0);
  if (!cart || cart.country === context.market.country) return cart;
  return moveToMarket(context, cart);
}

/** The cart with the market's country as its buyer's; as it was when that fails, because its lines are still right. */
async function moveToMarket(context: Context, cart: Cart): Promise<Cart> {
  try {
    const buyer = { countryCode: context.market.country };
    const payload = await updateCartBuyer(context, cart.id, buyer);
    if (payload.userErrors.length > 0) logRefusal(context, 'Could not update cart', payload);
    if (payload.cart) setCartCookies(context, payload.cart);
    return payload.cart ?? cart;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('cart-country-failed', { error });
    return cart;
  }
}

/**
 * Adds `quantity` pieces of a variant (`merchandise`: the digits of its gid) to the cart, which is
 * created if there is none. The line's attributes are made from the variant as it is now, never taken
 * from the form. Shopify reports no error when it adds fewer pieces than asked, so quantities are
 * compared: a shortfall is a `partial` problem with the number `added`, or a `refused` one without any.
 */
export async function addLine(
  context: Context,
  { merchandise, quantity }: { merchandise: string; quantity: number },
): CartResult {
  const merchandiseId = `gid://shopify/ProductVariant/${merchandise}`;
  const storedId = readCartId(context);
  const { variants, cart } = await queryBeforeAdd(context, [merchandiseId], storedId);
  const [variant] = variants;
  if (!variant) {
    return fail({ kind: 'gone', message: 'This product is no longer available.', cart });
  }
  if ((cart ? quantityInCart(cart, merchandise) : 0) + quantity > maxPerLine) {
    const message = `Your bag can hold at most ${maxPerLine} of one product.`;
    return fail({ kind: 'limit', message, cart });
  }
  const line = { merchandiseId, quantity, attributes: lineAttributes(variant) };
  const { payload, before } = await addOrCreate(context, [line], { cart, goneId: storedId });
  const quantityBefore = before ? quantityInCart(before, merchandise) : 0;
  if (payload.cart) setCartCookies(context, payload.cart, [merchandise]);
  const added = payload.cart ? quantityInCart(payload.cart, merchandise) - quantityBefore : 0;
  if (payload.cart && added >= quantity && payload.userErrors.length === 0) return ok(payload.cart);
  const refused = await refusal(context, 'Could not add to cart', payload);
  if (added < 1 || added >= quantity) return fail(refused);
  const message = `Only ${added} of ${quantity} could be added: there are no more in stock.`;
  return fail({ ...refused, kind: 'partial', message, added });
}

/**
 * Sets the quantity of a line (its gid); 0 removes it. Shopify reduces a quantity to the stock without
 * an error, so fewer pieces than asked is the problem 'Could not update cart'.
 */
export async function updateLine(
  context: Context,
  { line, quantity }: { line: string; quantity: number },
): CartResult {
  if (quantity === 0) return removeLine(context, { line });
  const id = readCartId(context);
  if (!id) return fail(lineGone(null));
  const payload = await updateCartLines(context, id, [{ id: line, quantity }]);
  const { cart } = payload;
  const updated = cart?.lines.find((entry) => entry.id === line);
  if (cart) setCartCookies(context, cart, updated && [updated.merchandise]);
  if (cart && updated?.quantity === quantity && payload.userErrors.length === 0) return ok(cart);
  if (cart && !updated) return fail(lineGone(cart));
  return fail(await refusal(context, 'Could not update cart', payload));
}

/** Removes a line (its gid). A line that was removed already counts as success. */
export async function removeLine(context: Context, { line }: { line: string }): CartResult {
  const id = readCartId(context);
  if (!id) return fail(lineGone(null));
  const payload = await removeCartLines(context, id, [line]);
  const { cart } = payload;
  if (cart) setCartCookies(context, cart);
  if (cart && !sameCart(cart.id, id)) return fail(lineGone(cart));
  if (cart && !cart.lines.some((entry) => entry.id === line)) return ok(cart);
  return fail(await refusal(context, 'Could not remove from cart', payload));
}

/** Adds a discount code to those that apply. If it does not apply it is removed again; the others stay. */
export async function applyDiscount(context: Context, { code }: { code: string }): CartResult {
  const before = await context.cart.get();
  if (!before) return fail(emptyCart(null));
  const others = before.codes.filter((other) => !isSameCode(other, code));
  const tried = await setDiscountCodes(context, before.id, [...others, code]);
  if (!tried.ok || tried.value.codes.some((applied) => isSameCode(applied, code))) return tried;
  // Shopify accepts any code and says with the cart whether it applies.
  const restored = await setDiscountCodes(context, tried.value.id, before.codes);
  const message = `The code '${code}' is not valid for your bag.`;
  return fail({ kind: 'code', message, cart: restored.ok ? restored.value : tried.value });
}

export async function removeDiscount(context: Context, { code }: { code: string }): CartResult {
  const before = await context.cart.get();
  if (!before) return fail(emptyCart(null));
  const others = before.codes.filter((other) => !isSameCode(other, code));
  return setDiscountCodes(context, before.id, others);
}

/** Acknowledges the changes of all lines: their snapshots are taken anew. Null without a cart. */
export async function acknowledgeChanges(context: Context): Promise<Cart | null> {
  const cart = await getCart(context);
  const variants = cart?.lines.map(({ merchandise }) => merchandise);
  if (cart) setSnapshotsCookie(context, cart, variants);
  return cart;
}

const isSameCode = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

async function setDiscountCodes(context: Context, cartId: string, codes: string[]): CartResult {
  const payload = await updateCartDiscountCodes(context, cartId, codes);
  if (payload.cart) setCartCookies(context, payload.cart);
  return payload.cart && payload.userErrors.length === 0
    ? ok(payload.cart)
    : fail(await refusal(context, 'Could not update cart', payload));
}

/** Logs a refused mutation. The problem holds the cart as it is now, read again when the mutation returned none. */
async function refusal(
  context: Context,
  message: string,
  payload: CartPayload,
): Promise<CartProblem> {
  logRefusal(context, message, payload);
  const cart = payload.cart ?? (await context.cart.get());
  return { kind: 'refused', message, cart };
}

const logRefusal = ({ log }: Context, message: string, { userErrors }: CartPayload): void =>
  log.error('cart-refused', {
    message,
    reasons: userErrors.map((error) => error.message).join('; '),
    codes: userErrors.map((error) => error.code),
  });
