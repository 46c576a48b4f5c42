/**
 * The Storefront API's cart operations, one function per request: Hydrogen's cart handler, as
 * `context.cart`, with its answers parsed. All throw Unavailable. Mutations are sent once, never retried:
 * a repeated add would add twice.
 */
import { createCartHandler, type HydrogenCart } from '@shopify/hydrogen';
import type { Context } from '~/platform/context.server';
import type { Cookies } from '~/platform/http/cookies.server';
import type { CountryCode, CurrencyCode } from '~/platform/stores/codes';
import { parseData, type StorefrontClient } from '~/services/shopify/storefront.server';
import type { Attribute, Cart } from './cart';
import { readCartId, setCartId } from './cart-cookies.server';
import {
  CART_BEFORE_ADD_QUERY,
  CART_CONTENTS_QUERY,
  CART_DISCOUNT_CODES_MUTATION,
  CART_FRAGMENT,
  CART_QUERY,
} from './cart.graphql';
import {
  beforeAddSchema,
  cartReadSchema,
  contentsSchema,
  discountCodesSchema,
  payloadSchema,
  type CartPayload,
} from './cart.schema';

declare module '~/platform/context.server' {
  interface Context {
    /**
     * Hydrogen's cart handler, for what a cart can do beyond this shop's needs. Its mutations are not
     * parsed: the shop goes through `cart.server.ts`.
     */
    cart: CartHandler;
  }
}

interface CartHandler extends Omit<HydrogenCart, 'get'> {
  /** The cart of the cookie, or the one with this id; null when there is none. */
  get(options?: { cartId?: string }): Promise<Cart | null>;
}

interface CartParts {
  storefront: StorefrontClient;
  cookies: Cookies;
  /** Each currency has a cart of its own. */
  currency: CurrencyCode;
}

/**
 * Hydrogen's cart handler, with the cart's id in our cookie. `get` is ours: Hydrogen's reads no other cart
 * than that of the cookie as it was when the request began, and not the one that a concurrent request has
 * created. It returns null for a cart that is unknown, expired or completed, which Shopify answers without
 * an error.
 */
export const createCart = ({ storefront, cookies, currency }: CartParts): CartHandler => {
  const own = { cookies, market: { currency } };
  const handler = createCartHandler({
    storefront,
    getCartId: () => readCartId(own),
    setCartId(cartId) {
      setCartId(own, cartId);
      // The cookie goes out with all others, when the response is finished.
      return new Headers();
    },
    cartMutateFragment: CART_FRAGMENT,
  });
  return {
    ...handler,
    async get({ cartId = readCartId(own) } = {}) {
      if (!cartId) return null;
      const variables = { cartId };
      return (await storefront.query(CART_QUERY, { variables, schema: cartReadSchema })).cart;
    },
  };
};

export interface NewLine {
  /** A full gid, unlike `merchandise` elsewhere. */
  merchandiseId: string;
  quantity: number;
  attributes: Attribute[];
}

export interface Buyer {
  countryCode?: CountryCode;
  /** Null removes the customer. */
  customerAccessToken?: string | null;
}

export interface NewCart {
  lines: NewLine[];
  buyerIdentity: Buyer;
  discountCodes?: string[];
}

/** Up to 250 lines after the cursor `after`, in the form of `NewCart`'s lines; null when there is no such cart. */
export async function queryContents({ storefront }: Context, cartId: string, after: string | null) {
  const { cart } = await storefront.query(CART_CONTENTS_QUERY, {
    variables: { cartId, after },
    schema: contentsSchema,
  });
  return cart;
}

/** The variants to be added (without those that no longer exist) and, given its id, the cart. */
export const queryBeforeAdd = (
  { storefront }: Context,
  variantIds: string[],
  cartId: string | undefined,
) =>
  storefront.query(CART_BEFORE_ADD_QUERY, {
    variables: {
      variantIds,
      cartId: cartId ?? 'gid://shopify/Cart/none',
      hasCart: cartId !== undefined,
    },
    schema: beforeAddSchema,
  });

const payloadOf = async (result: Promise<unknown>): Promise<CartPayload> =>
  parseData(payloadSchema, await result);

export const createNewCart = ({ cart }: Context, input: NewCart) => payloadOf(cart.create(input));

export const addCartLines = ({ cart }: Context, cartId: string, lines: NewLine[]) =>
  payloadOf(cart.addLines(lines, { cartId }));

/** An update without `attributes` leaves those of the line unchanged. */
export const updateCartLines = (
  { cart }: Context,
  cartId: string,
  lines: { id: string; quantity: number }[],
) => payloadOf(cart.updateLines(lines, { cartId }));

export const removeCartLines = ({ cart }: Context, cartId: string, lineIds: string[]) =>
  payloadOf(cart.removeLines(lineIds, { cartId }));

export const updateCartBuyer = ({ cart }: Context, cartId: string, buyerIdentity: Buyer) =>
  payloadOf(cart.updateBuyerIdentity(buyerIdentity, { cartId }));

/** Replaces the whole list of codes. */
export async function updateCartDiscountCodes(
  { storefront }: Context,
  cartId: string,
  discountCodes: string[],
): Promise<CartPayload> {
  const { cartDiscountCodesUpdate } = await storefront.mutate(CART_DISCOUNT_CODES_MUTATION, {
    variables: { cartId, discountCodes },
    schema: discountCodesSchema,
  });
  return cartDiscountCodesUpdate;
}
