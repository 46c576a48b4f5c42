import type { Context } from '~/platform/context.server';
import { NotSent, Unavailable } from '~/platform/fetch/unavailable';
import { sameCart } from './cart';
import {
  addCartLines,
  createNewCart,
  deliveryPreference,
  type Buyer,
  type NewCart,
  type NewLine,
} from './cart-api.server';
import type { CartBefore, CartContents } from './cart-contents';
import { callLock, lockName, type BegunAdd } from './cart-creation-lock.server';
import { takeCart } from './cart-owner.server';
import { isAboutCompany, type CartPayload, type CartUserErrors } from './cart.schema';

interface Added {
  payload: CartPayload;
  before: CartBefore | null;
}

export interface Turn extends Pick<BegunAdd, 'creates' | 'expected' | 'contents'> {
  cartId?: string | undefined;
  /** Undefined if the response was lost. */
  after?: CartContents | undefined;
  lock: string;
}

/**
 * Without `cart`, adds the lines to a cart that another request just created, or to a new cart. `missingCartId`: the
 * cookie's id, if Shopify has no such cart. Throws Unavailable.
 */
export async function addOrCreate(
  context: Context,
  turn: Turn,
  lines: NewLine[],
  { cart, missingCartId }: { cart: CartBefore | null; missingCartId?: string | undefined },
): Promise<Added> {
  if (cart) {
    const payload = await addCartLines(context, cart.id, lines);
    if (!payload.cart || sameCart(payload.cart.id, cart.id)) return { payload, before: cart };
  }
  const joined = await joinCart(context, turn, cart?.id ?? missingCartId);
  if (joined) {
    const other = await context.cart.get({ cartId: joined });
    if (other) await takeCart(context, other.id);
    return addOrCreate(context, turn, lines, { cart: other, missingCartId: joined });
  }
  const payload = await createOwnCart(context, { lines });
  turn.cartId = payload.cart?.id;
  if (payload.cart) await takeCart(context, payload.cart.id);
  return { payload, before: null };
}

async function joinCart(
  context: Context,
  turn: Turn,
  missingCartId?: string,
): Promise<string | null> {
  // The customer's session has ended, which changes the lock's name. Don't use the former lock's cart: it is the
  // customer's.
  if (turn.lock !== lockName(context)) return null;
  if (turn.cartId && turn.cartId !== missingCartId) return turn.cartId;
  if (turn.creates) return null;
  const joined = await callLock(context, turn.lock, 'acquire', (lock) =>
    lock.acquire(missingCartId),
  );
  turn.creates = !joined;
  turn.cartId = joined ?? undefined;
  return joined ?? null;
}

/**
 * The maximum number of calls to add lines. If Shopify refuses lines, the call is repeated without them. Shopify may
 * report only one refused line each time.
 */
export const maxTries = 10;

/** Line indexes from `["lines", "3", "quantity"]` or `["input", "lines", "3", …]`. */
export const refusedLines = ({ userErrors }: CartPayload): Set<number> =>
  new Set(
    userErrors.flatMap(({ field }) => {
      const position = field?.[field.indexOf('lines') + 1];
      return field?.includes('lines') && position ? [Number(position)] : [];
    }),
  );

const isAboutToken = ({ field }: CartUserErrors[number]): boolean =>
  field?.at(-1) === 'customerAccessToken';

/**
 * If Shopify rejects the customer's token, the cart has no customer. Throws Unavailable, also if the customer buys for
 * a company and the token for it can't be read: a cart without the company would keep the usual prices and payment
 * terms.
 */
export async function createOwnCart(
  context: Context,
  wanted: Omit<NewCart, 'buyerIdentity'> & { pickup?: string },
): Promise<CartPayload> {
  const { pickup, ...contents } = wanted;
  const { session } = context;
  const company = await context.companyBuyer();
  if (!company && session.get('company'))
    throw new Unavailable('commerce', new NotSent('There is no token for the company'));
  const customerAccessToken = company ? undefined : await context.buyerToken();
  const create = (buyer: Buyer | null) =>
    createNewCart(context, {
      ...contents,
      buyerIdentity: {
        countryCode: context.market.country,
        ...buyer,
        ...(pickup && { preferences: { delivery: deliveryPreference(pickup) } }),
      },
    });
  let payload = await create(company ?? { customerAccessToken });
  // Not if the customer buys for a company: a cart without the company would get the usual prices.
  if (!payload.cart && customerAccessToken && payload.userErrors.some(isAboutToken)) {
    context.log.warn('cart-customer-refused');
    payload = await create(null);
  }
  const isRefused = payload.userErrors.some(isAboutCompany);
  // The customer has left the company.
  if (!payload.cart && company && isRefused && !session.get('company'))
    return createOwnCart(context, wanted);
  if (!payload.cart) {
    context.log.error('cart-refused', { message: 'Could not create checkout' });
    return payload;
  }
  const userErrors = payload.userErrors.filter(
    (error) => !isAboutToken(error) && !isAboutCompany(error),
  );
  if (userErrors.length < payload.userErrors.length) context.log.warn('cart-customer-refused');
  return { ...payload, userErrors };
}
