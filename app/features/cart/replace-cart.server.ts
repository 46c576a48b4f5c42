import { nearestFitting } from '~/features/catalog/quantity-rule';
import type { Context } from '~/platform/context.server';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import { keyedHash } from '~/platform/keyed-hash.server';
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
import { callLock, lockName } from './cart-creation-lock.server';
import { claimCart, isOfCustomer, lockSuffix, ownerOf, currentOwner } from './cart-owner.server';
import { createOwnCart } from './create-cart.server';
import { copyGiftCards } from './gift-card-codes.server';
import { isRecipientKey } from './gift-recipient';

/** Shopify's limits: 250 lines per request, 500 per cart. */
const pageSize = 250;
const maxPages = 2;

const giftCardLost =
  'Please enter your gift cards again: we couldn’t keep them when you signed in or out.';

const refitted =
  'We changed your bag: some quantities or products aren’t available for the account or company that you now buy for.';

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
  const isTheirs =
    id !== undefined &&
    (/present|nobody/.test(await ownerOf(context, id)) || (await isOfCustomer(context, id)));
  const contents = merge(isTheirs ? first! : withoutTexts(first!), others.map(withoutTexts));
  // Copy a cart that has only a discount code, too: the shopper saw that the code was applied.
  if (contents.lines.length === 0 && contents.discountCodes.length === 0) {
    clearCartCookies(context);
    if (withAside) setAsideIds(context, []);
    return null;
  }
  const made: { cart?: Cart } = {};
  const copyId = await copyOnce(context, sources, async () => {
    made.cart = await createCopy(context, contents);
    return made.cart.id;
  });
  const copy =
    made.cart ??
    (await context.cart.get({ cartId: copyId })) ??
    (await createCopy(context, contents));
  await claimCart(context, copy.id, owner);
  setCartCookies(context, copy);
  if (withAside) setAsideIds(context, []);
  if (copy !== made.cart) return copy;
  // Leave out another customer's gift cards, so that the next customer doesn't pay with them.
  const paid = await copyGiftCards(context, isTheirs ? id : undefined, copy);
  if (paid.giftCards.length < first!.giftCards) context.session.flash('cart-problem', giftCardLost);
  return paid;
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

/** Concurrent requests share one copy; `make` returns its id. */
async function copyOnce(
  context: Context,
  from: readonly string[],
  make: () => Promise<string>,
): Promise<string> {
  const ids = from.map((id) => id.split('?')[0]).join();
  const what = await keyedHash(ids, context.env.SESSION_SECRET);
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

/** Throws Unavailable unless all lines were added. */
async function createCopy(
  context: Context,
  { lines, ...others }: ReturnType<typeof merge>,
): Promise<Cart> {
  const [first, rest] = [lines.slice(0, pageSize), lines.slice(pageSize)];
  const cart = await createFitting(context, { ...others, lines: first });
  const whole = cart && rest.length > 0 ? (await addCartLines(context, cart.id, rest)).cart : cart;
  if (!whole) throw new Unavailable('commerce', new NotCopied('The copy was refused'));
  return whole;
}

/** If Shopify refuses the lines, fits them to the owner's quantity rules, which can differ from the former owner's. */
async function createFitting(
  context: Context,
  contents: Omit<NewCart, 'buyerIdentity'>,
): Promise<Cart | null> {
  const { cart, lost } = await createOwnCart(context, contents);
  if (cart || lost) return cart;
  const lines = await fittingLines(context, contents.lines);
  if (!lines) return null;
  const again = await createOwnCart(context, { ...contents, lines });
  if (again.cart) context.session.flash('cart-problem', refitted);
  return again.cart;
}

/** Null if all lines already fit. */
async function fittingLines(context: Context, lines: NewLine[]): Promise<NewLine[] | null> {
  const ids = [...new Set(lines.map(({ merchandiseId }) => merchandiseId))];
  const { variants } = await queryBeforeAdd(context, ids, undefined);
  const fitting = lines.flatMap((line) => {
    const variant = variants.find(({ id }) => id === line.merchandiseId);
    if (!variant) return [];
    const { rule } = variant;
    return [rule ? { ...line, quantity: nearestFitting(rule, line.quantity) } : line];
  });
  const isSame =
    fitting.length === lines.length &&
    fitting.every(({ quantity }, at) => quantity === lines[at]!.quantity);
  return isSame ? null : fitting;
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
    lines.push(...contents.lines);
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
