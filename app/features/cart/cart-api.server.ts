/**
 * The Storefront API's cart operations: Hydrogen's cart handler, as `context.cart`, with its answers
 * parsed and all lines read. Mutations are sent once, never retried: a repeated add would add twice. When
 * a mutation's answer is lost, the cart is read again (`lost` in the payload). Everything else throws
 * Unavailable.
 */
import { createCartHandler, type HydrogenCart } from '@shopify/hydrogen';
import type { Context } from '~/platform/context.server';
import { isUnavailable, NotSent, TooLate } from '~/platform/fetch/unavailable';
import type { Cookies } from '~/platform/http/cookies.server';
import type { CountryCode, CurrencyCode } from '~/platform/stores/codes';
import { optional } from '~/platform/optional.server';
import * as replies from '~/services/shopify/replies.generated';
import { parseData, type StorefrontClient } from '~/services/shopify/storefront.server';
import type { Attribute, Cart } from './cart';
import { readCartId, setCartId } from './cart-cookies.server';
import { isOwn, type Owned } from './cart-owner.server';
import {
  CART_BEFORE_ADD_QUERY,
  CART_CONTENTS_QUERY,
  CART_DISCOUNT_CODES_MUTATION,
  CART_FRAGMENT,
  CART_GIFT_CARDS_MUTATION,
  CART_LINES_QUERY,
  CART_QUERY,
  giftCardMutations,
  PRIMARY_DOMAIN_QUERY,
} from './cart.graphql';
import {
  beforeAddSchema,
  cartReadSchema,
  contentsSchema,
  discountCodesSchema,
  giftCardsSchema,
  linesSchema,
  payloadSchema,
  withLines,
  type CartPage,
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
  /**
   * The cart of the cookie, unless it is another customer's, or the one with this id, whoever's it is; null when there
   * is none.
   */
  get(options?: { cartId?: string }): Promise<Cart | null>;
}

interface CartParts extends Omit<Owned, 'market'> {
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
export const createCart = ({ storefront, currency, ...parts }: CartParts): CartHandler => {
  const own = { ...parts, market: { currency } };
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
    async get({ cartId: named } = {}) {
      const cartId = named ?? readCartId(own);
      if (!cartId) return null;
      const variables = { cartId };
      const { cart } = await storefront.query(CART_QUERY, { variables, schema: cartReadSchema });
      if (!cart || (named === undefined && !(await isOwn(own, cart)))) return null;
      return allLines(storefront, cart);
    },
  };
};

/** The cart with all its lines: one more request for each 250 after the first. */
async function allLines(storefront: StorefrontClient, first: CartPage): Promise<Cart> {
  let cart = first;
  while (cart.next) {
    const variables = { cartId: cart.id, after: cart.next };
    const page = await storefront.query(CART_LINES_QUERY, { variables, schema: linesSchema });
    if (!page.cart) break;
    cart = withLines(cart, page.cart.lines);
  }
  return cart;
}

/** Host of the shop's primary domain. */
export async function queryPrimaryDomain({ storefront }: Context): Promise<string> {
  const { shop } = await storefront.query(PRIMARY_DOMAIN_QUERY, { schema: replies.PrimaryDomain });
  return shop.primaryDomain.host;
}

export interface NewLine {
  /** The variant's gid; `variantId` is its digits. */
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
  note?: string;
  attributes?: Attribute[];
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
export async function queryBeforeAdd(
  { storefront }: Context,
  variantIds: string[],
  cartId: string | undefined,
) {
  const { variants, cart } = await storefront.query(CART_BEFORE_ADD_QUERY, {
    variables: {
      variantIds,
      cartId: cartId ?? 'gid://shopify/Cart/none',
      hasCart: cartId !== undefined,
    },
    schema: beforeAddSchema,
  });
  return { variants, cart: cart && (await allLines(storefront, cart)) };
}

/**
 * A mutation's payload. When its answer is lost: the cart `cartId` as it is then, for the caller to compare
 * with what was wanted; null when that cannot be read either, and for a cart that was to be created, whose
 * id nobody has told us.
 */
async function payloadOf(
  context: Context,
  cartId: string | null,
  mutation: Promise<unknown>,
): Promise<CartPayload> {
  try {
    const payload = parseData(payloadSchema, await mutation);
    return { ...payload, cart: payload.cart && (await allLines(context.storefront, payload.cart)) };
  } catch (error) {
    if (!isUnavailable(error) || error.cause instanceof NotSent) throw error;
    context.log.warn('cart-answer-lost', { error });
    const lost = error.cause instanceof TooLate ? 'late' : 'broken';
    const read = cartId ? context.cart.get({ cartId }) : Promise.resolve(null);
    return {
      cart: await optional(context, 'cart-unavailable', read, null),
      userErrors: [],
      warnings: [],
      lost,
    };
  }
}

export const createNewCart = (context: Context, input: NewCart) =>
  payloadOf(context, null, context.cart.create(input));

export const addCartLines = (context: Context, cartId: string, lines: NewLine[]) =>
  payloadOf(context, cartId, context.cart.addLines(lines, { cartId }));

/** A change of a line; what it leaves out stays as it is. `attributes` replaces the whole list. */
interface LineUpdate {
  id: string;
  quantity?: number;
  /** A full gid. */
  merchandiseId?: string;
  attributes?: Attribute[];
}

export const updateCartLines = (context: Context, cartId: string, lines: LineUpdate[]) =>
  payloadOf(context, cartId, context.cart.updateLines(lines, { cartId }));

export const removeCartLines = (context: Context, cartId: string, lineIds: string[]) =>
  payloadOf(context, cartId, context.cart.removeLines(lineIds, { cartId }));

export const updateCartBuyer = (context: Context, cartId: string, buyerIdentity: Buyer) =>
  payloadOf(context, cartId, context.cart.updateBuyerIdentity(buyerIdentity, { cartId }));

export const updateCartNote = (context: Context, cartId: string, note: string) =>
  payloadOf(context, cartId, context.cart.updateNote(note, { cartId }));

/** Replaces the whole list of the cart's own attributes. */
export const updateCartAttributes = (context: Context, cartId: string, attributes: Attribute[]) =>
  payloadOf(context, cartId, context.cart.updateAttributes(attributes, { cartId }));

/** From this version on payloads have `warnings`. */
const firstWithWarnings = '2024-10';

/** The mutation of discount codes for a version of the API; newer ones also tell why a code does not apply. */
const discountCodesMutation = (version: string): string =>
  version < firstWithWarnings
    ? CART_DISCOUNT_CODES_MUTATION
    : CART_DISCOUNT_CODES_MUTATION.replace('userErrors {', 'warnings { code }\n      userErrors {');

/** Replaces the whole list of codes. */
export const updateCartDiscountCodes = (
  context: Context,
  cartId: string,
  discountCodes: string[],
): Promise<CartPayload> =>
  payloadOf(
    context,
    cartId,
    context.storefront
      .mutate(discountCodesMutation(context.env.STOREFRONT_API_VERSION), {
        variables: { cartId, discountCodes },
        schema: discountCodesSchema,
      })
      .then((data) => data.cartDiscountCodesUpdate),
  );

/** From this version on gift cards are put on a cart one by one. */
const firstWithSingleCards = '2025-10';

/** True where the version of the API that is asked for changes a cart's gift cards one by one. */
export const changesGiftCardsOneByOne = ({ env }: Context): boolean =>
  env.STOREFRONT_API_VERSION >= firstWithSingleCards;

const changeGiftCards = (
  context: Context,
  document: string,
  variables: { cartId: string } & Record<string, string | string[]>,
): Promise<CartPayload> =>
  payloadOf(
    context,
    variables.cartId,
    context.storefront
      .mutate(document, { variables, schema: giftCardsSchema })
      .then((data) => data.changed),
  );

/** Replaces all gift cards by those with these codes; unknown ones are passed over. */
export const setCartGiftCards = (context: Context, cartId: string, giftCardCodes: string[]) =>
  changeGiftCards(context, CART_GIFT_CARDS_MUTATION, { cartId, giftCardCodes });

/** Puts one beside those that are there (`changesGiftCardsOneByOne`); an unknown one is passed over. */
export const addCartGiftCard = (context: Context, cartId: string, code: string) =>
  changeGiftCards(context, giftCardMutations.add, { cartId, giftCardCodes: [code] });

/** Takes one off by its id (`changesGiftCardsOneByOne`). */
export const removeCartGiftCard = (context: Context, cartId: string, card: string) =>
  changeGiftCards(context, giftCardMutations.remove, { cartId, appliedGiftCardIds: [card] });
