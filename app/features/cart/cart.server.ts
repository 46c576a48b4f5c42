/** Expected failures are a `CartProblem`. If no request was sent, operations throw Unavailable. */
import { fitsRule, ruleInWords } from '~/features/catalog/quantity-rule';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { fail, ok, type Result } from '~/platform/result';
import { addOnce } from './add-once.server';
import { addVariant, repeated, type NewItem } from './add-variant.server';
import { includesCode, isSameCode, type Cart } from './cart';
import { toGiftCardCode } from './gift-card-code';
import { emptyCart, lineMissing, type CartProblem } from './cart-problem';
import {
  deliveryPreference,
  removeCartLines,
  updateCartBuyer,
  updateCartDiscountCodes,
  updateCartLines,
} from './cart-api.server';
import { setCartCookies, setSnapshotsCookie } from './cart-cookies.server';
import { codeProblem, isKnownDiscount } from './code-problem';
import { severalCodes } from './code-tries';
import { countIfSent, countNoTry, triesOfCart, triesOfNetwork, tryCode } from './code-tries.server';
import { finishChange, logRefusal, type CartResult } from './finish-change.server';
import { addGiftCard } from './gift-cards.server';
import { getOwnCart, getOwnCartId } from './own-cart.server';
import { readCart } from './read-cart.server';

/**
 * `withAside` first merges in the lines of the visitor's earlier carts that were set aside because another customer may
 * own them.
 */
export async function getCart(context: Context, { withAside = false } = {}): Promise<Cart | null> {
  const cart = await readCart(context, withAside);
  if (!cart || cart.country === context.market.country) return cart;
  return moveToMarket(context, cart);
}

async function moveToMarket(context: Context, cart: Cart): Promise<Cart> {
  try {
    const buyer = {
      countryCode: context.market.country,
      // Undoes a choice of pickup: the chosen shop is in the former country.
      ...(cart.pickup && { preferences: { delivery: deliveryPreference(undefined) } }),
    };
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
 * A repeated submission fails with `repeated`. Shopify may add less without an error; this function then fails with
 * `partial` (with `added`) or `refused`.
 */
export const addLine = (context: Context, item: NewItem): CartResult =>
  addOnce<Cart>(context, {
    what: pressOf(item),
    request: item.request,
    variants: [item.variantId],
    add: (turn) => addVariant(context, item, turn),
    repeated: (cart) => repeated(context, cart),
  });

const pressOf = ({ saved, variantId, quantity, recipient, plan }: NewItem): string =>
  `${saved ? 'saved ' : ''}${variantId}:${quantity ?? 1}${recipient ? JSON.stringify(recipient) : ''}${plan ? ` plan ${plan.id}` : ''}`;

/** `line`: the gid. Fails if low stock reduces the quantity. */
export async function updateLine(
  context: Context,
  { line, quantity }: { line: string; quantity: number },
): CartResult {
  if (quantity === 0) return removeLine(context, { line });
  const id = await getOwnCartId(context, lineMissing(null));
  if (!id.ok) return id;
  const payload = await updateCartLines(context, id.value, [{ id: line, quantity }]);
  const updated = payload.cart?.lines.find((entry) => entry.id === line);
  const rule = updated?.rule;
  const result = await finishChange(context, id.value, payload, {
    gone: lineMissing(null),
    // For a line that is no longer in the cart, `lineMissing` is returned below.
    isDone: () => !updated || (updated.quantity === quantity && payload.userErrors.length === 0),
    mayFallShort: true,
    renewed: updated && [updated.variantId],
    explanation: rule && !fitsRule(rule, quantity) ? ruleInWords(rule) : undefined,
  });
  return result.ok && !updated ? fail(lineMissing(result.value)) : result;
}

/** Succeeds if the line was already removed. */
export async function removeLine(context: Context, { line }: { line: string }): CartResult {
  const id = await getOwnCartId(context, lineMissing(null));
  if (!id.ok) return id;
  const payload = await removeCartLines(context, id.value, [line]);
  return finishChange(context, id.value, payload, {
    gone: lineMissing(null),
    isDone: (cart) => !cart.lines.some((entry) => entry.id === line),
    mayFallShort: true,
    message: 'Could not remove from cart',
  });
}

interface AppliedCode {
  cart: Cart;
  /** Codes that no longer apply, because they don't combine with the new one. */
  replaced: string[];
}

/**
 * If the code isn't a discount's, tries it as a gift card code. After too many attempts for this cart or, with gift
 * card codes, from this network, fails with `wait` without checking the code.
 */
export async function applyCode(
  context: Context,
  { code }: { code: string },
): Promise<Result<AppliedCode, CartProblem>> {
  const before = await getOwnCart(context);
  if (!before) return fail(emptyCart(null));
  const tries = triesOfCart(before.id);
  const seconds = await tryCode(context, tries);
  if (seconds > 0) {
    context.log.warn('discount-codes-limited', { seconds });
    return fail({ kind: 'wait', message: severalCodes(seconds), cart: before, seconds });
  }
  const codes = [...codesWithout(before, code), code];
  const sent = updateCartDiscountCodes(context, before.id, codes);
  const payload = await countIfSent(context, tries, sent);
  const tried = await finishChange(context, before.id, payload, { isDone: hasCodes(codes) });
  if (!tried.ok) return tried;
  if (includesCode(tried.value.codes, code)) {
    await countNoTry(context, tries);
    const { value: cart } = tried;
    return ok({ cart, replaced: before.codes.filter((one) => !includesCode(cart.codes, one)) });
  }
  // Shopify accepts any code.
  const restored = await setDiscountCodes(context, tried.value.id, allCodes(before));
  const cart = restored.ok ? restored.value : tried.value;
  // With several unused codes, the warning may be about another one.
  const isDiscount = tried.value.unusedCodes.length === 1 && isKnownDiscount(payload.warnings);
  const paid = isDiscount ? null : await tryGiftCard(context, cart, code);
  if (paid?.ok) await countNoTry(context, tries);
  if (paid) return paid.ok ? ok({ cart: paid.value, replaced: [] }) : paid;
  const others = before.codes.filter((other) => !isSameCode(other, code));
  const message = codeProblem(code, { others, warnings: payload.warnings });
  return fail({ kind: 'code', message, cart });
}

/** Null if the code isn't a gift card's. */
async function tryGiftCard(
  context: Context,
  cart: Cart,
  code: string,
): Promise<Awaited<CartResult> | null> {
  if (!toGiftCardCode(code)) return null;
  const tries = await triesOfNetwork(context);
  const seconds = await tryCode(context, tries);
  if (seconds > 0) {
    context.log.warn('gift-card-codes-limited', { seconds });
    return fail({ kind: 'wait', message: severalCodes(seconds), cart, seconds });
  }
  const paid = await countIfSent(context, tries, addGiftCard(context, cart, code));
  if (paid?.ok) await countNoTry(context, tries);
  return paid;
}

export async function removeDiscount(context: Context, { code }: { code: string }): CartResult {
  const before = await getOwnCart(context);
  if (!before) return fail(emptyCart(null));
  return setDiscountCodes(context, before.id, codesWithout(before, code));
}

/** Renews all snapshots; null without a cart. */
export async function acknowledgeChanges(context: Context): Promise<Cart | null> {
  const cart = await getCart(context);
  const variants = cart?.lines.map(({ variantId }) => variantId);
  if (cart) setSnapshotsCookie(context, cart, variants);
  return cart;
}

/** Includes codes that apply to nothing in the cart yet, because setting codes removes all others. */
export const allCodes = ({ codes, unusedCodes }: Cart): string[] => [...codes, ...unusedCodes];

const codesWithout = (cart: Cart, code: string): string[] =>
  allCodes(cart).filter((other) => !isSameCode(other, code));

async function setDiscountCodes(context: Context, cartId: string, codes: string[]): CartResult {
  const payload = await updateCartDiscountCodes(context, cartId, codes);
  return finishChange(context, cartId, payload, { isDone: hasCodes(codes) });
}

const hasCodes =
  (codes: string[]) =>
  (cart: Cart): boolean => {
    const onCart = allCodes(cart);
    return onCart.length === codes.length && codes.every((code) => includesCode(onCart, code));
  };
