/** Saves lines for later and restores them. Needs no account. */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { fail, type Result } from '~/platform/result';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { StorefrontErrors } from '~/services/shopify/errors';
import { digitsOf, imageSchema, moneySchema } from '~/services/shopify/common.schema';
import { storefront } from '~/services/shopify/storefront.server';
import { addLine } from './add-line.server';
import { sizeOf, type Cart, type SavedItem, type SavedLine } from './cart';
import { queryCart } from './cart-calls.server';
import { readCartId } from './cart-cookie.server';
import type { CartProblem } from './cart-problem.server';
import { removeLine } from './change-line.server';
import { maxSavedItems, parseSavedItems, withoutSavedItem, formatSavedItems } from './saved-items';
import { SAVED_VARIANTS_QUERY } from './saved-items.graphql';

type Change = Promise<Result<Cart, CartProblem>>;

const cookie = 'later';
const year = 365 * 24 * 3600;

const savedIn = ({ cookies }: Context): SavedItem[] => parseSavedItems(cookies.get(cookie) ?? '');

function keep({ cookies }: Context, list: readonly SavedItem[]): void {
  if (list.length > 0) cookies.set(cookie, formatSavedItems(list), { maxAge: year });
  else cookies.remove(cookie);
}

const variant = v.object({
  id: v.optional(v.string()),
  title: v.optional(v.string(), ''),
  availableForSale: v.optional(v.boolean(), false),
  price: v.optional(moneySchema),
  compareAtPrice: v.nullish(moneySchema, null),
  image: v.nullish(imageSchema, null),
  product: v.optional(
    v.object({
      title: v.string(),
      handle: v.string(),
      finish: v.nullish(v.object({ value: v.string() }), null),
    }),
  ),
});
const savedData = v.object({ nodes: v.array(v.nullable(variant)) });

/** The saved variants with current prices, newest first. Optional content: empty when they cannot be read. */
export async function readSavedLines(context: Context): Promise<SavedLine[]> {
  const list = savedIn(context);
  if (list.length === 0) return [];
  const ids = list.map(({ merchandise }) => `gid://shopify/ProductVariant/${merchandise}`);
  try {
    const { nodes } = await storefront(context, {
      document: SAVED_VARIANTS_QUERY,
      variables: { ids },
      schema: savedData,
      kind: 'read',
      operation: 'nodes',
    });
    return list.flatMap((saved) => {
      const found = nodes.find((node) => node?.id && digitsOf(node.id) === saved.merchandise);
      return found ? (lineOf(saved, found) ?? []) : [];
    });
  } catch (error) {
    if (!isUnavailable(error) && !(error instanceof StorefrontErrors)) throw error;
    context.log.warn('saved-lines-failed', { error });
    return [];
  }
}

function lineOf(saved: SavedItem, found: v.InferOutput<typeof variant>): SavedLine | null {
  const { product, price, image, title, compareAtPrice, availableForSale } = found;
  if (!product || !price) return null;
  return {
    ...saved,
    title: product.title,
    handle: product.handle,
    image: image && { ...image, alt: image.alt || product.title },
    colour: product.finish?.value ?? null,
    size: sizeOf(title),
    price,
    compareAt: compareAtPrice && compareAtPrice.amount > price.amount ? compareAtPrice : null,
    available: availableForSale,
  };
}

/** Moves a line from the cart to the list. Throws Unavailable, and then changes neither. */
export async function saveLine(context: Context, { line }: { line: string }): Change {
  const id = readCartId(context);
  const cart = id ? await queryCart(context, id) : null;
  const found = cart?.lines.find((one) => one.id === line);
  if (!found) return fail({ kind: 'gone', message: 'This item is no longer in your bag.', cart });
  const others = withoutSavedItem(savedIn(context), found.merchandise);
  if (others.length >= maxSavedItems) {
    const message = `You can save ${maxSavedItems} items for later. Please take one back first.`;
    return fail({ kind: 'limit', message, cart });
  }
  const removed = await removeLine(context, { line });
  const { merchandise, quantity } = found;
  if (removed.ok) keep(context, [{ merchandise, quantity: Math.max(1, quantity) }, ...others]);
  return removed;
}

/** Moves a variant from the list to the cart. Pieces that cannot be added stay on the list. Throws Unavailable. */
export async function restoreLine(
  context: Context,
  { merchandise }: { merchandise: string },
): Change {
  const list = savedIn(context);
  const quantity = list.find((one) => one.merchandise === merchandise)?.quantity ?? 1;
  const tried = await addLine(context, { merchandise, quantity });
  if (tried.ok) {
    keep(context, withoutSavedItem(list, merchandise));
    return tried;
  }
  const { added = 0 } = tried.error;
  if (added === 0) return fail(await withoutEmptyLine(context, merchandise, tried.error));
  const left = quantity - added;
  keep(
    context,
    list.map((one) => (one.merchandise === merchandise ? { ...one, quantity: left } : one)),
  );
  return fail({ ...tried.error, message: `Only ${added} of ${quantity} could be added.` });
}

/** An add without stock leaves a line of quantity 0 in the cart. The list still has the variant, so that line is removed. */
async function withoutEmptyLine(
  context: Context,
  merchandise: string,
  problem: CartProblem,
): Promise<CartProblem> {
  const empty = problem.cart?.lines.find(
    (line) => line.merchandise === merchandise && line.quantity === 0,
  );
  if (!empty) return problem;
  const removed = await removeLine(context, { line: empty.id });
  return { ...problem, cart: removed.ok ? removed.value : removed.error.cart };
}

/** Removes a variant from the list. */
export const removeSavedItem = (context: Context, merchandise: string): void =>
  keep(context, withoutSavedItem(savedIn(context), merchandise));
