/** Storefront API cart operations, one function per request. All throw Unavailable. */
import type { Context } from '~/platform/context.server';
import type { CountryCode } from '~/platform/stores/codes';
import { Unavailable } from '~/platform/fetch/unavailable';
import { StorefrontErrors } from '~/services/shopify/errors';
import {
  storefront,
  type StorefrontCall,
  type VariablesOf,
} from '~/services/shopify/storefront.server';
import type { Attribute, Cart } from './cart';
import { beforeAddSchema, cartReadSchema, payloadSchema, type CartPayload } from './cart.schema';
import { contentsSchema } from './cart-contents.schema';
import { CART_BEFORE_ADD_QUERY, CART_CONTENTS_QUERY, CART_QUERY } from './cart.graphql';
import {
  CART_BUYER_MUTATION,
  CART_CREATE_MUTATION,
  CART_DISCOUNTS_MUTATION,
  CART_LINES_ADD_MUTATION,
  CART_LINES_REMOVE_MUTATION,
  CART_LINES_UPDATE_MUTATION,
} from './cart-mutations.graphql';

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

/** Top-level errors mean nothing to a shopper, so they count as an outage. */
async function call<T, const D extends string>(
  context: Context,
  request: StorefrontCall<T, D>,
): Promise<T> {
  try {
    return await storefront(context, request);
  } catch (error) {
    throw error instanceof StorefrontErrors ? new Unavailable('commerce', error) : error;
  }
}

/** The cart, or null: Shopify answers an unknown, expired or completed cart without an error. */
export async function queryCart(context: Context, cartId: string): Promise<Cart | null> {
  const { cart } = await call(context, {
    document: CART_QUERY,
    variables: { cartId },
    schema: cartReadSchema,
    kind: 'read',
    operation: 'cart',
  });
  return cart;
}

/** Up to 250 lines after the cursor `after`, in the form of `NewCart`'s lines; null when there is no such cart. */
export async function queryContents(context: Context, cartId: string, after: string | null) {
  const { cart } = await call(context, {
    document: CART_CONTENTS_QUERY,
    variables: { cartId, after },
    schema: contentsSchema,
    kind: 'read',
    operation: 'cart',
  });
  return cart;
}

/** The variants to be added (without those that no longer exist) and, given its id, the cart. */
export const queryBeforeAdd = (
  context: Context,
  variantIds: string[],
  cartId: string | undefined,
) =>
  call(context, {
    document: CART_BEFORE_ADD_QUERY,
    variables: {
      variantIds,
      cartId: cartId ?? 'gid://shopify/Cart/none',
      hasCart: cartId !== undefined,
    },
    schema: beforeAddSchema,
    kind: 'read',
    operation: 'nodes',
  });

const mutate = <const D extends string>(
  context: Context,
  operation: string,
  document: D,
  variables: VariablesOf<D>,
): Promise<CartPayload> =>
  call(context, {
    document,
    variables,
    schema: payloadSchema(operation),
    kind: 'mutation',
    operation,
  });

export const createCart = (context: Context, input: NewCart) =>
  mutate(context, 'cartCreate', CART_CREATE_MUTATION, { input });

export const addCartLines = (context: Context, cartId: string, lines: NewLine[]) =>
  mutate(context, 'cartLinesAdd', CART_LINES_ADD_MUTATION, { cartId, lines });

/** An update without `attributes` leaves those of the line unchanged. */
export const updateCartLines = (
  context: Context,
  cartId: string,
  lines: { id: string; quantity: number }[],
) => mutate(context, 'cartLinesUpdate', CART_LINES_UPDATE_MUTATION, { cartId, lines });

export const removeCartLines = (context: Context, cartId: string, lineIds: string[]) =>
  mutate(context, 'cartLinesRemove', CART_LINES_REMOVE_MUTATION, { cartId, lineIds });

export const updateCartBuyer = (context: Context, cartId: string, buyerIdentity: Buyer) =>
  mutate(context, 'cartBuyerIdentityUpdate', CART_BUYER_MUTATION, { cartId, buyerIdentity });

/** Replaces the whole list of codes. */
export const updateCartCodes = (context: Context, cartId: string, discountCodes: string[]) =>
  mutate(context, 'cartDiscountCodesUpdate', CART_DISCOUNTS_MUTATION, { cartId, discountCodes });
