import * as v from 'valibot';
import { hasOwnTitle, isSampleType } from '~/features/catalog/product';
import { sizeTerm } from '~/features/catalog/option-names';
import { digitsOf, moneySchema } from '~/services/shopify/common.schema';
import * as replies from '~/services/shopify/replies.generated';
import { roundedToUnit } from '~/ui/money';
import {
  withinBag,
  type Attribute,
  type Cart,
  type CartGiftCard,
  type CartLine,
  type DeliveryGroup,
  type LinePart,
  type LinePlan,
} from './cart';
import { recipientOf } from './recipient-attributes';
import { cartSums, discounted, type Allocation, type WholeCart } from './sums';

const option = v.object({ estimatedCost: moneySchema });

/** Not generated, because only some shops query delivery groups. */
const cartReply = v.object({
  ...replies.CartApiMutation.entries,
  deliveryGroups: v.optional(
    v.object({
      nodes: v.array(
        v.object({
          groupType: v.string(),
          deliveryAddress: v.object({ countryCodeV2: v.nullable(v.string()) }),
          selectedDeliveryOption: v.nullable(option),
          deliveryOptions: v.array(v.object({ ...option.entries, deliveryMethodType: v.string() })),
        }),
      ),
    }),
  ),
});

type CartReply = v.InferOutput<typeof cartReply>;
type LineReply = v.InferOutput<typeof replies.CartLineParts>;

const toAllocation = (reply: v.InferOutput<typeof replies.CartDiscountParts>): Allocation => ({
  name: reply.code ?? reply.title ?? '',
  amount: reply.discountedAmount.amount,
  delivery: reply.targetType === 'SHIPPING_LINE',
});

const toGiftCard = (reply: CartReply['appliedGiftCards'][number]): CartGiftCard => ({
  id: reply.id,
  ending: reply.lastCharacters.toUpperCase(),
  pays: reply.presentmentAmountUsed,
});

const toAttributes = (list: LineReply['attributes']): Attribute[] =>
  list.map(({ key, value }) => ({ key, value: value ?? '' }));

const trimmed = (text: string | null): string | null => text?.trim() || null;

const toPage = ({ pageInfo, edges }: v.InferOutput<typeof replies.CartLinesPage>) => ({
  lines: edges.map(({ node }) => toLine(node)),
  next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});

type Preferences = CartReply['buyerIdentity']['preferences'];

/** Apps may have stored the gid. */
const pickupOf = (preferences: Preferences): { pickup?: string } => {
  const { deliveryMethod: [method] = [], pickupHandle: [handle = ''] = [] } =
    preferences?.delivery ?? {};
  const id = /(\d{1,19})$/.exec(handle)?.[1];
  return method === 'PICK_UP' && id ? { pickup: id } : {};
};

/**
 * Empty if the customer's address isn't in the cart's country, because the page names the cart's country. Without a
 * selected option, the cost is that of the cheapest option, which the checkout preselects.
 */
function groupsOf(
  { nodes }: NonNullable<CartReply['deliveryGroups']>,
  country: string | null,
): DeliveryGroup[] {
  if (nodes.some(({ deliveryAddress }) => deliveryAddress.countryCodeV2 !== country)) return [];
  return nodes.map(({ groupType, selectedDeliveryOption: selected, deliveryOptions }) => {
    const [cheapest] = deliveryOptions
      .filter(({ deliveryMethodType }) => deliveryMethodType === 'SHIPPING')
      .map(({ estimatedCost }) => estimatedCost)
      .sort((one, other) => one.amount - other.amount);
    return {
      isLater: groupType === 'SUBSCRIPTION',
      cost: selected?.estimatedCost ?? cheapest ?? null,
    };
  });
}

/** The first 250 lines; `next` is the cursor after them. */
function toCart(data: CartReply): CartPage {
  const { lines, next } = toPage(data.lines);
  const codes = codesOf(data.discountCodes, true);
  const whole = {
    total: data.cost.totalAmount,
    allocations: data.discountAllocations.map(toAllocation),
    giftCards: data.appliedGiftCards.map(toGiftCard),
  };
  return {
    id: data.id,
    checkoutUrl: data.checkoutUrl,
    country: data.buyerIdentity.countryCode,
    hasCustomer: data.buyerIdentity.customer !== null,
    ...pickupOf(data.buyerIdentity.preferences),
    count: data.totalQuantity,
    note: data.note ?? '',
    attributes: toAttributes(data.attributes),
    lines,
    ...cartSums(lines, whole, codes),
    codes,
    giftCards: whole.giftCards,
    unusedCodes: codesOf(data.discountCodes, false),
    ...(data.deliveryGroups && {
      groups: groupsOf(data.deliveryGroups, data.buyerIdentity.countryCode),
    }),
    next,
    whole,
  };
}

export type CartPage = Cart & {
  next: string | null;
  whole: WholeCart;
};

export function withLines(cart: CartPage, page: ReturnType<typeof toPage>): CartPage {
  const lines = [...cart.lines, ...page.lines];
  const sums = cartSums(lines, cart.whole, cart.codes);
  return { ...cart, ...sums, lines, next: page.next };
}

export const linesSchema = v.pipe(
  replies.CartLines,
  v.transform(({ cart }) => ({ cart: cart && { lines: toPage(cart.lines) } })),
);

const codesOf = (codes: { code: string; applicable: boolean }[], applicable: boolean): string[] =>
  codes.filter((entry) => entry.applicable === applicable).map(({ code }) => code);

/** The amounts of an allocation can be for one piece or for the line, so only their ratio is used. */
function planOf({ sellingPlanAllocation, cost }: LineReply): LinePlan | undefined {
  if (!sellingPlanAllocation) return undefined;
  const { sellingPlan, checkoutChargeAmount, remainingBalanceChargeAmount } = sellingPlanAllocation;
  const [now, later] = [checkoutChargeAmount.amount, remainingBalanceChargeAmount.amount];
  const { amount, currency } = cost.totalAmount;
  const part = later > 0 ? (amount * later) / (now + later) : 0;
  const rest = roundedToUnit({ amount: part, currency });
  return {
    id: digitsOf(sellingPlan.id),
    name: sellingPlan.name,
    ...(rest.amount > 0 && { later: rest }),
  };
}

function toLine(node: LineReply): CartLine {
  const { merchandise, cost } = node;
  const plan = planOf(node);
  const attributes = new Map(node.attributes.map(({ key, value }) => [key, value]));
  const recipient = recipientOf(node.attributes);
  // Components of a line that is out of stock have quantity 0.
  const parts = (node.lineComponents ?? []).map(toPart).filter(({ quantity }) => quantity > 0);
  const [adjusted] = node.sellingPlanAllocation?.priceAdjustments ?? [];
  const former = adjusted?.compareAtPrice ?? cost.compareAtAmountPerQuantity;
  const onSale = former !== null && former.amount > cost.amountPerQuantity.amount;
  const standing = stockOf(merchandise);
  const message =
    trimmed(merchandise.preorder) ?? trimmed(merchandise.backorder) ?? attributes.get('_messaging');
  const { image } = merchandise;
  const rule = withinBag(merchandise.quantityRule);
  const { title, handle, vendor } = merchandise.product;
  return {
    id: node.id,
    variantId: digitsOf(merchandise.id),
    productId: digitsOf(merchandise.product.id),
    quantity: node.quantity,
    title,
    handle,
    vendor,
    image: image && { ...image, alt: image.alt || title },
    ...discounted(
      cost.subtotalAmount,
      cost.totalAmount,
      node.discountAllocations.map(toAllocation),
    ),
    each: cost.amountPerQuantity,
    compareAt: onSale ? former : null,
    onSale,
    colour: (merchandise.requiresShipping && attributes.get('_colour')) || null,
    size: attributes.get('_size') ?? null,
    sizeTerm: sizeTerm(merchandise.selectedOptions),
    // `_messaging`, the fallback, is from when the line was added.
    message: (standing.stock === 'later' && message) || null,
    ...standing,
    ...(rule && { rule }),
    ...(!merchandise.requiresShipping && { requiresShipping: false as const }),
    ...(merchandise.product.isGiftCard && { isGiftCard: true as const }),
    ...(isSampleType(merchandise.product.productType) && { isSample: true as const }),
    ...(recipient && { recipient }),
    ...(plan && { plan }),
    ...(parts.length > 0 && { parts }),
    changes: [],
  };
}

function toPart({
  quantity,
  merchandise: { id, title, product },
}: v.InferOutput<typeof replies.CartComponentParts>): LinePart {
  const words = [product.title, trimmed(product.finish), hasOwnTitle(title) && title];
  return { variantId: digitsOf(id), name: words.filter(Boolean).join(', '), quantity };
}

/** A variant for sale with stock 0 can be oversold, so its stock is unlimited. */
function stockOf(
  merchandise: Pick<
    LineReply['merchandise'],
    'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable'
  >,
) {
  /** `left` is null if the token lacks the scope `unauthenticated_read_product_inventory`. */
  const { availableForSale, currentlyNotInStock, quantityAvailable: left } = merchandise;
  if (!availableForSale) return { stock: 'out' as const, left: 0 };
  if (currentlyNotInStock) return { stock: 'later' as const, left: null };
  return { stock: 'in' as const, left: left !== null && left > 0 ? left : null };
}

const userErrors = v.array(
  v.object({
    code: v.nullish(v.string(), null),
    field: v.nullish(v.array(v.string()), null),
    message: v.string(),
  }),
);

export type CartUserErrors = v.InferOutput<typeof userErrors>;

const companyCodes = new Set([
  'INVALID_COMPANY_LOCATION',
  // Since 2026-01 or earlier, but not in 2024-07.
  'BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION',
]);

/** Shopify refuses the company location. */
export const isAboutCompany = ({ code, field }: CartUserErrors[number]): boolean =>
  companyCodes.has(code ?? '') || field?.at(-1) === 'companyLocationId';

/** Empty before 2024-10. */
const warnings = v.pipe(
  v.optional(v.array(v.object({ code: v.string() })), []),
  v.transform((list) => list.map(({ code }) => code)),
);

export interface CartPayload {
  cart: Cart | null;
  userErrors: CartUserErrors;
  warnings: string[];
  /**
   * Set if the response was lost. `cart` was then read again, or is null. 'late': the request timed out, so Shopify
   * may still make the change.
   */
  lost?: 'late' | 'broken';
}

const cartSchema = v.pipe(cartReply, v.transform(toCart));

export const cartReadSchema = v.pipe(
  v.object({ cart: v.nullable(cartReply) }),
  v.transform(({ cart }) => ({ cart: cart && toCart(cart) })),
);

/** Not generated like the other schemas, because Hydrogen defines the mutations. The payload can be null. */
export const payloadSchema = v.pipe(
  v.nullish(v.object({ cart: v.nullable(cartSchema), userErrors, warnings }), null),
  v.transform((payload) => payload ?? { cart: null, userErrors: [], warnings: [] }),
);

export const discountCodesSchema = v.object({ cartDiscountCodesUpdate: v.unknown() });

/** Shopify can't apply a gift card now, whatever the code is. */
const giftCardsUnavailable = new Set([
  'PAYMENTS_GIFT_CARDS_UNAVAILABLE',
  'INVALID_PAYMENT_EMPTY_CART',
]);

const giftCardReply = replies.GiftCard.entries.cartCreate.wrapped;

/** `card` is null if the code is not valid. */
export const giftCardSchema = v.pipe(
  v.object({ cartCreate: v.nullable(v.object({ ...giftCardReply.entries, warnings })) }),
  v.transform(({ cartCreate }) => {
    const { cart = null, userErrors = [], warnings = [] } = cartCreate ?? {};
    const codes = [...userErrors.map(({ code }) => code ?? ''), ...warnings];
    return {
      card: cart?.appliedGiftCards[0] ?? null,
      unavailable: cart ? codes.find((code) => giftCardsUnavailable.has(code)) : 'no cart',
    };
  }),
);

export const giftCardsSchema = v.object({ changed: v.unknown() });

export const beforeAddSchema = v.pipe(
  replies.CartBeforeAdd,
  v.transform(({ nodes, cart }) => ({
    cart: cart && toCart(cart),
    variants: nodes.flatMap((node) => {
      if (!node) return [];
      const { id, title, currentlyNotInStock: notInStock, product } = node;
      const rule = withinBag(node.quantityRule);
      const source = {
        variantTitle: title,
        finishColour: trimmed(product.finish),
        notInStock,
        preorder: trimmed(node.preorder),
        backorder: trimmed(node.backorder),
      };
      const { isGiftCard, requiresSellingPlan: needsPlan } = product;
      return [
        {
          id,
          productId: digitsOf(product.id),
          isGiftCard,
          needsPlan,
          rule,
          ...source,
          ...stockOf(node),
        },
      ];
    }),
  })),
);

/** Omits lines of quantity 0 (out of stock). */
export const contentsSchema = v.pipe(
  replies.CartContents,
  v.transform(({ cart }) => {
    if (!cart) return { cart };
    const { nodes, pageInfo } = cart.lines;
    const contents = {
      note: cart.note ?? '',
      attributes: toAttributes(cart.attributes),
      codes: cart.discountCodes.map(({ code }) => code),
      country: cart.buyerIdentity.countryCode,
      ...pickupOf(cart.buyerIdentity.preferences),
      giftCards: cart.appliedGiftCards.length,
      lines: nodes
        .filter(({ quantity }) => quantity > 0)
        .map(({ quantity, attributes, merchandise, sellingPlanAllocation: plan }) => ({
          merchandiseId: merchandise.id,
          quantity,
          attributes: toAttributes(attributes),
          ...(plan && { sellingPlanId: plan.sellingPlan.id }),
        })),
      next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    };
    return { cart: contents };
  }),
);
