/** The bag when someone signs in or out. spec §4 "Login", §6. */
import type { Context } from '~/platform/context.server';
import type { Cart } from './cart';
import { addCartLines, queryContents, type NewLine } from './cart-calls.server';
import { forgetCart, readCartId, rememberCart } from './cart-cookie.server';
import { createOwnCart } from './create-cart.server';

/** What the backend takes and gives at once; a cart has at most two pages of lines (contracts §1.2). */
const pageSize = 250;
const mostPages = 2;

/**
 * Moves the bag into a new cart that names whoever is signed in now, or nobody. The customer's token
 * is never put into a cart that exists: its id may have been planted by someone else, who would then
 * hold a checkout in the customer's name. Without a bag there is nothing to move; the next first add
 * names the customer. Null when there is no new cart; where that is a failure the old one stays.
 * Throws Unavailable.
 */
export async function moveBag(context: Context): Promise<Cart | null> {
  const id = readCartId(context);
  if (!id) {
    context.log.warn('cart-buyer', { message: 'No cartId found' });
    return null;
  }
  const { lines, codes: discountCodes } = await readContents(context, id);
  if (lines.length === 0) {
    forgetCart(context);
    return null;
  }
  const [first, rest] = [lines.slice(0, pageSize), lines.slice(pageSize)];
  const { cart } = await createOwnCart(context, { lines: first, discountCodes });
  if (!cart) return null;
  const whole = rest.length > 0 ? (await addCartLines(context, cart.id, rest)).cart : null;
  rememberCart(context, whole ?? cart);
  return whole ?? cart;
}

/** All lines of a cart; none for one that is gone. */
async function readContents(context: Context, id: string) {
  const lines: NewLine[] = [];
  let codes: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const contents = await queryContents(context, id, after);
    if (!contents) break;
    lines.push(...contents.lines);
    codes = contents.codes;
    after = contents.next;
    if (!after) break;
  }
  return { lines, codes };
}
