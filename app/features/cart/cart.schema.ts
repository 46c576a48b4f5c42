/** Schemas of what the Storefront API says of carts, and their conversion to our types. */
import * as v from 'valibot';
import { sizeTerm } from '~/features/catalog/variant-words';
import {
  digitsOf,
  imageSchema,
  moneySchema,
  quantityRuleSchema,
} from '~/services/shopify/common.schema';
import type { Cart, CartGiftCard, CartLine } from './cart';
import { cartSums, discounted, type Allocation, type WholeCart } from './sums';

const attribute = v.object({ key: v.string(), value: v.nullish(v.string(), null) });
/** The note and the attributes of a cart. */
const texts = {
  note: v.nullish(v.string(), ''),
  attributes: v.optional(
    v.array(v.object({ key: v.string(), value: v.nullish(v.string(), '') })),
    [],
  ),
};

const allocations = v.optional(
  v.array(
    v.pipe(
      v.object({
        discountedAmount: moneySchema,
        targetType: v.optional(v.string(), 'LINE_ITEM'),
        code: v.optional(v.string()),
        title: v.optional(v.string(), ''),
      }),
      v.transform(({ discountedAmount: { amount }, targetType, code, title }): Allocation => ({
        name: code ?? title,
        amount,
        delivery: targetType === 'SHIPPING_LINE',
      })),
    ),
  ),
  [],
);

const giftCards = v.optional(
  v.array(
    v.pipe(
      v.object({ id: v.string(), lastCharacters: v.string(), presentmentAmountUsed: moneySchema }),
      v.transform(({ id, lastCharacters, presentmentAmountUsed: pays }): CartGiftCard => ({
        id,
        ending: lastCharacters.toUpperCase(),
        pays,
      })),
    ),
  ),
  [],
);

/** A metafield's text; null without one, and when it is closed to storefronts. */
const text = v.pipe(
  v.nullish(v.object({ value: v.string() }), null),
  v.transform((field) => field?.value.trim() || null),
);

const stockFields = {
  availableForSale: v.optional(v.boolean(), true),
  currentlyNotInStock: v.optional(v.boolean(), false),
  /** Null when the token lacks the scope `unauthenticated_read_product_inventory`. */
  quantityAvailable: v.nullish(v.number(), null),
  quantityRule: quantityRuleSchema,
};

const lineSchema = v.object({
  id: v.string(),
  quantity: v.number(),
  attributes: v.array(attribute),
  discountAllocations: allocations,
  cost: v.object({
    amountPerQuantity: moneySchema,
    compareAtAmountPerQuantity: v.nullish(moneySchema, null),
    subtotalAmount: moneySchema,
    totalAmount: moneySchema,
  }),
  merchandise: v.object({
    id: v.string(),
    title: v.string(),
    selectedOptions: v.optional(v.array(v.object({ name: v.string() })), []),
    requiresShipping: v.optional(v.boolean(), true),
    ...stockFields,
    preorder: text,
    backorder: text,
    image: v.nullish(imageSchema, null),
    product: v.object({
      id: v.string(),
      title: v.string(),
      handle: v.string(),
      vendor: v.string(),
    }),
  }),
});

/** A page of a cart's lines, and the cursor of the next page. */
const linesPage = v.pipe(
  v.object({
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string(), null) }),
    edges: v.array(v.object({ node: lineSchema })),
  }),
  v.transform(({ pageInfo, edges }) => ({
    lines: edges.map(({ node }) => toLine(node)),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  })),
);

/** Storefront API `Cart` → our `Cart`, with its first 250 lines. `next`: cursor of the others. */
const cartSchema = v.pipe(
  v.object({
    id: v.string(),
    checkoutUrl: v.string(),
    totalQuantity: v.number(),
    ...texts,
    buyerIdentity: v.object({
      countryCode: v.nullish(v.string(), null),
      customer: v.nullish(v.object({ id: v.string() }), null),
    }),
    discountCodes: v.array(v.object({ code: v.string(), applicable: v.boolean() })),
    discountAllocations: allocations,
    appliedGiftCards: giftCards,
    cost: v.object({ totalAmount: moneySchema }),
    lines: linesPage,
  }),
  v.transform((data): CartPage => {
    const { lines, next } = data.lines;
    const codes = codesOf(data.discountCodes, true);
    const whole = {
      total: data.cost.totalAmount,
      allocations: data.discountAllocations,
      giftCards: data.appliedGiftCards,
    };
    return {
      id: data.id,
      checkoutUrl: data.checkoutUrl,
      country: data.buyerIdentity.countryCode,
      hasCustomer: data.buyerIdentity.customer !== null,
      count: data.totalQuantity,
      note: data.note,
      attributes: data.attributes,
      lines,
      ...cartSums(lines, whole, codes),
      codes,
      giftCards: whole.giftCards,
      unusedCodes: codesOf(data.discountCodes, false),
      next,
      whole,
    };
  }),
);

/** A cart with its first lines only, if it has more than one page of them. */
export type CartPage = Cart & {
  next: string | null;
  /** What the backend says of the cart with all its lines. */
  whole: WholeCart;
};

/** The cart with another page of its lines. */
export function withLines(cart: CartPage, page: v.InferOutput<typeof linesPage>): CartPage {
  const lines = [...cart.lines, ...page.lines];
  const sums = cartSums(lines, cart.whole, cart.codes);
  return { ...cart, ...sums, lines, next: page.next };
}

/** Schema of the `data` of a further page of lines. */
export const linesSchema = v.object({ cart: v.nullable(v.object({ lines: linesPage })) });

const codesOf = (codes: { code: string; applicable: boolean }[], applicable: boolean): string[] =>
  codes.filter((entry) => entry.applicable === applicable).map(({ code }) => code);

function toLine(node: v.InferOutput<typeof lineSchema>): CartLine {
  const { merchandise, cost } = node;
  const attributes = new Map(node.attributes.map(({ key, value }) => [key, value]));
  const former = cost.compareAtAmountPerQuantity;
  const onSale = former !== null && former.amount > cost.amountPerQuantity.amount;
  const standing = stockOf(merchandise);
  const message = merchandise.preorder ?? merchandise.backorder ?? attributes.get('_messaging');
  return {
    id: node.id,
    variantId: digitsOf(merchandise.id),
    productId: digitsOf(merchandise.product.id),
    quantity: node.quantity,
    title: merchandise.product.title,
    handle: merchandise.product.handle,
    vendor: merchandise.product.vendor,
    image: toImage(merchandise.image, merchandise.product.title),
    ...discounted(cost.subtotalAmount, cost.totalAmount, node.discountAllocations),
    each: cost.amountPerQuantity,
    compareAt: onSale ? former : null,
    onSale,
    // What is not sent has none.
    colour: (merchandise.requiresShipping && attributes.get('_colour')) || null,
    size: attributes.get('_size') ?? null,
    sizeTerm: sizeTerm(merchandise.selectedOptions),
    // The attribute is what was said at the time of the add; it is shown where metafields cannot be read.
    message: (standing.stock === 'later' && message) || null,
    ...standing,
    ...(merchandise.quantityRule && { rule: merchandise.quantityRule }),
    ...(!merchandise.requiresShipping && { requiresShipping: false as const }),
    changes: [],
  };
}

/** The API does not tell the inventory policy; a variant for sale that is not in stock may be oversold, without a limit. */
function stockOf(merchandise: v.InferOutput<v.ObjectSchema<typeof stockFields, undefined>>) {
  const { availableForSale, currentlyNotInStock, quantityAvailable: left } = merchandise;
  if (!availableForSale) return { stock: 'out' as const, left: 0 };
  if (currentlyNotInStock) return { stock: 'later' as const, left: null };
  return { stock: 'in' as const, left: left !== null && left > 0 ? left : null };
}

const toImage = (
  image: v.InferOutput<typeof imageSchema> | null,
  title: string,
): CartLine['image'] =>
  image && {
    src: image.src,
    alt: image.alt || title,
    width: image.width,
    height: image.height,
  };

const userErrors = v.array(
  v.object({
    code: v.nullish(v.string(), null),
    field: v.nullish(v.array(v.string()), null),
    message: v.string(),
  }),
);

export type CartUserErrors = v.InferOutput<typeof userErrors>;

/** Their names; none before 2024-10. */
const warnings = v.pipe(
  v.optional(v.array(v.object({ code: v.string() })), []),
  v.transform((list) => list.map(({ code }) => code)),
);

export interface CartPayload {
  cart: Cart | null;
  userErrors: CartUserErrors;
  /** What the backend did differently than asked, by Shopify's names. */
  warnings: string[];
  /**
   * The mutation's answer was lost: it may or may not have taken effect. `cart` was then read again, and
   * is null when that failed too, or when it was to be created. 'late': no answer in time, so that the
   * change may still come.
   */
  lost?: 'late' | 'broken';
}

/** Schema of the `data` with the shop's primary domain. */
export const primaryDomainSchema = v.object({
  shop: v.object({ primaryDomain: v.object({ host: v.string() }) }),
});

/** Schema of the cart query's `data`. */
export const cartReadSchema = v.object({ cart: v.nullable(cartSchema) });

/** Schema of what a mutation of the cart handler returns; null when Shopify answered with no payload. */
export const payloadSchema = v.pipe(
  v.nullish(v.object({ cart: v.nullable(cartSchema), userErrors, warnings }), null),
  v.transform((payload) => payload ?? { cart: null, userErrors: [], warnings: [] }),
);

/** Schema of the discount code mutation's `data`, whose payload is parsed like those of the cart handler. */
export const discountCodesSchema = v.object({ cartDiscountCodesUpdate: v.unknown() });

/** The same of the gift card mutations. */
export const giftCardsSchema = v.object({ changed: v.unknown() });

/** Schema of the `data` read before an add: the variants that exist, and the cart. */
export const beforeAddSchema = v.pipe(
  v.object({
    nodes: v.array(
      v.nullable(
        v.object({
          id: v.optional(v.string()),
          title: v.optional(v.string(), ''),
          ...stockFields,
          preorder: text,
          backorder: text,
          product: v.optional(v.object({ id: v.optional(v.string(), ''), finish: text })),
        }),
      ),
    ),
    cart: v.nullish(cartSchema, null),
  }),
  v.transform(({ nodes, cart }) => ({
    cart,
    variants: nodes.flatMap((node) => {
      if (!node?.id) return [];
      const { id, title, preorder, backorder, currentlyNotInStock: notInStock, product } = node;
      const finishColour = product?.finish ?? null;
      const source = { variantTitle: title, finishColour, notInStock, preorder, backorder };
      const { quantityRule: rule } = node;
      return [{ id, productId: digitsOf(product?.id ?? ''), rule, ...source, ...stockOf(node) }];
    }),
  })),
);

/** Schema of the contents query's `data`. Lines of quantity 0, which ran out of stock, are left out. */
export const contentsSchema = v.object({
  cart: v.nullable(
    v.pipe(
      v.object({
        ...texts,
        discountCodes: v.array(v.object({ code: v.string() })),
        appliedGiftCards: v.optional(v.array(v.object({ lastCharacters: v.string() })), []),
        lines: v.object({
          nodes: v.array(
            v.object({
              quantity: v.number(),
              attributes: v.array(v.object({ key: v.string(), value: v.nullish(v.string(), '') })),
              merchandise: v.object({ id: v.string() }),
            }),
          ),
          pageInfo: v.object({
            hasNextPage: v.boolean(),
            endCursor: v.nullish(v.string(), null),
          }),
        }),
      }),
      v.transform(({ note, attributes, discountCodes, appliedGiftCards, lines }) => ({
        note,
        attributes,
        codes: discountCodes.map(({ code }) => code),
        giftCards: appliedGiftCards.length,
        lines: lines.nodes
          .filter(({ quantity }) => quantity > 0)
          .map(({ quantity, attributes, merchandise }) => ({
            merchandiseId: merchandise.id,
            quantity,
            attributes,
          })),
        next: lines.pageInfo.hasNextPage ? lines.pageInfo.endCursor : null,
      })),
    ),
  ),
});

const savedVariant = v.object({
  id: v.optional(v.string()),
  title: v.optional(v.string(), ''),
  availableForSale: v.optional(v.boolean(), false),
  price: v.optional(moneySchema),
  compareAtPrice: v.nullish(moneySchema, null),
  image: v.nullish(imageSchema, null),
  product: v.optional(
    v.object({
      title: v.string(),
      handle: v.string(),
      finish: v.nullish(v.object({ value: v.string() }), null),
    }),
  ),
});
/** Schema of the saved variants' `data`; null for one that no longer exists. */
export const savedVariantsSchema = v.object({ nodes: v.array(v.nullable(savedVariant)) });

export type SavedVariant = v.InferOutput<typeof savedVariant>;
