import type { QuantityRule } from '~/features/catalog/quantity-rule';
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { digitsOf } from '~/services/shopify/common.schema';
import { addOnce } from './add-once.server';
import { fittingQuantity, quantityInCart, quantityOfLines, type Cart } from './cart';
import { lineAttributes } from './line-attributes';
import { addUnknown, type CartProblem } from './cart-problem';
import { queryBeforeAdd, type NewLine } from './cart-api.server';
import { readCartId, setCartCookies } from './cart-cookies.server';
import { contentsOf, type CartBefore } from './cart-contents';
import { addOrCreate, maxTries, refusedLines, type Turn } from './create-cart.server';
import { ownedForAdd } from './own-cart.server';

export interface WantedLine {
  /** Digits of the gid. */
  variantId: string;
  quantity: number;
}

export interface AddedLines {
  added: number;
  /** Variants (digits) added in part, or not at all. */
  short: string[];
  /**
   * Variants whose added quantity differs from the requested one, because of stock, quantity rule or the bag's maximum.
   * If nothing of a variant was added, it is listed only if the bag already has as many pieces as possible.
   */
  changed: string[];
  /** Those of `short` that are sold only with a selling plan. Empty for a repeated submission. */
  needPlan: string[];
  /** The quantity rules for which items were skipped, see `exact`. Empty for a repeated submission. */
  rules: QuantityRule[];
  /** Null if none exists or can't be read. */
  cart: Cart | null;
}

/** Shopify's limit for an input array. Further variants aren't added, and are returned in `short`. */
const maxInputItems = 250;

/**
 * Skips unavailable items, and items that are sold only with a selling plan. A repeated submission adds nothing.
 * Fails with `unknown` if the response was lost. `request`: the submission's id. With `exact`, skips items whose
 * quantity must be raised to a minimum. Throws Unavailable.
 */
export async function addLines(
  context: Context,
  wanted: readonly WantedLine[],
  { request, exact = false }: { request?: string | undefined; exact?: boolean } = {},
): Promise<Result<AddedLines, CartProblem>> {
  const all = new Map<string, number>();
  for (const { variantId, quantity } of wanted)
    all.set(variantId, (all.get(variantId) ?? 0) + quantity);
  const quantities = new Map([...all].slice(0, maxInputItems));
  const result = await addOnce<AddedLines>(context, {
    what: [...quantities].map((entry) => entry.join(':')).join(),
    request,
    variants: [...quantities.keys()],
    add: (turn) => addQuantities(context, quantities, { turn, exact }),
    repeated: (cart) => addedBefore(context, cart, quantities),
  });
  if (!result.ok) return result;
  const left = [...all.keys()].slice(maxInputItems);
  return ok({ ...result.value, short: [...result.value.short, ...left] });
}

async function addQuantities(
  context: Context,
  quantities: ReadonlyMap<string, number>,
  { turn, exact }: { turn: Turn; exact: boolean },
): Promise<Result<AddedLines, CartProblem>> {
  const merchandiseIds = [...quantities.keys()].map(
    (digits) => `gid://shopify/ProductVariant/${digits}`,
  );
  const storedId = readCartId(context);
  const { variants, cart: stored } = await queryBeforeAdd(context, merchandiseIds, storedId);
  const cart = await ownedForAdd(context, stored);
  const rules: QuantityRule[] = [];
  const full = new Set<string>();
  /** Variants whose complete stock is in the bag. Shopify still adds more if they can be oversold. */
  const allInBag = new Set<string>();
  const lines = variants.flatMap((variant): NewLine[] => {
    if (variant.needsPlan) return [];
    const held = cart ? quantityOfLines(cart, digitsOf(variant.id)) : 0;
    const wanted = held + (quantities.get(digitsOf(variant.id)) ?? 0);
    const quantity = fittingQuantity(variant.rule, wanted) - held;
    if (variant.rule && exact && held + quantity > wanted) {
      rules.push(variant.rule);
      return [];
    }
    if (variant.left !== null && variant.left > 0 && variant.left <= held)
      allInBag.add(digitsOf(variant.id));
    if (quantity < 1) {
      full.add(digitsOf(variant.id));
      return [];
    }
    return [{ merchandiseId: variant.id, quantity, attributes: lineAttributes(variant) }];
  });
  if (cart && turn.expected !== undefined && heldOf(cart, quantities) >= turn.expected)
    return addedBefore(context, cart, quantities);
  const needPlan = variants.filter((one) => one.needsPlan).map(({ id }) => digitsOf(id));
  if (lines.length === 0)
    return ok({
      added: 0,
      short: [...quantities.keys()],
      changed: [...full],
      needPlan,
      rules,
      cart,
    });
  const to = { cart, missingCartId: storedId };
  const { payload, before } = await addWithout(context, turn, lines, to);
  const after = payload.cart;
  if (after) setCartCookies(context, after, [...quantities.keys()]);
  if (after && !payload.lost) turn.after = contentsOf(after);
  const addedOf = (variantId: string): number =>
    after ? quantityInCart(after, variantId) - (before ? quantityInCart(before, variantId) : 0) : 0;
  const added = sum([...quantities.keys()].map(addedOf));
  if (payload.lost && before && added < 1 && (payload.lost === 'late' || !after)) {
    const coming = sum(lines.map(({ quantity }) => quantity));
    return fail(addUnknown(after, heldOf(before, quantities) + coming));
  }
  const results = [...quantities].map(([variant, quantity]) => {
    const count = addedOf(variant);
    const isFull = full.has(variant) || (count === 0 && allInBag.has(variant));
    const changed = isFull || (count > 0 && count !== quantity);
    return { variant, changed, short: count < quantity };
  });
  return ok({
    added: Math.max(0, added),
    short: results.flatMap(({ variant, short }) => (short ? variant : [])),
    changed: results.flatMap(({ variant, changed }) => (changed ? variant : [])),
    needPlan,
    rules,
    cart: after,
  });
}

/**
 * The complete mutation fails if a line breaks a quantity rule or, before API version 2024-10, is out of stock. Repeats
 * it without the refused lines.
 */
async function addWithout(
  context: Context,
  turn: Turn,
  lines: NewLine[],
  to: { cart: CartBefore | null; missingCartId?: string | undefined },
) {
  let added = await addOrCreate(context, turn, lines, to);
  let rest = lines;
  for (let tries = 1; tries < maxTries; tries += 1) {
    const refused = refusedLines(added.payload);
    if ((added.payload.cart?.count ?? 0) > (added.before?.count ?? 0)) break;
    const others = rest.filter((_line, index) => !refused.has(index));
    if (others.length === rest.length || others.length === 0) break;
    rest = others;
    added = await addOrCreate(context, turn, rest, to);
  }
  return added;
}

const heldOf = (
  cart: Parameters<typeof quantityInCart>[0],
  quantities: ReadonlyMap<string, number>,
): number => sum([...quantities.keys()].map((variant) => quantityInCart(cart, variant)));

/** For a repeated submission: derives the first submission's result from the cart's quantities. */
function addedBefore(context: Context, cart: Cart, quantities: ReadonlyMap<string, number>) {
  setCartCookies(context, cart);
  const held = [...quantities].map(
    ([variant, wanted]) => [variant, wanted, quantityInCart(cart, variant)] as const,
  );
  return ok<AddedLines>({
    added: sum(held.map(([, wanted, count]) => Math.min(wanted, count))),
    short: held.flatMap(([variant, wanted, count]) => (count < wanted ? variant : [])),
    changed: held.flatMap(([variant, wanted, count]) =>
      count > 0 && count < wanted ? variant : [],
    ),
    needPlan: [],
    rules: [],
    cart,
  });
}

const sum = (numbers: Iterable<number>): number =>
  [...numbers].reduce((total, number) => total + number, 0);
