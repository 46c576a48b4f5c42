/**
 * Reads all lines, and never retries a mutation. After a lost response, the payload has `lost` and the current cart.
 * Other failures throw Unavailable.
 */
import { createCartHandler, type HydrogenCart } from '@shopify/hydrogen';
import type { Context } from '~/platform/context.server';
import type { Env } from '~/platform/env.server';
import { isUnavailable, NotSent, TooLate, Unavailable } from '~/platform/fetch/unavailable';
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
  GIFT_CARD_MUTATION,
  giftCardMutations,
  PRIMARY_DOMAIN_QUERY,
  withDeliveryGroups,
} from './cart.graphql';
import {
  beforeAddSchema,
  cartReadSchema,
  contentsSchema,
  discountCodesSchema,
  giftCardSchema,
  giftCardsSchema,
  isAboutCompany,
  linesSchema,
  payloadSchema,
  withLines,
  type CartPage,
  type CartPayload,
} from './cart.schema';

declare module '~/platform/context.server' {
  interface Context {
    /** Mutations return unparsed data; prefer `cart.server.ts`. */
    cart: CartHandler;
  }
}

interface CartHandler extends Omit<HydrogenCart, 'get'> {
  /** Null if another customer owns the cart. With `cartId`, the owner isn't checked. */
  get(options?: { cartId?: string }): Promise<Cart | null>;
}

interface CartParts extends Omit<Owned, 'market'> {
  storefront: StorefrontClient;
  cookies: Cookies;
  currency: CurrencyCode;
}

/** The cart's document, with its delivery groups in shops that use them. */
const inShop = (env: Pick<Env, 'DELIVERY_GROUPS'>, document: string): string =>
  env.DELIVERY_GROUPS ? withDeliveryGroups(document) : document;

/** Its `get` finds a cart that this request created; Hydrogen's doesn't. */
export const createCart = ({ storefront, currency, ...parts }: CartParts): CartHandler => {
  const { env } = parts;
  const own = { ...parts, market: { currency } };
  const handler = createCartHandler({
    storefront,
    getCartId: () => readCartId(own),
    setCartId(cartId) {
      setCartId(own, cartId);
      // The response writes all cookies.
      return new Headers();
    },
    cartMutateFragment: inShop(env, CART_FRAGMENT),
  });
  return {
    ...handler,
    async get({ cartId: named } = {}) {
      const cartId = named ?? readCartId(own);
      if (!cartId) return null;
      const variables = { cartId };
      const document = inShop(env, CART_QUERY);
      const { cart } = await storefront.query(document, { variables, schema: cartReadSchema });
      if (!cart || (named === undefined && !(await isOwn(own, cart)))) return null;
      return allLines(storefront, cart);
    },
  };
};

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

export async function queryPrimaryDomain({ storefront }: Context): Promise<string> {
  const { shop } = await storefront.query(PRIMARY_DOMAIN_QUERY, { schema: replies.PrimaryDomain });
  return shop.primaryDomain.host;
}

export interface NewLine {
  merchandiseId: string;
  quantity: number;
  attributes: Attribute[];
  sellingPlanId?: string;
}

export interface Buyer {
  countryCode?: CountryCode;
  /** Null removes the customer. */
  customerAccessToken?: string | null;
  /** Prefills the checkout's delivery method. */
  preferences?: { delivery: DeliveryPreferences };
  /** Needs the customer's token. */
  companyLocationId?: string;
}

interface DeliveryPreference {
  deliveryMethod: ('SHIPPING' | 'PICK_UP')[];
  /** Digits of a location's gid. Shopify ignores gids. */
  pickupHandle?: string[];
}

/**
 * API version 2024-07 expects a list, later versions expect a single object. GraphQL accepts an object where it expects
 * a list, but not the reverse, so the shop sends an object in spite of Hydrogen's type.
 */
type DeliveryPreferences = DeliveryPreference[];

export const deliveryPreference = (pickup: string | undefined): DeliveryPreferences => {
  const preference: DeliveryPreference = pickup
    ? { deliveryMethod: ['PICK_UP'], pickupHandle: [pickup] }
    : { deliveryMethod: ['SHIPPING'] };
  return preference as unknown as DeliveryPreferences;
};

export interface NewCart {
  lines: NewLine[];
  buyerIdentity: Buyer;
  discountCodes?: string[];
  note?: string;
  attributes?: Attribute[];
}

/** At most 250 lines after the cursor `after`; null if the cart doesn't exist. */
export async function queryContents({ storefront }: Context, cartId: string, after: string | null) {
  const { cart } = await storefront.query(CART_CONTENTS_QUERY, {
    variables: { cartId, after },
    schema: contentsSchema,
  });
  return cart;
}

/**
 * Null if the code is unknown, or the card is disabled, expired or empty. Creates a cart to find out. Throws
 * Unavailable, also if Shopify creates no cart, or takes no gift cards for it.
 */
export async function queryGiftCard({ storefront, env }: Context, code: string) {
  const { card, unavailable } = await storefront.mutate(
    withWarnings(GIFT_CARD_MUTATION, env.STOREFRONT_API_VERSION),
    { variables: { code }, schema: giftCardSchema },
  );
  if (!card && unavailable)
    throw new Unavailable('commerce', new Error(`Gift card not checked: ${unavailable}`));
  return card;
}

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

/** After a lost response, `cart` is read again; null if that fails. */
async function payloadOf(
  context: Context,
  cartId: string | null,
  mutation: Promise<unknown>,
): Promise<CartPayload> {
  try {
    const payload = parseData(payloadSchema, await mutation);
    // If the customer has left the company, the cart gets another owner, and is copied when it is next read.
    if (payload.userErrors.some(isAboutCompany)) await context.companyHasEnded();
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

/** Omitted fields don't change. `attributes` is replaced completely. */
interface LineUpdate {
  id: string;
  quantity?: number;
  merchandiseId?: string;
  attributes?: Attribute[];
  /** Null removes the plan. */
  sellingPlanId?: string | null;
}

export const updateCartLines = (context: Context, cartId: string, lines: LineUpdate[]) =>
  payloadOf(context, cartId, context.cart.updateLines(lines, { cartId }));

export const removeCartLines = (context: Context, cartId: string, lineIds: string[]) =>
  payloadOf(context, cartId, context.cart.removeLines(lineIds, { cartId }));

export const updateCartBuyer = (context: Context, cartId: string, buyerIdentity: Buyer) =>
  payloadOf(context, cartId, context.cart.updateBuyerIdentity(buyerIdentity, { cartId }));

export const updateCartNote = (context: Context, cartId: string, note: string) =>
  payloadOf(context, cartId, context.cart.updateNote(note, { cartId }));

/** Replaces all attributes. */
export const updateCartAttributes = (context: Context, cartId: string, attributes: Attribute[]) =>
  payloadOf(context, cartId, context.cart.updateAttributes(attributes, { cartId }));

const firstWithWarnings = '2024-10';

const withWarnings = (document: string, version: string): string =>
  version < firstWithWarnings
    ? document
    : document.replace('userErrors {', 'warnings { code }\n      userErrors {');

/** Replaces all codes. */
export const updateCartDiscountCodes = (
  context: Context,
  cartId: string,
  discountCodes: string[],
): Promise<CartPayload> =>
  payloadOf(
    context,
    cartId,
    context.storefront
      .mutate(
        inShop(
          context.env,
          withWarnings(CART_DISCOUNT_CODES_MUTATION, context.env.STOREFRONT_API_VERSION),
        ),
        { variables: { cartId, discountCodes }, schema: discountCodesSchema },
      )
      .then((data) => data.cartDiscountCodesUpdate),
  );

/** First API version that adds and removes gift cards separately. */
const firstWithSingleCards = '2025-10';

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
      .mutate(inShop(context.env, document), { variables, schema: giftCardsSchema })
      .then((data) => data.changed),
  );

/** Replaces all gift cards. Shopify ignores unknown codes. */
export const setCartGiftCards = (context: Context, cartId: string, giftCardCodes: string[]) =>
  changeGiftCards(context, CART_GIFT_CARDS_MUTATION, { cartId, giftCardCodes });

/** Requires `changesGiftCardsOneByOne`. Shopify ignores unknown codes. */
export const addCartGiftCard = (context: Context, cartId: string, code: string) =>
  changeGiftCards(context, giftCardMutations.add, { cartId, giftCardCodes: [code] });

/** Requires `changesGiftCardsOneByOne`. `card`: the applied card's id. */
export const removeCartGiftCard = (context: Context, cartId: string, card: string) =>
  changeGiftCards(context, giftCardMutations.remove, { cartId, appliedGiftCardIds: [card] });
