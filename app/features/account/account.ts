import type { GiftRecipient } from '~/features/cart/gift-recipient';
import { hasOwnTitle } from '~/features/catalog/product';
import { minorUnit, roundedToUnit, sumOf as sumOfAmounts, type Money } from '~/ui/money';
import type { PictureSource } from '~/ui/picture';

export const addressesPerPage = 5;
export const ordersPerPage = 30;
export const resetRedirectMs = 4000;
export const recentOrders = 5;

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
}

export interface Address {
  /** Digits only, because Shopify's full id contains the access token. */
  id: string;
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  /** `provinceCode` is empty if unknown. */
  province: string;
  provinceCode: string;
  /** `countryCode` is ISO 3166-1 alpha-2. */
  country: string;
  countryCode: string;
  zip: string;
  phone: string;
  lines: string[];
}

interface Tracking {
  number: string;
  /** http(s). */
  href: string | null;
}

export interface OrderSummary {
  id: string;
  /** '#1001'; merchants can set a prefix and suffix. */
  name: string;
  number: number;
  /** yyyy-MM-dd. */
  date: string;
  /** 'Partly refunded'; '' if unknown. */
  payment: string;
  /** 'Not sent yet'. If delivered: 'Sent', or 'Delivered' on the order pages of hosted accounts. */
  fulfilment: string;
  hasLeft: boolean;
  /** The order has a delivery address. */
  isShipped: boolean;
  /** The first parcel of the first successful fulfillment. */
  tracking: Tracking | null;
  /** yyyy-MM-dd; null unless the order was cancelled. */
  cancelledOn: string | null;
  /** Without cancelled, removed and returned items. */
  total: Money;
}

/** Newest first. */
export interface OrderPage {
  orders: OrderSummary[];
  /** 0-based. */
  page: number;
  /** Null if the API can't count orders; `hasNext` is then set. */
  pageCount: number | null;
  hasNext?: boolean;
}

export interface OrderLine {
  title: string;
  /** As ordered. */
  quantity: number;
  /** Excludes removed and refunded items. Equals `quantity` if the order was cancelled. */
  currentQuantity: number;
  /** For `currentQuantity` items, after discounts. */
  price: Money;
  /** Deducted from `price`. Empty for hosted accounts, and if items were removed. */
  discounts: { name: string; saved: Money }[];
  image: PictureSource | null;
  /** Weight per piece; null if unknown. */
  grams: number | null;
  colour: string | null;
  size: string | null;
  /** Meaning of `size`: 'Finish' for a sample. */
  sizeTerm?: string;
  recipient?: GiftRecipient | undefined;
  /** Set instead of `recipient` in orders opened without an account: their pages don't show the recipient. */
  hasRecipient?: true;
  /** The selling plan's name; undefined for a one-time purchase. */
  plan?: string | undefined;
  /** Title of the bundle that contains the line. Set only in orders opened without an account. */
  bundle?: string | undefined;
  /** `product` is null if the variant was deleted. `variantId` is the number in the gid. */
  product: { handle: string; variantId: string } | null;
}

export interface Order extends OrderSummary {
  lines: OrderLine[];
  /** False if it is unknown which products are still sold. */
  knowsProducts: boolean;
  /** A sentence; '' if unknown. */
  cancelReason: string;
  refunded: Money;
  /** Sum of the discounted line totals. */
  subtotal: Money;
  shipping: Money;
  extras: OrderExtra[];
  /** 'Express delivery'; always null for legacy accounts. */
  shippingTitle: string | null;
  taxes: Taxes | null;
  shippedTo: string[];
  /** Missing unless several parcels have a number. */
  parcels?: Tracking[];
  /** Delivery day of the last parcel (yyyy-MM-dd); always null for legacy accounts. */
  deliveredOn: string | null;
}

/** A part of the total besides lines, delivery and taxes. */
export interface OrderExtra {
  name: 'Duties' | 'Tip';
  amount: Money;
}

/** Without missing and zero amounts. */
export const orderExtras = (amounts: { duties: Money | null; tip: Money | null }): OrderExtra[] => {
  const rows = [['Duties', amounts.duties] as const, ['Tip', amounts.tip] as const];
  return rows.flatMap(([name, amount]) => (amount && amount.amount > 0 ? { name, amount } : []));
};

interface Taxes {
  amount: Money;
  /** The prices include the taxes; null if unknown. */
  included: boolean | null;
}

/**
 * Returns whether the prices include the taxes, which the APIs don't report. `parts`: the amounts that `total` consists
 * of, except taxes. Null if `total` is neither the sum of the parts nor this sum plus the taxes. Differences of less
 * than five minor units count as rounding.
 */
export function includesTaxes(
  tax: Money,
  { total, parts }: { total: Money; parts: readonly Money[] },
): boolean | null {
  const rest = less(total, parts).amount;
  const limit = Math.min(5 * minorUnit(total.currency), tax.amount / 2);
  if (Math.abs(rest) < limit) return true;
  return Math.abs(rest - tax.amount) < limit ? false : null;
}

export const greeting = ({ firstName }: Pick<Profile, 'firstName'>): string =>
  `Hello ${firstName || 'there'}!`;

export const fullName = ({ firstName, lastName }: Omit<Profile, 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

const cancelReasons: Partial<Record<string, string>> = {
  CUSTOMER: 'You asked us to cancel it.',
  DECLINED: 'The payment was declined.',
  INVENTORY: 'An item wasn’t available.',
};

export const cancelReasonInWords = (reason: string | null): string =>
  cancelReasons[reason ?? ''] ?? '';

/** The amount less the discounts, in the amount's currency. */
export const less = (amount: Money, discounts: readonly Money[]): Money =>
  sumOf([amount, ...discounts.map((one) => ({ ...one, amount: -one.amount }))], amount.currency);

type Quantities = Pick<OrderLine, 'quantity' | 'currentQuantity'>;

/** `price` is that of all ordered items. */
export const currentPrice = (price: Money, { quantity, currentQuantity }: Quantities): Money =>
  currentQuantity < quantity
    ? roundedToUnit({ ...price, amount: (price.amount * currentQuantity) / quantity })
    : price;

export const hasItemsLeft = (lines: readonly Pick<OrderLine, 'currentQuantity'>[]): boolean =>
  lines.some(({ currentQuantity }) => currentQuantity > 0);

/** The remaining items or, if none remain, all ordered items. `quantity`: how many to order. */
export function linesToOrderAgain<L extends Quantities>(lines: readonly L[]): L[] {
  if (!hasItemsLeft(lines)) return [...lines];
  return lines
    .filter(({ currentQuantity }) => currentQuantity > 0)
    .map((line) => ({ ...line, quantity: line.currentQuantity }));
}

/** At least one item is still sold. */
export const canOrderAgain = (
  lines: readonly (Quantities & Pick<OrderLine, 'product'>)[],
): boolean => linesToOrderAgain(lines).some(({ product }) => product);

/** '2 removed', or '2 refunded' if the order was sent; '' if all items remain. */
export function removedInWords(
  { quantity, currentQuantity }: Quantities,
  { hasLeft: isSent }: Pick<OrderSummary, 'hasLeft'>,
): string {
  const removed = quantity - currentQuantity;
  if (removed <= 0) return '';
  const word = isSent ? 'refunded' : 'removed';
  return currentQuantity > 0 ? `${removed} ${word}` : statusInWords(word);
}

interface DiscountShare {
  allocatedAmount: Money;
  discountApplication: { code?: string | undefined; title?: string | undefined };
}

/** Omits shares of zero. A share without a name is called 'Discount'. */
export const lineDiscounts = (allocations: readonly DiscountShare[]): OrderLine['discounts'] =>
  allocations
    .filter(({ allocatedAmount }) => allocatedAmount.amount > 0)
    .map(({ allocatedAmount, discountApplication: { code, title } }) => ({
      name: code ?? title ?? 'Discount',
      saved: allocatedAmount,
    }));

const statusWords: Partial<Record<string, string>> = {
  UNFULFILLED: 'Not sent yet',
  OPEN: 'Not sent yet',
  CONFIRMED: 'Not sent yet',
  SCHEDULED: 'Not sent yet',
  // A fulfillment service declined the merchant's request. This doesn't concern the shopper.
  REQUEST_DECLINED: 'Not sent yet',
  PENDING_FULFILLMENT: 'Being prepared',
  IN_PROGRESS: 'Being prepared',
  PREPARING_FOR_SHIPPING: 'Being prepared',
  PARTIALLY_FULFILLED: 'Partly sent',
  MULTIPLE_SHIPMENTS: 'Sent in several packages',
  // The status stays FULFILLED after the delivery.
  FULFILLED: 'Sent',
  IN_TRANSIT: 'On its way',
  ATTEMPTED_TO_DELIVER: 'Delivery attempted',
  READY_FOR_PICKUP: 'Ready to collect',
  PICKED_UP: 'Collected',
  RESTOCKED: 'Returned to us',
  PENDING: 'Payment pending',
  PARTIALLY_PAID: 'Partly paid',
  PARTIALLY_REFUNDED: 'Partly refunded',
  VOIDED: 'Not charged',
};

/** For orders without shipped items, such as gift cards. */
const wordsWithoutParcel: Partial<Record<string, string>> = {
  UNFULFILLED: 'Not completed yet',
  REQUEST_DECLINED: 'Not completed yet',
  OPEN: 'Not completed yet',
  CONFIRMED: 'Not completed yet',
  SCHEDULED: 'Not completed yet',
  PARTIALLY_FULFILLED: 'Partly completed',
  FULFILLED: 'Completed',
};

interface TrackingReply {
  number: string | null;
  url: string | null;
}

/** Null without a number. */
export const toTracking = (reply: TrackingReply | undefined): Order['tracking'] =>
  reply?.number ? { number: reply.number, href: httpAddress(reply.url) } : null;

/** An `Order`'s `parcels`. */
export function severalParcels(replies: readonly TrackingReply[]): Pick<Order, 'parcels'> {
  const parcels = replies.flatMap((reply) => toTracking(reply) ?? []);
  return parcels.length > 1 ? { parcels } : {};
}

/** 'UNFULFILLED' → 'Not sent yet'. `sent` is false if no item needs shipping. */
export function statusInWords(status: string | null, sent = true): string {
  const known = (sent ? undefined : wordsWithoutParcel[status ?? '']) ?? statusWords[status ?? ''];
  if (known) return known;

  const words = (status ?? '').toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Fulfilment {
  isCancelled: boolean;
  isShipped: boolean;
  financialStatus: string | null;
  fulfillmentStatus: string | null;
}

/** `OrderSummary`'s `fulfilment`. A refunded order that was never sent doesn't promise that it will be. */
export function fulfilmentInWords(order: Fulfilment): string {
  const { isCancelled, isShipped, financialStatus, fulfillmentStatus } = order;
  if (isCancelled) return 'Cancelled';
  const words = statusInWords(fulfillmentStatus, isShipped);
  return financialStatus === 'REFUNDED' ? words.replace(/ yet$/, '') : words;
}

const notLeft = new Set([
  ...['UNFULFILLED', 'OPEN', 'CONFIRMED', 'SCHEDULED', 'ON_HOLD', 'REQUEST_DECLINED'],
  ...['PENDING_FULFILLMENT', 'IN_PROGRESS', 'PREPARING_FOR_SHIPPING'],
]);

/** False if the status is unknown. */
export const hasLeft = (status: string | null): boolean => status !== null && !notLeft.has(status);

export const isReturnable = (order: Pick<OrderSummary, 'hasLeft' | 'isShipped'>): boolean =>
  order.isShipped && order.hasLeft;

/** Replaces the attribute `_size` for lines that lack it, such as the parts of a bundle. */
export const ownTitle = (variantTitle: string | null | undefined): string | null =>
  variantTitle && hasOwnTitle(variantTitle) ? variantTitle : null;

/** Major units; all amounts must have the same currency. */
export const sumOf = (amounts: readonly Money[], currency: string): Money => ({
  amount: sumOfAmounts(amounts.map(({ amount }) => amount)),
  currency,
});

/** External data must not become a `javascript:` link. */
export const httpAddress = (value: string | null): string | null =>
  value && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value : null;
