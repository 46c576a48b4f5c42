import type { Currency } from '../../../seed/types';
import { checkoutOrigin } from '../../../world/storefronts';
import type { Attribute, Cart } from '../../carts/carts';
import { company, locationOfCart, type CompanyLocation } from '../../companies/companies';
import {
  laterOf,
  priceCart,
  type PricedCart,
  type PricedLine,
  type PricedPart,
} from '../../carts/totals';
import { payable } from '../../discounts/amounts';
import type { Allocation } from '../../discounts/types';
import type { Payment } from '../../gift-cards/gift-cards';
import { customerOfBuyer } from '../customers/customer-view';
import { inCountry, type Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { metafieldsOf } from '../graphql/metafields';
import { money } from '../graphql/money';
import { listConnection, type PageArgs } from '../graphql/paging';
import { allocationView } from '../products/selling-plans';
import { variantView } from '../products/views';
import { deliveryGroups, preferredAddresses } from './delivery-groups';
import { deliveryView } from './delivery-view';
import { cartId, checkoutUrl, lineId } from './ids';

/**
 * `open`: the request contains the cart's key. Otherwise the buyer is hidden, and ID and checkout
 * link lack the key.
 */
export function cartView(outer: Context, cart: Cart, open: boolean) {
  const location = locationOfCart(outer.world, cart);
  const context = { ...inCountry(outer, cart.country), location };
  const priced = priceCart(context.world, cart);
  const key = open ? cart.key : null;
  const owner = {
    id: cart.token,
    createdAt: cart.createdAt,
    view: () => cartView(outer, cart, open),
  };
  const { metafield, metafields } = metafieldsOf(owner, () => cart.metafields);
  return {
    __typename: 'Cart',
    id: cartId(cart.token, key),
    checkoutUrl: checkoutUrl(checkoutOrigin(context.world), cart.token, key),
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    note: cart.note,
    ...attributeFields(cart.attributes),
    totalQuantity: priced.quantity,
    buyerIdentity: buyerView(context, cart, open),
    discountCodes: priced.codes.map(({ code, applicable }) => ({ code, applicable })),
    discountAllocations: allocationViews(priced.discounts, context.currency),
    appliedGiftCards: open
      ? priced.giftCards.map((payment) => giftCardView(payment, context.currency))
      : [],
    cost: { ...amounts(priced), ...estimates },
    estimatedCost: amounts(priced),
    lines: (args: PageArgs & { reverse: boolean }) =>
      listConnection(priced.lines, args, (line) => lineView(context, cart, line)),
    delivery: deliveryView(context, cart, open),
    deliveryGroups: (args: PageArgs & { reverse: boolean }) =>
      listConnection(
        open ? deliveryGroups(context, cart, priced, (line) => lineView(context, cart, line)) : [],
        args,
        (group) => group,
      ),
    metafield,
    metafields: (args: Parameters<typeof metafields>[0]) =>
      metafields(args).filter((found) => found !== null),
  };
}

const estimates = {
  subtotalAmountEstimated: true,
  totalAmountEstimated: true,
  totalTaxAmountEstimated: true,
  totalDutyAmountEstimated: true,
};

/** As documented, `checkoutChargeAmount` excludes deferred payments and doesn't subtract cart-level discounts. */
function amounts({ subtotal, total, currency, lines }: PricedCart) {
  const later = lines.reduce((sum, line) => sum + laterOf({ ...line, share: 0 }), 0);
  return {
    subtotalAmount: money(subtotal, currency),
    totalAmount: money(total, currency),
    checkoutChargeAmount: money(subtotal - later, currency),
    totalTaxAmount: null,
    totalDutyAmount: null,
  };
}

/** Leaves out delivery discounts, which need a delivery group. */
function allocationViews(allocations: Allocation[], currency: Currency) {
  return allocations.map(({ discount: { code, custom, title }, amount }) => ({
    __typename:
      code !== null
        ? 'CartCodeDiscountAllocation'
        : custom
          ? 'CartCustomDiscountAllocation'
          : 'CartAutomaticDiscountAllocation',
    ...(code === null ? { title } : { code }),
    discountedAmount: money(amount, currency),
    targetType: 'LINE_ITEM',
  }));
}

/**
 * A gift card is a payment, so it doesn't change the cart's amounts. The result never contains the
 * full code.
 */
function giftCardView({ card, used, presentment }: Payment, currency: Currency) {
  const amountUsed = money(used, card.currency);
  const balance = money(card.balance, card.currency);
  return {
    __typename: 'AppliedGiftCard',
    id: gid('AppliedGiftCard', card.id),
    lastCharacters: card.code.slice(-4).toLowerCase(),
    ...{ amountUsed, amountUsedV2: amountUsed, balance, balanceV2: balance },
    presentmentAmountUsed: money(presentment, currency),
  };
}

function buyerView(context: Context, cart: Cart, open: boolean) {
  return {
    countryCode: cart.country,
    email: open ? cart.email : null,
    phone: open ? cart.phone : null,
    customer: () =>
      open && cart.customerToken ? customerOfBuyer(context, cart.customerToken) : null,
    deliveryAddressPreferences: () => (open ? preferredAddresses(context, cart) : []),
    preferences: open ? preferencesView(cart.preferences) : null,
    purchasingCompany: () => (open && context.location ? purchaserView(context.location) : null),
  };
}

function preferencesView(preferences: Cart['preferences']) {
  if (!preferences) return null;
  const [first] = preferences.delivery ?? [];
  return {
    __typename: 'CartPreferences',
    delivery: first
      ? {
          coordinates: first.coordinates?.[0] ?? null,
          deliveryMethod: first.deliveryMethod ?? [],
          pickupHandle: first.pickupHandle ?? [],
        }
      : null,
    wallet: preferences.wallet ?? null,
  };
}

const purchaserView = ({ id, name }: CompanyLocation) => ({
  company: { id: gid('Company', company.id), name: company.name, externalId: null },
  contact: null,
  location: { id: gid('CompanyLocation', id), name, externalId: null, locale: 'en' },
});

function lineView(context: Context, cart: Cart, line: PricedLine) {
  const view = cartLineView(context, cart, line);
  if (line.parts.length === 0) return view;
  return {
    ...view,
    __typename: 'ComponentizableCartLine',
    lineComponents: line.parts.map((part) =>
      cartLineView(context, cart, componentOf(line, part, context.currency)),
    ),
  };
}

/** Attributes, discounts and selling plan belong to the bundle's line (assumed). */
const componentOf = (line: PricedLine, part: PricedPart, currency: Currency): PricedLine => ({
  ...part,
  id: `${line.id}-${part.variant.id}`,
  attributes: [],
  price: part.quantity > 0 ? payable(part.subtotal / part.quantity, currency) : 0,
  compareAt: null,
  offer: null,
  discounts: [],
  parts: [],
});

function cartLineView(context: Context, cart: Cart, line: PricedLine) {
  const { currency } = context;
  const compareAt = line.compareAt === null ? null : money(line.compareAt, currency);
  const subtotalAmount = money(line.subtotal, currency);
  const totalAmount = money(line.total, currency);
  return {
    __typename: 'CartLine',
    id: lineId(line.id, cart.token),
    quantity: line.quantity,
    ...attributeFields(line.attributes),
    cost: {
      amountPerQuantity: money(line.price, currency),
      compareAtAmountPerQuantity: compareAt,
      subtotalAmount,
      totalAmount,
    },
    estimatedCost: {
      amount: money(line.price, currency),
      compareAtAmount: compareAt,
      subtotalAmount,
      totalAmount,
    },
    discountAllocations: allocationViews(line.discounts, currency),
    sellingPlanAllocation: line.offer && allocationView(line.offer, currency),
    parentRelationship: null,
    instructions: { canRemove: true, canUpdateQuantity: true },
    merchandise: () => variantView(context, line.product, line.variant),
  };
}

function attributeFields(attributes: Attribute[]) {
  return {
    attributes,
    attribute: ({ key }: { key: string }) => attributes.find((one) => one.key === key) ?? null,
  };
}
