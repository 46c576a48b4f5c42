/** Replaces the cart at login and logout. */
import type { Context } from '~/platform/context.server';
import type { Cart } from './cart';
import { addCartLines, queryContents, type NewCart, type NewLine } from './cart-api.server';
import { clearCartCookies, readCartId, setCartCookies } from './cart-cookies.server';
import { createOwnCart } from './create-cart.server';
import { copyGiftCards } from './gift-cards.server';

/** Shopify's limit per request, for reading and for adding lines. A cart holds at most 500. */
const pageSize = 250;
const maxPages = 2;

const giftCardLost =
  'Please enter your gift cards once more: they could not come along when you signed in or out.';

/**
 * Copies the cart into a new one that names the customer who is signed in now, or nobody. A customer's
 * token is never put into an existing cart: its id may have been planted by someone else, who would
 * then hold a checkout in the customer's name. Null without a cart (the next first add names the
 * customer), and when no new cart was created, in which case the old one stays. Throws Unavailable.
 */
export async function replaceCart(context: Context): Promise<Cart | null> {
  const id = readCartId(context);
  if (!id) {
    context.log.warn('cart-buyer', { message: 'No cartId found' });
    return null;
  }
  const { lines, codes: discountCodes, giftCards, ...texts } = await readContents(context, id);
  // An empty cart with a discount code is copied too: the shopper was told that the code is applied.
  if (lines.length === 0 && discountCodes.length === 0) {
    clearCartCookies(context);
    return null;
  }
  const [first, rest] = [lines.slice(0, pageSize), lines.slice(pageSize)];
  const { cart } = await createOwnCart(context, { lines: first, discountCodes, ...texts });
  if (!cart) return null;
  const whole = rest.length > 0 ? (await addCartLines(context, cart.id, rest)).cart : null;
  setCartCookies(context, whole ?? cart);
  // Whoever comes after somebody who signed out does not pay with their gift cards.
  const copy = await copyGiftCards(context, id, whole ?? cart);
  if (copy.giftCards.length < giftCards) context.session.flash('cart-problem', giftCardLost);
  return copy;
}

/** All lines, discount codes and texts of a cart; empty for one that is gone. */
async function readContents(context: Context, id: string) {
  const lines: NewLine[] = [];
  let codes: string[] = [];
  let giftCards = 0;
  let texts: Pick<NewCart, 'note' | 'attributes'> = {};
  let after: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const contents = await queryContents(context, id, after);
    if (!contents) break;
    lines.push(...contents.lines);
    codes = contents.codes;
    giftCards = contents.giftCards;
    texts = { note: contents.note, attributes: contents.attributes };
    after = contents.next;
    if (!after) break;
  }
  return { lines, codes, giftCards, ...texts };
}
