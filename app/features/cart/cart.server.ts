/**
 * The cart's operations. Expected failures are returned as a `CartProblem`. If no request was sent, the operations
 * throw Unavailable.
 */
import { fitsRule, leastToAdd, ruleInWords } from '~/features/catalog/quantity-rule';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { fail, ok, type Result } from '~/platform/result';
import { addOnce } from './add-once.server';
import {
  addUnknown,
  emptyCart,
  lineAttributes,
  lineMissing,
  maxPerLine,
  quantityInCart,
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
import { readCartId, setCartCookies, setSnapshotsCookie } from './cart-cookies.server';
import { codeProblem } from './code-problem';
import { durationInWords } from './code-tries';
import { tryCode } from './code-tries.server';
import { addOrCreate, type Turn } from './create-cart.server';
import { finishChange, logRefusal, refusedProblem, type CartResult } from './finish-change.server';
import type { GiftRecipient } from './gift-recipient';
import { addGiftCard } from './gift-cards.server';
import { getOwnCart, getOwnCartId, ownedForAdd } from './own-cart.server';
import { readCart } from './read-cart.server';

/** Returns the cart. With `withAside`, also copies the lines of earlier carts that may belong to another customer. */
export async function getCart(context: Context, { withAside = false } = {}): Promise<Cart | null> {
  const cart = await readCart(context, withAside);
  if (!cart || cart.country === context.market.country) return cart;
  return moveToMarket(context, cart);
}

/** Changes the cart to the visitor's market. If the change fails, returns the unchanged cart. */
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

interface NewItem {
  variantId: string;
  /** Defaults to the minimum. */
  quantity?: number | undefined;
  request?: string;
  /** From the saved items: not a repeat of an add elsewhere. */
  saved?: true;
  /** Ignored unless the variant is a gift card. */
  recipient?: GiftRecipient | undefined;
}

/**
 * Adds a variant once per submission; a repeated submission fails with `repeated`. Shopify may add less without an
 * error. This function compares quantities, and then fails with `partial` (with `added`) or `refused`.
 */
export const addLine = (context: Context, item: NewItem): CartResult =>
  addOnce<Cart>(context, {
    what: pressOf(item),
    request: item.request,
    variants: [item.variantId],
    add: (turn) => addVariant(context, item, turn),
    repeated: (cart) => repeated(context, cart),
  });

const pressOf = ({ saved, variantId, quantity, recipient }: NewItem): string =>
  `${saved ? 'saved ' : ''}${variantId}:${quantity ?? 1}${recipient ? JSON.stringify(recipient) : ''}`;

function repeated(context: Context, cart: Cart): Result<Cart, CartProblem> {
  setCartCookies(context, cart);
  const message = 'You added this a moment ago. To add more, change the quantity in your bag.';
  return fail({ kind: 'repeated', message, cart });
}

async function addVariant(
  context: Context,
  { variantId, quantity: wanted, recipient }: NewItem,
  turn: Turn,
): CartResult {
  const merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
  const storedId = readCartId(context);
  const { variants, cart: stored } = await queryBeforeAdd(context, [merchandiseId], storedId);
  const cart = await ownedForAdd(context, stored);
  const [variant] = variants;
  if (!variant) {
    return fail({ kind: 'gone', message: 'This product is no longer available.', cart });
  }
  const held = cart ? quantityInCart(cart, variantId) : 0;
  if (cart && turn.expected !== undefined && held >= turn.expected) return repeated(context, cart);
  const quantity = wanted ?? leastToAdd(variant.rule, held);
  if (variant.rule && !fitsRule(variant.rule, held + quantity)) {
    const have = held > 0 ? ` You have ${held} in your bag.` : '';
    return fail({ kind: 'limit', message: ruleInWords(variant.rule) + have, cart });
  }
  if (held + quantity > maxPerLine) {
    const message = `Your bag can have at most ${maxPerLine} of one product.`;
    return fail({ kind: 'limit', message, cart });
  }
  const attributes = lineAttributes(variant, variant.isGiftCard ? recipient : undefined);
  const line = { merchandiseId, quantity, attributes };
  const to = { cart, missingCartId: storedId };
  const { payload, before } = await addOrCreate(context, turn, [line], to);
  const quantityBefore = before ? quantityInCart(before, variantId) : 0;
  if (payload.cart) setCartCookies(context, payload.cart, [variantId]);
  const added = payload.cart ? quantityInCart(payload.cart, variantId) - quantityBefore : 0;
  if (payload.cart && added >= quantity && payload.userErrors.length === 0) return ok(payload.cart);
  if (payload.lost && added < 1) {
    // A cart whose creation response was lost can't be found.
    if (!before) return fail({ kind: 'refused', message: 'Could not add to cart', cart: null });
    if (payload.lost === 'late' || !payload.cart)
      return fail(addUnknown(payload.cart, quantityBefore + quantity));
  }
  const refused = await refusedProblem(context, 'Could not add to cart', payload);
  if (added < 1 || added >= quantity) return fail(refused);
  const message = `Only ${added} of ${quantity} could be added: there’s no more in stock.`;
  return fail({ ...refused, kind: 'partial', message, added });
}

/** Changes a line's quantity; `line` is the line's gid. Fails if Shopify reduces the quantity because of low stock. */
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
    // A line that left the cart isn't a refusal.
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

/**
 * Applies a discount code. If the code doesn't apply, tries the code as a gift card's code. Fails with `wait` after
 * several attempts.
 */
export async function applyCode(context: Context, { code }: { code: string }): CartResult {
  const before = await getOwnCart(context);
  if (!before) return fail(emptyCart(null));
  const seconds = await tryCode(context, before.id);
  if (seconds > 0) {
    context.log.warn('discount-codes-limited', { seconds });
    const message = `You have tried several codes. Please wait ${durationInWords(seconds)} before you try another.`;
    return fail({ kind: 'wait', message, cart: before, seconds });
  }
  const others = before.codes.filter((other) => !isSameCode(other, code));
  const codes = [...others, code];
  const payload = await updateCartDiscountCodes(context, before.id, codes);
  const tried = await finishChange(context, before.id, payload, { isDone: hasCodes(codes) });
  if (!tried.ok || tried.value.codes.some((applied) => isSameCode(applied, code))) return tried;
  // Shopify accepts any code.
  const restored = await setDiscountCodes(context, tried.value.id, before.codes);
  const paid = await addGiftCard(context, restored.ok ? restored.value : tried.value, code);
  if (paid) return paid;
  const message = codeProblem(code, { others, warnings: payload.warnings });
  return fail({ kind: 'code', message, cart: restored.ok ? restored.value : tried.value });
}

export async function removeDiscount(context: Context, { code }: { code: string }): CartResult {
  const before = await getOwnCart(context);
  if (!before) return fail(emptyCart(null));
  const others = before.codes.filter((other) => !isSameCode(other, code));
  return setDiscountCodes(context, before.id, others);
}

/** Renews all snapshots. Null without a cart. */
export async function acknowledgeChanges(context: Context): Promise<Cart | null> {
  const cart = await getCart(context);
  const variants = cart?.lines.map(({ variantId }) => variantId);
  if (cart) setSnapshotsCookie(context, cart, variants);
  return cart;
}

const isSameCode = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

async function setDiscountCodes(context: Context, cartId: string, codes: string[]): CartResult {
  const payload = await updateCartDiscountCodes(context, cartId, codes);
  return finishChange(context, cartId, payload, { isDone: hasCodes(codes) });
}

const hasCodes =
  (codes: string[]) =>
  (cart: Cart): boolean => {
    const onCart = [...cart.codes, ...cart.unusedCodes];
    return (
      onCart.length === codes.length &&
      codes.every((code) => onCart.some((other) => isSameCode(other, code)))
    );
  };
