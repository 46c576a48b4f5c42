/** Copies carts into a new one: at login and logout, and where the cart of the cookie is another customer's. */
import type { Context } from '~/platform/context.server';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import { keyedHash } from '~/platform/keyed-hash.server';
import type { Cart } from './cart';
import { addCartLines, queryContents, type NewCart, type NewLine } from './cart-api.server';
import {
  clearCartCookies,
  readAsideIds,
  readCartId,
  setAsideIds,
  setCartCookies,
} from './cart-cookies.server';
import { callLock, lockName } from './cart-creation-lock.server';
import { claimCart, lockSuffix, ownerOf, presentOf } from './cart-owner.server';
import { createOwnCart } from './create-cart.server';
import { copyGiftCards } from './gift-card-codes.server';

/** Shopify's limit per request, for reading and for adding lines. A cart holds at most 500. */
const pageSize = 250;
const maxPages = 2;

const giftCardLost =
  'Please enter your gift cards once more: they could not come along when you signed in or out.';

/** The cause when a cart is not copied, so that the one of the cookie stays. */
class NotCopied extends Error {
  override readonly name = 'NotCopied';
}

/** Checks the name, as `isUnavailable`. */
export const isNotCopied = (error: unknown): boolean =>
  isUnavailable(error) && error.cause instanceof Error && error.cause.name === 'NotCopied';

/**
 * Copies the cart into a new one that names the customer who is signed in now, or nobody, with the lines of carts
 * that were put aside unless `withAside` is false. A customer's token is never put into an existing cart: its id may
 * have been planted by someone else, who would then hold a checkout in the customer's name. Of another customer's
 * cart the lines and discount codes are copied, not the texts and gift cards. Null when there was nothing to copy: the
 * next first add names the customer. Throws Unavailable (`isNotCopied`) when no new cart was created: the old one stays.
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
  // Refreshing a hosted token may end the session meanwhile.
  const owner = presentOf(context);
  const [first, ...others] = await Promise.all(
    sources.map((source) => readContents(context, source)),
  );
  // What a customer wrote stays with that customer.
  const isTheirs = id !== undefined && /present|nobody/.test(await ownerOf(context, id));
  const contents = merge(isTheirs ? first! : { ...first!, ...noTexts }, others);
  // An empty cart with a discount code is copied too: the shopper was told that the code is applied.
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
  // Whoever comes after somebody who signed out does not pay with their gift cards.
  const paid = await copyGiftCards(context, isTheirs ? id : undefined, copy);
  if (paid.giftCards.length < first!.giftCards) context.session.flash('cart-problem', giftCardLost);
  return paid;
}

const noTexts = { note: undefined, attributes: undefined };

type Contents = Awaited<ReturnType<typeof readContents>>;

/** The contents of a cart with the lines and codes of others. */
function merge({ lines, discountCodes, note, attributes }: Contents, others: readonly Contents[]) {
  const all = [...lines, ...others.flatMap((other) => other.lines)];
  const codes = [...discountCodes, ...others.flatMap((other) => other.discountCodes)];
  return {
    lines: all.slice(0, pageSize * maxPages),
    discountCodes: [...new Set(codes)],
    ...(note !== undefined && { note }),
    ...(attributes && { attributes }),
  };
}

/** The copy of carts: one, also when two pages ask for it at once. `make` returns its id. */
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

/** Throws Unavailable when not all of it was created. */
async function createCopy(
  context: Context,
  { lines, ...others }: Omit<NewCart, 'buyerIdentity'>,
): Promise<Cart> {
  const [first, rest] = [lines.slice(0, pageSize), lines.slice(pageSize)];
  const { cart } = await createOwnCart(context, { ...others, lines: first });
  const whole = cart && rest.length > 0 ? (await addCartLines(context, cart.id, rest)).cart : cart;
  if (!whole) throw new Unavailable('commerce', new NotCopied('The copy was refused'));
  return whole;
}

/** All lines, discount codes and texts of a cart; empty for one that is gone. */
async function readContents(context: Context, id: string) {
  const lines: NewLine[] = [];
  let discountCodes: string[] = [];
  let giftCards = 0;
  let texts: { note?: string | undefined; attributes?: NewCart['attributes'] } = {};
  let after: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const contents = await queryContents(context, id, after);
    if (!contents) break;
    lines.push(...contents.lines);
    discountCodes = contents.codes;
    giftCards = contents.giftCards;
    texts = { note: contents.note, attributes: contents.attributes };
    after = contents.next;
    if (!after) break;
  }
  return { lines, discountCodes, giftCards, ...texts };
}
