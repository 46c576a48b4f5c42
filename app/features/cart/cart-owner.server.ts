/**
 * Whom the cart of the cookie was made for: a customer, or nobody. A second HttpOnly cookie per currency holds a keyed
 * hash of the cart's id and its owner, so that neither can be exchanged. Several customers may use one browser.
 */
import type { Context } from '~/platform/context.server';
import { keyedHash } from '~/platform/keyed-hash.server';
import { sameCart, type Cart } from './cart';
import { readAsideIds, readCartId, setAsideIds, setCartId } from './cart-cookies.server';

/** What ownership depends on. */
export type Owned = Pick<Context, 'cookies' | 'env' | 'session'> & {
  market: { currency: string };
};

/** Longer than a cart lives that is not used; of one without an owner the backend says whether it names a customer. */
const halfYear = 182 * 24 * 3600;

export const nobody = 'nobody';
const ownerCookieOf = ({ market }: Owned): string => `cart-owner-${market.currency}`;

/** Who is signed in. */
export const presentOf = ({ session }: Owned): string => session.get('customer') ?? nobody;

/** Part of the names of locks: what one customer does must not meet what another did in the same browser. */
export const lockSuffix = ({ session }: Owned): string => {
  const customer = session.get('customer');
  return customer === undefined ? '' : `:${customer}`;
};

async function markOf({ env }: Owned, cartId: string, owner: string): Promise<string> {
  const [id = ''] = cartId.split('?');
  return (await keyedHash(`cart owner\n${id}\n${owner}`, env.SESSION_SECRET)).slice(0, 32);
}

/** unknown: the cookies are of an earlier release, or were put there by someone. */
export type Owner = 'present' | 'nobody' | 'another' | 'unknown';

/** The owner of the cart with this id; 'present' is whoever is signed in, or nobody while nobody is. */
export async function ownerOf(context: Owned, cartId: string): Promise<Owner> {
  const mark = context.cookies.get(ownerCookieOf(context));
  if (!mark) return 'unknown';
  if (mark === (await markOf(context, cartId, presentOf(context)))) return 'present';
  return mark === (await markOf(context, cartId, nobody)) ? 'nobody' : 'another';
}

/** Makes the cart that of whoever is signed in, or was a moment ago (`presentOf`), or nobody's. */
export async function claimCart(
  context: Owned,
  cartId: string,
  owner = presentOf(context),
): Promise<void> {
  const mark = await markOf(context, cartId, owner);
  context.cookies.set(ownerCookieOf(context), mark, { maxAge: halfYear });
}

/**
 * True when whoever is signed in, or nobody, may open the cart and add to it. One that names no customer and was made
 * for nobody is everybody's.
 */
export async function isOwn(context: Owned, cart: Cart): Promise<boolean> {
  const owner = await ownerOf(context, cart.id);
  if (owner === 'another') return false;
  return !cart.hasCustomer || (owner === 'present' && presentOf(context) !== nobody);
}

/** Makes another cart this browser's. The present one is put aside if it was made for another customer. */
export async function takeCart(context: Owned, cartId: string, owner?: string): Promise<void> {
  const before = readCartId(context);
  if (before !== undefined && !sameCart(before, cartId)) {
    const whose = await ownerOf(context, before);
    if (whose === 'another' || whose === 'unknown')
      setAsideIds(context, [before, ...readAsideIds(context)]);
  }
  await claimCart(context, cartId, owner);
  setCartId(context, cartId);
}
