/**
 * If the product's cached copy is enough, and the cart is new or known from the last add, the mutation is the only
 * call.
 */
import { fitsRule, leastToAdd, ruleInWords } from '~/features/catalog/quantity-rule';
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import {
  maxPerLine,
  quantityInCart,
  quantityOfLines,
  sameCart,
  type Attribute,
  type Cart,
} from './cart';
import { lineAttributes } from './line-attributes';
import {
  addUnknown,
  planGone,
  planMissing,
  recipientRefused,
  type CartProblem,
} from './cart-problem';
import { queryBeforeAdd, type NewLine } from './cart-api.server';
import { contentsOf, type CartBefore } from './cart-contents';
import { readCartId, readLeftMark, readVersion, setCartCookies } from './cart-cookies.server';
import { isOwn } from './cart-owner.server';
import type { CartUserErrors } from './cart.schema';
import { addOrCreate, type Turn } from './create-cart.server';
import { refusedProblem, type CartResult } from './finish-change.server';
import type { GiftRecipient } from './gift-recipient';
import type { KnownVariant } from './known-variant';
import { ownedForAdd } from './own-cart.server';

export interface NewItem {
  variantId: string;
  /** Defaults to the minimum. */
  quantity?: number | undefined;
  request?: string | undefined;
  /** The item comes from the saved items. Such an add doesn't count as a repeat of an add from a product page. */
  saved?: true;
  /** Ignored unless the variant is a gift card. */
  recipient?: GiftRecipient | undefined;
  known?: KnownVariant | undefined;
  plan?: NewPlan | undefined;
}

interface NewPlan {
  /** Digits. */
  id: string;
  /** Missing if the product's plans can't be read or don't contain this plan; Shopify then accepts or refuses it. */
  name?: string | undefined;
}

export const planGidOf = (id: string) => `gid://shopify/SellingPlan/${id}`;

export const gidOf = (variantId: string) => `gid://shopify/ProductVariant/${variantId}`;

export const goneProblem = (cart: Cart | null): CartProblem => ({
  kind: 'gone',
  message: 'This product is no longer available.',
  cart,
});

export function repeated(context: Context, cart: Cart): Result<Cart, CartProblem> {
  setCartCookies(context, cart);
  const message = 'You added this a moment ago. To add more, change the quantity in your bag.';
  return fail({ kind: 'repeated', message, cart });
}

/** See `addLine`. */
export async function addVariant(context: Context, item: NewItem, turn: Turn): CartResult {
  return (await addKnownVariant(context, item, turn)) ?? addReadVariant(context, item, turn);
}

async function addReadVariant(
  context: Context,
  { variantId, quantity: wanted, recipient, plan }: NewItem,
  turn: Turn,
): CartResult {
  const storedId = readCartId(context);
  const { variants, cart: stored } = await queryBeforeAdd(context, [gidOf(variantId)], storedId);
  const cart = await ownedForAdd(context, stored);
  const [variant] = variants;
  if (!variant) return fail(goneProblem(cart));
  if (variant.needsPlan && !plan) return fail(planMissing(cart));
  if (cart && turn.expected !== undefined && quantityInCart(cart, variantId) >= turn.expected)
    return repeated(context, cart);
  const held = cart ? quantityOfLines(cart, variantId) : 0;
  const quantity = wanted ?? leastToAdd(variant.rule, held);
  if (variant.rule && !fitsRule(variant.rule, held + quantity)) {
    const have = held > 0 ? ` You have ${held} in your bag.` : '';
    return fail({ kind: 'limit', message: ruleInWords(variant.rule) + have, cart });
  }
  if (held + quantity > maxPerLine) {
    const message = `Your bag can have at most ${maxPerLine} of one product.`;
    return fail({ kind: 'limit', message, cart });
  }
  const ownRecipient = variant.isGiftCard ? recipient : undefined;
  const attributes = lineAttributes(variant, ownRecipient, plan?.name);
  const line = lineOf({ variantId, plan }, quantity, attributes);
  const to = { cart, missingCartId: storedId };
  const added = await addOrCreate(context, turn, [line], to);
  const isShort = variant.stock === 'out' || (variant.left !== null && variant.left <= held);
  const item = { variantId, plan, recipient: isShort ? undefined : ownRecipient };
  return finishAdd(context, item, quantity, turn, added);
}

export const lineOf = (
  { variantId, plan }: Pick<NewItem, 'variantId' | 'plan'>,
  quantity: number,
  attributes: Attribute[],
): NewLine => ({
  merchandiseId: gidOf(variantId),
  quantity,
  attributes,
  ...(plan && { sellingPlanId: planGidOf(plan.id) }),
});

async function addKnownVariant(
  context: Context,
  { variantId, quantity, recipient, known, plan }: NewItem,
  turn: Turn,
): Promise<Result<Cart, CartProblem> | undefined> {
  if (!known || recipient || turn.expected !== undefined) return undefined;
  if (known.plans === 'required' && !plan) return undefined;
  const storedId = readCartId(context);
  const cart = storedId === undefined ? null : await knownCart(context, storedId, turn);
  if (cart === undefined) return undefined;
  const held = cart ? quantityOfLines(cart, variantId) : 0;
  const toAdd = quantity ?? leastToAdd(known.rule, held);
  if (!fitsRule(known.rule, held + toAdd) || held + toAdd > maxPerLine) return undefined;
  const attributes = lineAttributes(known, undefined, plan?.name);
  const line = lineOf({ variantId, plan }, toAdd, attributes);
  const added = await addOrCreate(context, turn, [line], { cart });
  const { payload, before } = added;
  if (payload.cart && before && !(await isOwn(context, payload.cart))) {
    // A customer has signed in at the checkout with this cart since the last add.
    const copy = await ownedForAdd(context, payload.cart);
    // Without a copy, the line is in the other cart.
    return copy ? ok(copy) : fail(addUnknown(null, held + toAdd));
  }
  if (before && before === cart && isComplete(added, variantId, toAdd)) {
    return ok(keep(context, turn, added.payload.cart, variantId));
  }
  const finished = await finishAdd(context, { variantId, plan }, toAdd, turn, added);
  return finished.ok || finished.error.kind !== 'refused' || payload.lost === 'late'
    ? finished
    : fail(await explain(context, variantId, held + toAdd, finished.error));
}

/**
 * Undefined if this browser has since seen another state of the cart, went to the checkout, or may not use the cart.
 */
async function knownCart(
  context: Context,
  storedId: string,
  { contents }: Turn,
): Promise<CartBefore | undefined> {
  const isCurrent =
    contents !== undefined &&
    sameCart(contents.id, storedId) &&
    contents.version === readVersion(context) &&
    readLeftMark(context) === undefined;
  return isCurrent && (await isOwn(context, contents)) ? { ...contents, id: storedId } : undefined;
}

type Added = Awaited<ReturnType<typeof addOrCreate>>;
type Complete = Added & { payload: { cart: Cart } };

/**
 * True if Shopify reports no error, the cart has at least `quantity` pieces, and more are in stock. Doesn't compare
 * with the previous quantity, because the previous cart wasn't read.
 */
function isComplete(added: Added, variantId: string, quantity: number): added is Complete {
  const { cart, userErrors, lost } = added.payload;
  if (!cart || lost || userErrors.length > 0) return false;
  const lines = cart.lines.filter((line) => quantityInCart({ lines: [line] }, variantId) > 0);
  const held = quantityInCart(cart, variantId);
  // If the variant is a part of a bundle's line, its stock is unknown.
  const hasMore = lines.every(
    (line) =>
      line.variantId === variantId &&
      (line.stock === 'later' || (line.left !== null && held < line.left)),
  );
  return held >= quantity && hasMore;
}

function keep(context: Context, turn: Turn, cart: Cart, variantId: string): Cart {
  setCartCookies(context, cart, [variantId]);
  turn.after = contentsOf(cart);
  return cart;
}

async function finishAdd(
  context: Context,
  { variantId, plan, recipient }: Pick<NewItem, 'variantId' | 'plan' | 'recipient'>,
  quantity: number,
  turn: Turn,
  { payload, before }: Added,
): CartResult {
  const quantityBefore = before ? quantityInCart(before, variantId) : 0;
  if (payload.cart) setCartCookies(context, payload.cart, [variantId]);
  if (payload.cart && !payload.lost) turn.after = contentsOf(payload.cart);
  const added = payload.cart ? quantityInCart(payload.cart, variantId) - quantityBefore : 0;
  if (payload.cart && added >= quantity && payload.userErrors.length === 0) return ok(payload.cart);
  if (payload.lost && added < 1) {
    // A cart whose creation response was lost can't be found.
    if (!before) return fail({ kind: 'refused', message: 'Could not add to cart', cart: null });
    if (payload.lost === 'late' || !payload.cart)
      return fail(addUnknown(payload.cart, quantityBefore + quantity));
  }
  const refused = await refusedProblem(context, 'Could not add to cart', payload);
  if (added < 1 && payload.userErrors.some(isAboutPlan))
    return fail((plan ? planGone : planMissing)(refused.cart));
  if (added < 1 && recipient && !payload.lost && mayBeAboutRecipient(payload.userErrors))
    return fail(recipientRefused(refused.cart));
  if (added < 1 || added >= quantity) return fail(refused);
  const message = `Only ${added} of ${quantity} could be added: there’s no more in stock.`;
  return fail({ ...refused, kind: 'partial', message, added });
}

const textOf = ({ code, field, message }: CartUserErrors[number]): string =>
  [code, ...(field ?? []), message].join(' ');

/** Shopify has codes for these errors since 2025-07. */
export const isAboutPlan = (error: CartUserErrors[number]): boolean =>
  /selling.?plan/i.test(textOf(error));

/**
 * Also true without errors: before API version 2026-01, Shopify adds no line with an invalid recipient and reports
 * nothing. So first exclude lost replies and missing stock.
 */
export const mayBeAboutRecipient = (errors: CartUserErrors): boolean =>
  errors.every((error) => /recipient/i.test(textOf(error)));

/** The cached copy was outdated, so reads the variant to find out why Shopify refused it. Throws Unavailable. */
async function explain(
  context: Context,
  variantId: string,
  quantity: number,
  refused: CartProblem,
): Promise<CartProblem> {
  const [variant] = (await queryBeforeAdd(context, [gidOf(variantId)], undefined)).variants;
  if (!variant) return goneProblem(refused.cart);
  if (!variant.rule || fitsRule(variant.rule, quantity)) return refused;
  return { ...refused, kind: 'limit', message: ruleInWords(variant.rule) };
}
