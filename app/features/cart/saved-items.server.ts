/** Saves lines for later and restores them. Needs no account. */
import { sizeLabel } from '~/features/catalog/product';
import type { Context } from '~/platform/context.server';
import { fail, type Result } from '~/platform/result';
import { optional } from '~/platform/optional.server';
import { digitsOf } from '~/services/shopify/common.schema';
import {
  lineGone,
  maxPerLine,
  type Cart,
  type CartProblem,
  type SavedItem,
  type SavedLine,
} from './cart';
import { SAVED_VARIANTS_QUERY } from './cart.graphql';
import { savedVariantsSchema, type SavedVariant } from './cart.schema';
import { addLine, removeLine } from './cart.server';

type Change = Promise<Result<Cart, CartProblem>>;

const cookie = 'later';
const year = 365 * 24 * 3600;

const readSavedItems = ({ cookies }: Context): SavedItem[] =>
  parseSavedItems(cookies.get(cookie) ?? '');

function setSavedCookie({ cookies }: Context, list: readonly SavedItem[]): void {
  if (list.length > 0) cookies.set(cookie, formatSavedItems(list), { maxAge: year });
  else cookies.remove(cookie);
}

/** Keeps the cookie small; for longer lists there is the wishlist. */
const maxSavedItems = 12;

const entry = /^(\d{1,19})_(\d{1,2})$/;

/** Parses `44100000000001_2.…`, newest first; malformed entries are dropped. */
const parseSavedItems = (text: string): SavedItem[] =>
  text
    .split('.')
    .flatMap((part) => {
      const [, merchandise = '', digits = ''] = entry.exec(part) ?? [];
      const quantity = Math.min(Number(digits), maxPerLine);
      return quantity > 0 ? [{ merchandise, quantity }] : [];
    })
    .slice(0, maxSavedItems);

const formatSavedItems = (list: readonly SavedItem[]): string =>
  list.map(({ merchandise, quantity }) => `${merchandise}_${quantity}`).join('.');

const withoutSavedItem = (list: readonly SavedItem[], merchandise: string): SavedItem[] =>
  list.filter((one) => one.merchandise !== merchandise);

/** The saved variants with current prices, newest first. Optional content: empty when they cannot be read. */
export async function getSavedLines(context: Context): Promise<SavedLine[]> {
  const list = readSavedItems(context);
  if (list.length === 0) return [];
  const ids = list.map(({ merchandise }) => `gid://shopify/ProductVariant/${merchandise}`);
  const query = context.storefront.query(SAVED_VARIANTS_QUERY, {
    variables: { ids },
    schema: savedVariantsSchema,
  });
  const { nodes } = await optional(context, 'saved-lines-failed', query, { nodes: [] });
  return list.flatMap((saved) => {
    const found = nodes.find((node) => node?.id && digitsOf(node.id) === saved.merchandise);
    return found ? (lineOf(saved, found) ?? []) : [];
  });
}

function lineOf(saved: SavedItem, found: SavedVariant): SavedLine | null {
  const { product, price, image, title, compareAtPrice, availableForSale } = found;
  if (!product || !price) return null;
  return {
    ...saved,
    title: product.title,
    handle: product.handle,
    image: image && { ...image, alt: image.alt || product.title },
    colour: product.finish?.value ?? null,
    size: sizeLabel(title),
    price,
    compareAt: compareAtPrice && compareAtPrice.amount > price.amount ? compareAtPrice : null,
    available: availableForSale,
  };
}

/** Moves a line from the cart to the list. Throws Unavailable, and then changes neither. */
export async function saveLine(context: Context, { line }: { line: string }): Change {
  const cart = await context.cart.get();
  const found = cart?.lines.find((one) => one.id === line);
  if (!found) return fail(lineGone(cart));
  const others = withoutSavedItem(readSavedItems(context), found.merchandise);
  if (others.length >= maxSavedItems) {
    const message = `You can save ${maxSavedItems} items for later. Please take one back first.`;
    return fail({ kind: 'limit', message, cart });
  }
  const removed = await removeLine(context, { line });
  const { merchandise, quantity } = found;
  if (removed.ok)
    setSavedCookie(context, [{ merchandise, quantity: Math.max(1, quantity) }, ...others]);
  return removed;
}

/** Moves a variant from the list to the cart. Pieces that cannot be added stay on the list. Throws Unavailable. */
export async function restoreLine(
  context: Context,
  { merchandise }: { merchandise: string },
): Change {
  const list = readSavedItems(context);
  const quantity = list.find((one) => one.merchandise === merchandise)?.quantity ?? 1;
  const tried = await addLine(context, { merchandise, quantity });
  if (tried.ok) {
    setSavedCookie(context, withoutSavedItem(list, merchandise));
    return tried;
  }
  const { added = 0 } = tried.error;
  if (added === 0) return fail(await withoutEmptyLine(context, merchandise, tried.error));
  const left = quantity - added;
  setSavedCookie(
    context,
    list.map((one) => (one.merchandise === merchandise ? { ...one, quantity: left } : one)),
  );
  return fail(tried.error);
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
  setSavedCookie(context, withoutSavedItem(readSavedItems(context), merchandise));
