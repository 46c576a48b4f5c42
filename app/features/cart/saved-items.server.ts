/** One cookie per saved item, so that simultaneous requests don't conflict. */
import type { InferOutput } from 'valibot';
import { sizeLabel } from '~/features/catalog/product';
import type { Context } from '~/platform/context.server';
import { fail } from '~/platform/result';
import { optional } from '~/platform/optional.server';
import { digitsOf } from '~/services/shopify/common.schema';
import { SavedVariants } from '~/services/shopify/replies.generated';
import { maxPerLine } from './cart';
import type { SavedItem, SavedLine } from './cart-view';
import { lineMissing, type CartProblem } from './cart-problem';
import { SAVED_VARIANTS_QUERY } from './cart.graphql';
import { addLine, removeLine } from './cart.server';
import type { CartResult } from './finish-change.server';
import { getOwnCart } from './own-cart.server';

/** The variant's digits follow. The value is quantity and seconds since 1970: `2_1790000000`. */
const cookiePrefix = 'later-';
const year = 365 * 24 * 3600;

const maxSavedItems = 12;
/** Each saved item needs a cookie. Includes items that aren't shown, because they aren't sold in this country. */
const maxCookies = 18;

const cookieName = /^later-(\d{1,19})$/;
const cookieValue = /^(\d{1,2})_(\d{1,12})$/;

/** Newest first. */
function readSavedItems({ cookies }: Context): SavedItem[] {
  const items = cookies.names(cookiePrefix).flatMap((name) => {
    const [, variantId = ''] = cookieName.exec(name) ?? [];
    const [, digits = '', seconds = ''] = cookieValue.exec(cookies.get(name) ?? '') ?? [];
    const quantity = Math.min(Number(digits), maxPerLine);
    return variantId && quantity > 0 ? [{ variantId, quantity, savedAt: Number(seconds) }] : [];
  });
  return items.toSorted((one, other) => other.savedAt - one.savedAt);
}

function setSavedItem({ cookies }: Context, { variantId, quantity }: SavedItem): void {
  const seconds = Math.floor(Date.now() / 1000);
  cookies.set(cookiePrefix + variantId, `${quantity}_${seconds}`, { maxAge: year });
}

/** Newest first; empty if they can't be read. */
export async function getSavedLines(context: Context): Promise<SavedLine[]> {
  const list = readSavedItems(context);
  if (list.length === 0) return [];
  const found = await readVariantsOrNull(context, list);
  return list.flatMap((saved) => {
    const variant = found?.get(saved.variantId);
    return variant ? [lineOf(saved, variant)] : [];
  });
}

/** Keyed by the digits of the gid; without variants that aren't sold in the shopper's country. Throws Unavailable. */
async function readVariants(
  { storefront }: Context,
  items: readonly SavedItem[],
): Promise<Map<string, SavedVariant>> {
  const ids = items.map(({ variantId }) => `gid://shopify/ProductVariant/${variantId}`);
  const { nodes } = await storefront.query(SAVED_VARIANTS_QUERY, {
    variables: { ids },
    schema: SavedVariants,
  });
  return new Map(nodes.flatMap((node) => (node ? [[digitsOf(node.id), node]] : [])));
}

/** Null if they can't be read. */
const readVariantsOrNull = (context: Context, items: readonly SavedItem[]) =>
  optional(context, 'saved-lines-failed', readVariants(context, items), null);

type SavedVariant = NonNullable<InferOutput<typeof SavedVariants>['nodes'][number]>;

function lineOf(saved: SavedItem, found: SavedVariant): SavedLine {
  const { product, price, image, title, compareAtPrice, availableForSale } = found;
  return {
    ...saved,
    title: product.title,
    handle: product.handle,
    image: image && { ...image, alt: image.alt || product.title },
    colour: product.finish,
    size: sizeLabel(title),
    price,
    compareAt: compareAtPrice && compareAtPrice.amount > price.amount ? compareAtPrice : null,
    available: availableForSale,
  };
}

/**
 * Moves a line from the cart to the saved items, and adds to the quantity that is already saved. If it is unknown whether
 * Shopify removed the line, the item is saved nevertheless, so that it isn't lost. Throws Unavailable.
 */
export async function saveLine(context: Context, { line }: { line: string }): CartResult {
  const cart = await getOwnCart(context);
  const found = cart?.lines.find((one) => one.id === line);
  if (!found) return fail(lineMissing(cart));
  // The saved item would lose its recipient.
  if (found.recipient) {
    const message = 'A gift card for someone else can’t be saved for later.';
    return fail({ kind: 'refused', message, cart });
  }
  if (found.plan) {
    const message = 'An item with a purchase option can’t be saved for later.';
    return fail({ kind: 'refused', message, cart });
  }
  const { variantId } = found;
  const quantity = Math.max(1, found.quantity);
  const items = readSavedItems(context);
  const others = items.filter((one) => one.variantId !== variantId);
  const before = items.find((one) => one.variantId === variantId)?.quantity ?? 0;
  // The shopper can't remove items that aren't shown, so those don't count.
  const shown = others.length >= maxSavedItems ? await readVariantsOrNull(context, others) : null;
  const hidden = others.filter((one) => shown?.has(one.variantId) === false);
  if (others.length - hidden.length >= maxSavedItems) {
    const message = `You can save ${maxSavedItems} items for later. Please remove one first.`;
    return fail({ kind: 'limit', message, cart });
  }
  const removed = await removeLine(context, { line });
  if (removed.ok) {
    const oldest = others.length >= maxCookies ? hidden.at(-1) : undefined;
    if (oldest) removeSavedItem(context, oldest.variantId);
    setSavedItem(context, { variantId, quantity: Math.min(maxPerLine, before + quantity) });
  }
  // Keeps the larger quantity: the line may still be in the bag, and be saved again.
  else if (removed.error.kind === 'unknown')
    setSavedItem(context, { variantId, quantity: Math.max(before, quantity) });
  return removed;
}

/** If adding fails, the item stays saved. Throws Unavailable. */
export async function restoreLine(
  context: Context,
  { variantId, request }: { variantId: string; request?: string | undefined },
): CartResult {
  const saved = readSavedItems(context).find((one) => one.variantId === variantId);
  if (!saved) {
    const message = 'This item is no longer on your list.';
    return fail({ kind: 'gone', message, cart: await context.cart.get() });
  }
  const { quantity } = saved;
  const tried = await addLine(context, { variantId, quantity, request, saved: true });
  if (tried.ok || tried.error.kind === 'repeated') {
    removeSavedItem(context, variantId);
    return tried;
  }
  if (tried.error.kind === 'unknown') return tried;
  const { added = 0 } = tried.error;
  if (added === 0) return fail(await withoutEmptyLine(context, variantId, tried.error));
  setSavedItem(context, { variantId, quantity: quantity - added });
  return tried;
}

/** Adding an unavailable item creates a line with quantity 0. Removes this line. */
async function withoutEmptyLine(
  context: Context,
  variantId: string,
  problem: CartProblem,
): Promise<CartProblem> {
  const empty = problem.cart?.lines.find(
    (line) => line.variantId === variantId && line.quantity === 0,
  );
  if (!empty) return problem;
  const removed = await removeLine(context, { line: empty.id });
  return { ...problem, cart: removed.ok ? removed.value : removed.error.cart };
}

export const removeSavedItem = ({ cookies }: Context, variantId: string): void =>
  cookies.remove(cookiePrefix + variantId);
