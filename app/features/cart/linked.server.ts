/** Links of newsletters and partners: to pieces (`/cart/{variant}:{quantity}`), and with a discount (`/discount/{code}`). */
import { sizeLabel } from '~/features/catalog/product';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { digitsOf } from '~/services/shopify/common.schema';
import { SavedVariants } from '~/services/shopify/replies.generated';
import { sameCart, type Cart, type CartProblem } from './cart';
import { updateCartDiscountCodes } from './cart-api.server';
import { readCount, setCartCookies } from './cart-cookies.server';
import type { ResolvedLine } from './cart-transfer';
import { SAVED_VARIANTS_QUERY } from './cart.graphql';
import { getCart } from './cart.server';
import { tryCode } from './code-tries.server';
import { linkedCodeOf, parseLinkedPieces } from './linked-pieces';

/** The pieces with this store's prices; null for a text that names none. Throws Unavailable. */
export async function resolveLinkedPieces(
  context: Context,
  text: string,
): Promise<{ lines: ResolvedLine[]; cut: boolean } | null> {
  const linked = parseLinkedPieces(text);
  if (!linked) return null;
  const ids = linked.pieces.map(({ merchandise }) => `gid://shopify/ProductVariant/${merchandise}`);
  const { nodes } = await context.storefront.query(SAVED_VARIANTS_QUERY, {
    variables: { ids },
    schema: SavedVariants,
  });
  const lines = linked.pieces.map(({ merchandise, quantity }): ResolvedLine => {
    const found = nodes.find((node) => node && digitsOf(node.id) === merchandise);
    return {
      packed: {
        handle: found?.product.handle ?? '',
        title: found?.product.title ?? 'A product that is no longer here',
        size: found?.title ? sizeLabel(found.title) : null,
        quantity,
      },
      variant: found?.availableForSale ? { id: merchandise, price: found.price } : null,
    };
  });
  return { lines, cut: linked.cut };
}

/** The code of a link, until a bag has it. */
const codeCookie = 'linked-code';
const day = 24 * 3600;

export const readLinkedCode = ({ cookies }: Context): string | undefined =>
  linkedCodeOf(cookies.get(codeCookie));

/** Keeps the code of a link for the bag, for a day. False for one that is none. */
export function keepLinkedCode({ cookies }: Context, code: string): boolean {
  const plain = linkedCodeOf(code);
  return plain !== undefined && cookies.set(codeCookie, plain, { maxAge: day });
}

/** Says that the next page has to tell of the code. Its life is short, since a page that comes later is about something else. */
const toldCookie = 'linked-code-new';
const minute = 60;

/** Has the next page say that a code is kept. */
export const announceLinkedCode = ({ cookies }: Context): boolean =>
  cookies.set(toldCookie, '1', { maxAge: minute });

/** True for a page that has to say so, which is made for this visitor alone. */
export const isLinkedCodeNew = ({ cookies }: Pick<Context, 'cookies'>): boolean =>
  cookies.get(toldCookie) !== undefined;

/** What this page says of a code that was just kept; undefined for all others. */
export function takeLinkedNotice(context: Context): string | undefined {
  if (!isLinkedCodeNew(context)) return undefined;
  context.cookies.remove(toldCookie);
  const code = readLinkedCode(context);
  return code && `The code ${code} comes with what you add to your bag.`;
}

const lists = ({ codes, unusedCodes }: Cart, code: string): boolean =>
  [...codes, ...unusedCodes].some((other) => other.toLowerCase() === code.toLowerCase());

/** Ends the waiting of the code of a link once the bag lists it. */
export function forgetListedCode(context: Context, cart: Cart | null): void {
  const code = readLinkedCode(context);
  if (code && cart && lists(cart, code)) context.cookies.remove(codeCookie);
}

/**
 * Gives the code of a link to the bag, if there are both, and returns the bag then. As at Shopify it stays there when it
 * does not apply yet. The tries of codes are limited as in the field. After a failure, and after a lost answer unless the
 * bag lists the code, it is kept for later.
 * `known`: the bag, where it was read or changed just now.
 */
export async function applyLinkedCode(context: Context, known?: Cart): Promise<Cart | null> {
  const code = readLinkedCode(context);
  if (!code) return null;
  try {
    const cart = known ?? (await getCart(context));
    if (!cart || cart.count === 0 || (await tryCode(context, cart.id)) > 0) return null;
    const codes = [...cart.codes, ...cart.unusedCodes, code];
    const changed = lists(cart, code)
      ? cart
      : (await updateCartDiscountCodes(context, cart.id, codes)).cart;
    if (!changed || !sameCart(changed.id, cart.id)) return null;
    forgetListedCode(context, changed);
    setCartCookies(context, changed);
    return changed;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.warn('linked-code-failed', { error });
    return null;
  }
}

/** Says that the shopper knows that the code is missing. */
const missingCookie = 'linked-code-missing';

/**
 * Gives the code of a link to the bag before the shopper leaves for the checkout. Where that fails, returns what to tell
 * the shopper, once: the next press leads to the checkout without the code.
 */
export async function applyLinkedCodeLast(context: Context): Promise<CartProblem | null> {
  await applyLinkedCode(context);
  const code = readLinkedCode(context);
  if (!code || readCount(context) === 0 || context.cookies.get(missingCookie) !== undefined)
    return null;
  context.cookies.set(missingCookie, '1', { maxAge: 10 * minute });
  const message = `We can’t apply the code ${code} right now. Press Checkout again to pay without it.`;
  return { kind: 'code', message, cart: null };
}
