/**
 * The cookie has a keyed hash of cart id and owner, which visitors can't forge. If the owner includes a company
 * location, a dot and the hash of cart id and customer follow.
 */
import type { Context } from '~/platform/context.server';
import { keyedHash } from '~/platform/keyed-hash.server';
import { sameCart, type Cart } from './cart';
import { readAsideIds, readCartId, setAsideIds, setCartId } from './cart-cookies.server';

export type Owned = Pick<Context, 'cookies' | 'env' | 'session'> & {
  market: { currency: string };
};

/** Longer than Shopify keeps an unused cart. */
const halfYear = 182 * 24 * 3600;

export const nobody = 'nobody';
const ownerCookieOf = ({ market }: Owned): string => `cart-owner-${market.currency}`;

/** A customer who buys for a company location counts as another owner: prices and payment terms differ. */
const customerOf = ({ session }: Owned): string | undefined => {
  const customer = session.get('customer');
  const company = session.get('company');
  return customer && company ? `${customer} ${company.location}` : customer;
};

export const currentOwner = (context: Owned): string => customerOf(context) ?? nobody;

/** Separates customers who share a browser. */
export const lockSuffix = (context: Owned): string => {
  const customer = customerOf(context);
  return customer === undefined ? '' : `:${customer}`;
};

async function markOf({ env }: Owned, cartId: string, owner: string): Promise<string> {
  const [id = ''] = cartId.split('?');
  return (await keyedHash(`cart owner\n${id}\n${owner}`, env.SESSION_SECRET)).slice(0, 32);
}

const ownerMark = (context: Owned): string | undefined =>
  context.cookies.get(ownerCookieOf(context));

/** unknown: an earlier release or an attacker set the cookies. */
export type Owner = 'present' | 'nobody' | 'another' | 'unknown';

/** 'present': the current visitor. 'nobody': a visitor who wasn't signed in. 'another': a different customer. */
export async function ownerOf(context: Owned, cartId: string): Promise<Owner> {
  const [mark] = ownerMark(context)?.split('.') ?? [];
  if (!mark) return 'unknown';
  if (mark === (await markOf(context, cartId, currentOwner(context)))) return 'present';
  return mark === (await markOf(context, cartId, nobody)) ? 'nobody' : 'another';
}

/** A company's buyer may use only the company's carts, because others have other prices and payment terms. */
const mayUse = ({ session }: Owned, owner: Owner): boolean =>
  owner === 'present' || (owner !== 'another' && session.get('company') === undefined);

/** Whether the signed-in customer made the cart, perhaps for another company location. */
export async function isOfCustomer(context: Owned, cartId: string): Promise<boolean> {
  const customer = context.session.get('customer');
  if (customer === undefined) return false;
  return ownerMark(context)?.split('.').at(-1) === (await markOf(context, cartId, customer));
}

export async function claimCart(
  context: Owned,
  cartId: string,
  owner = currentOwner(context),
): Promise<void> {
  const [customer = owner, location] = owner.split(' ');
  const marks = await Promise.all([
    markOf(context, cartId, owner),
    ...(location === undefined ? [] : [markOf(context, cartId, customer)]),
  ]);
  context.cookies.set(ownerCookieOf(context), marks.join('.'), { maxAge: halfYear });
}

/** Whether this visitor may open and change the cart. */
export async function isOwn(
  context: Owned,
  cart: Pick<Cart, 'id' | 'hasCustomer'>,
): Promise<boolean> {
  const owner = await ownerOf(context, cart.id);
  if (!mayUse(context, owner)) return false;
  return !cart.hasCustomer || (owner === 'present' && currentOwner(context) !== nobody);
}

/** Like `isOwn`, for a cart that wasn't read. False if the cart must be read first. */
export async function isSurelyOwn(context: Owned, cartId: string): Promise<boolean> {
  const owner = await ownerOf(context, cartId);
  return owner !== 'unknown' && mayUse(context, owner);
}

/** If the previous cart may be another customer's, keeps that cart's id, so that its lines can be copied later. */
export async function takeCart(context: Owned, cartId: string, owner?: string): Promise<void> {
  const before = readCartId(context);
  if (before !== undefined && !sameCart(before, cartId)) {
    if (!(await isSurelyOwn(context, before)))
      setAsideIds(context, [before, ...readAsideIds(context)]);
  }
  await claimCart(context, cartId, owner);
  setCartId(context, cartId);
}
