import { nearestFitting, type QuantityRule } from '~/features/catalog/quantity-rule';
import type { Context } from '~/platform/context.server';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import { keyedHash } from '~/platform/keyed-hash.server';
import { digitsOf } from '~/services/shopify/common.schema';
import type { Cart } from './cart';
import {
  addCartLines,
  queryBeforeAdd,
  queryContents,
  type NewCart,
  type NewLine,
} from './cart-api.server';
import {
  clearCartCookies,
  readAsideIds,
  readCartId,
  setAsideIds,
  setCartCookies,
} from './cart-cookies.server';
import { cartFlash } from './cart-flash.server';
import { callLock, lockName } from './cart-creation-lock.server';
import {
  claimCart,
  currentOwner,
  isOfCustomer,
  lockSuffix,
  nobody,
  ownerOf,
} from './cart-owner.server';
import type { CartPayload } from './cart.schema';
import { createOwnCart, maxTries, refusedLines } from './create-cart.server';
import { copyGiftCards } from './gift-card-codes.server';
import { isRecipientKey, recipientOf, withoutPastDay } from './recipient-attributes';

/** Shopify's limits: 250 lines per request, 500 per cart. */
const pageSize = 250;
const maxPages = 2;

const giftCardLost =
  'Please enter your gift cards again: we couldn’t keep them when you signed in or out.';

const refitted =
  'We changed your bag: some quantities or products are no longer available, or not for the account or company that you now buy for.';

/** The cookie's cart stays. */
class NotCopied extends Error {
  override readonly name = 'NotCopied';
}

/** Compares the name, like `isUnavailable`. */
export const isNotCopied = (error: unknown): boolean =>
  isUnavailable(error) && error.cause instanceof Error && error.cause.name === 'NotCopied';

/**
 * Copies the cart for the signed-in customer or for no one; null if nothing can be copied. An existing cart never
 * gets a customer's token: another person who knows its id could open a checkout in the customer's name. During an
 * outage, keeps the old cart and throws Unavailable.
 */
export async function replaceCart(
  context: Context,
  { withAside = true } = {},
): Promise<Cart | null> {
  const id = readCartId(context);
  const aside = withAside ? readAsideIds(context) : [];
  if (!id) context.log.warn('cart-buyer', { message: 'No cartId found' });
  const sources = id ? [id, ...aside] : aside;
  if (sources.length === 0) return null;
  try {
    return await replace(context, id, sources, withAside);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.warn('cart-copy-failed', { error });
    throw new Unavailable('commerce', new NotCopied('No copy of the cart was made'));
  }
}

async function replace(
  context: Context,
  id: string | undefined,
  sources: readonly string[],
  withAside: boolean,
): Promise<Cart | null> {
  // Read the owner now: refreshing a hosted token can end the session.
  const owner = currentOwner(context);
  const [first, ...others] = await Promise.all(
    sources.map((source) => readContents(context, source)),
  );
  // Texts are private to their writer.
  const mark = id === undefined ? 'unknown' : await ownerOf(context, id);
  const isTheirs =
    id !== undefined && (/present|nobody/.test(mark) || (await isOfCustomer(context, id)));
  const contents = merge(isTheirs ? first! : withoutTexts(first!), others.map(withoutTexts));
  // Copy a cart that has only a discount code, too: the shopper saw that the code was applied.
  if (contents.lines.length === 0 && contents.discountCodes.length === 0) {
    clearCartCookies(context);
    if (id !== undefined) await forgetCreated(context);
    if (withAside) setAsideIds(context, []);
    return null;
  }
  const made: { cart?: Cart } = {};
  const copyId = await copyOnce(context, { sources, contents }, async () => {
    made.cart = await createCopy(context, contents);
    return made.cart.id;
  });
  const copy =
    made.cart ??
    (await context.cart.get({ cartId: copyId })) ??
    (await createCopy(context, contents));
  await Promise.all([
    claimCart(context, copy.id, owner),
    id !== undefined && forgetCreated(context),
  ]);
  setCartCookies(context, copy);
  if (withAside) setAsideIds(context, []);
  if (copy !== made.cart) return copy;
  // Leave out another customer's gift cards, so that the next customer doesn't pay with them.
  // Even in a cart without an owner, a customer who signed in at the checkout may have entered gift cards.
  const mayKeep = copy.hasCustomer || (mark === 'present' && owner !== nobody);
  const paid = await copyGiftCards(context, isTheirs && mayKeep ? id : undefined, copy);
  if (paid.giftCards.length < first!.giftCards)
    context.session.flash(cartFlash.problem, giftCardLost);
  return paid;
}

/** Otherwise a shopper who empties the copy and signs in or out within a minute gets the old cart back. */
async function forgetCreated(context: Context): Promise<void> {
  const names = new Set([lockName(context), lockName(context, '')]);
  await Promise.all(
    [...names].map((name) => callLock(context, name, 'release', (lock) => lock.forgetCreated())),
  );
}

type Contents = Awaited<ReturnType<typeof readContents>>;

const withoutTexts = (contents: Contents): Contents => ({
  ...contents,
  note: undefined,
  attributes: undefined,
  lines: contents.lines.map((line) => ({
    ...line,
    attributes: line.attributes.filter(({ key }) => !isRecipientKey(key)),
  })),
});

type Merged = ReturnType<typeof merge>;

function merge(
  { lines, discountCodes, note, attributes, pickup }: Contents,
  others: readonly Contents[],
) {
  const all = [...lines, ...others.flatMap((other) => other.lines)];
  const codes = [...discountCodes, ...others.flatMap((other) => other.discountCodes)];
  return {
    lines: all.slice(0, pageSize * maxPages),
    discountCodes: [...new Set(codes)],
    ...(note !== undefined && { note }),
    ...(attributes && { attributes }),
    ...(pickup && { pickup }),
  };
}

/**
 * Concurrent requests share one copy; `make` returns its id. A copy that was made before the contents changed is not
 * used again, because it lacks the lines that were added since.
 */
async function copyOnce(
  context: Context,
  from: { sources: readonly string[]; contents: Merged },
  make: () => Promise<string>,
): Promise<string> {
  const ids = from.sources.map((id) => id.split('?')[0]);
  const what = await keyedHash(JSON.stringify([ids, from.contents]), context.env.SESSION_SECRET);
  const name = lockName(context, `${lockSuffix(context)}:copy:${what}`);
  const made = await callLock(context, name, 'acquire', (lock) => lock.acquire());
  if (made) return made;
  let cartId: string | null = null;
  try {
    return (cartId = await make());
  } finally {
    await callLock(context, name, 'release', (lock) => lock.release(cartId));
  }
}

/** Throws Unavailable unless all lines that Shopify accepts were added. */
async function createCopy(context: Context, { lines, ...others }: Merged): Promise<Cart> {
  const [first, rest] = [lines.slice(0, pageSize), lines.slice(pageSize)];
  const cart = await sendFitting(context, first, (fitting) =>
    createOwnCart(context, { ...others, lines: fitting }),
  );
  const whole =
    cart && rest.length > 0
      ? await sendFitting(context, rest, (fitting) => addCartLines(context, cart.id, fitting))
      : cart;
  if (!whole) throw new Unavailable('commerce', new NotCopied('The copy was refused'));
  return whole;
}

/**
 * If Shopify refuses the lines, fits them to stock, selling plans and the owner's quantity rules, which can differ from
 * the former owner's. If that isn't enough, leaves out the refused lines. If Shopify names no line, it may have refused
 * the recipient of a gift card: before 2026-01, it then returns an empty cart without an error.
 */
async function sendFitting(
  context: Context,
  lines: NewLine[],
  send: (lines: NewLine[]) => Promise<CartPayload>,
): Promise<Cart | null> {
  let payload = await send(lines);
  let rest = lines;
  for (let tries = 1; tries < maxTries && isRefused(payload, rest); tries += 1) {
    const fitting = tries === 1 ? await fittingLines(context, lines) : null;
    const refused = refusedLines(payload);
    const isAccepted = ({ attributes }: NewLine, index: number) =>
      refused.size > 0 ? !refused.has(index) : !recipientOf(attributes);
    const fewer = fitting ?? rest.filter(isAccepted);
    if (!fitting && fewer.length === rest.length) return null;
    rest = fewer;
    payload = await send(rest);
  }
  const { cart } = payload;
  if (!cart || isRefused(payload, rest)) return null;
  const isWhole = rest.every((line) => isIn(cart, line));
  // The answer was lost, and the cart that was read instead lacks lines.
  if (payload.lost && !isWhole) return null;
  if (rest !== lines || !isWhole) context.session.flash(cartFlash.problem, refitted);
  return cart;
}

/** True if Shopify refused lines, or if the cart has none of them. */
function isRefused(payload: CartPayload, lines: NewLine[]): boolean {
  const { cart, lost } = payload;
  if (lost) return false;
  if (!cart || refusedLines(payload).size > 0) return true;
  return lines.length > 0 && !lines.some((line) => isIn(cart, line));
}

const isIn = (cart: Cart, { merchandiseId }: NewLine): boolean =>
  cart.lines.some(({ variantId }) => variantId === digitsOf(merchandiseId));

/** Null if all lines already fit. */
async function fittingLines(context: Context, lines: NewLine[]): Promise<NewLine[] | null> {
  const ids = [...new Set(lines.map(({ merchandiseId }) => merchandiseId))];
  const { variants } = await queryBeforeAdd(context, ids, undefined);
  const left = new Map(variants.map((variant) => [variant.id, variant.left ?? Infinity]));
  const fitting = lines.flatMap((line) => {
    const variant = variants.find(({ id }) => id === line.merchandiseId);
    if (!variant || (variant.needsPlan && !line.sellingPlanId)) return [];
    const quantity = quantityInStock(variant.rule, line.quantity, left.get(variant.id)!);
    left.set(variant.id, left.get(variant.id)! - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const isSame =
    fitting.length === lines.length &&
    fitting.every(({ quantity }, at) => quantity === lines[at]!.quantity);
  return isSame ? null : fitting;
}

/** 0 if no quantity fits rule and stock. */
function quantityInStock(rule: QuantityRule | undefined, wanted: number, left: number): number {
  const quantity = rule ? nearestFitting(rule, wanted) : wanted;
  if (quantity <= left) return quantity;
  const most = rule ? Math.floor(left / rule.increment) * rule.increment : left;
  return most >= (rule?.minimum ?? 1) ? most : 0;
}

async function readContents(context: Context, id: string) {
  const lines: NewLine[] = [];
  let discountCodes: string[] = [];
  let giftCards = 0;
  let pickup: string | undefined;
  let texts: { note?: string | undefined; attributes?: NewCart['attributes'] } = {};
  let after: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const contents = await queryContents(context, id, after);
    if (!contents) break;
    const now = Date.now();
    for (const line of contents.lines)
      lines.push({ ...line, attributes: withoutPastDay(line.attributes, now) });
    discountCodes = contents.codes;
    giftCards = contents.giftCards;
    // Shops of another country can't be chosen in the bag.
    pickup = contents.country === context.market.country ? contents.pickup : undefined;
    texts = { note: contents.note, attributes: contents.attributes };
    after = contents.next;
    if (!after) break;
  }
  return { lines, discountCodes, giftCards, pickup, ...texts };
}
