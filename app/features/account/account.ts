/** Customers, addresses and orders as pages show them, with their rules. Safe in the browser. */
import type { Money } from '~/ui/money';
import type { PictureSource } from '~/ui/picture';

/** Addresses on one page of the address book. */
export const addressesPerPage = 5;
export const ordersPerPage = 30;
export const resetRedirectMs = 4000;
/** How many orders the dashboard shows. */
export const recentOrders = 5;

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
}

/** Shopify's address ids carry the customer's access token in their query, so `id` is the digits only. */
export interface Address {
  id: string;
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  /** Its name; `provinceCode` is empty when Shopify does not know the province. */
  province: string;
  provinceCode: string;
  /** Shopify's name of the country; `countryCode` is ISO 3166-1 alpha-2. */
  country: string;
  countryCode: string;
  zip: string;
  phone: string;
  /** As on a parcel label, name included, one line each. */
  lines: string[];
}

export interface OrderSummary {
  /** The digits of its gid. */
  id: string;
  /** '#1001'; merchants choose what stands before and after the number. */
  name: string;
  number: number;
  /** yyyy-MM-dd. */
  date: string;
  /** Financial status in words: 'Partly refunded'; '' when there is none. */
  payment: string;
  fulfilment: string;
  /** Whether some of it has left the shop. Nobody can tell before how it is. */
  hasLeft: boolean;
  /** First tracking number of the first successful fulfilment; `href` is null unless it is http(s). */
  tracking: { number: string; href: string | null } | null;
  total: Money;
}

/** A page of a customer's orders, newest first. */
export interface OrderPage {
  orders: OrderSummary[];
  /** 0-based. */
  page: number;
  /** Null when there are more than the backend counts; then `hasNext` tells whether another page follows. */
  pageCount: number | null;
  hasNext?: boolean;
}

export interface OrderLine {
  title: string;
  quantity: number;
  /** Total of the line, after discounts. */
  price: Money;
  image: PictureSource | null;
  /** Weight of one piece in grams; null when unknown. */
  grams: number | null;
  colour: string | null;
  size: string | null;
  /** What `size` tells: 'Finish' for a sample. */
  sizeTerm?: string;
  /** Null when the variant has been deleted. `variantId`: the digits of its gid. */
  product: { handle: string; variantId: string } | null;
}

export interface Order extends OrderSummary {
  lines: OrderLine[];
  /** Sum of the discounted line totals. */
  subtotal: Money;
  shipping: Money;
  /** Delivery address, one line each. */
  shippedTo: string[];
}

/** 'Hello Ada!', or 'Hello there!' without a first name. */
export const greeting = ({ firstName }: Pick<Profile, 'firstName'>): string =>
  `Hello ${firstName || 'there'}!`;

export const fullName = ({ firstName, lastName }: Omit<Profile, 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** yyyy-MM-dd of an ISO 8601 time. In UTC, so that the server and every browser show the same day. */
export const orderDate = (iso: string): string => new Date(iso).toISOString().slice(0, 10);

/** What shoppers read in place of the backend's names for how an order stands, of either kind of accounts. */
const statusWords: Partial<Record<string, string>> = {
  UNFULFILLED: 'Not sent yet',
  OPEN: 'Not sent yet',
  CONFIRMED: 'Not sent yet',
  SCHEDULED: 'Not sent yet',
  PENDING_FULFILLMENT: 'Being prepared',
  IN_PROGRESS: 'Being prepared',
  PREPARING_FOR_SHIPPING: 'Being prepared',
  PARTIALLY_FULFILLED: 'Partly on its way',
  MULTIPLE_SHIPMENTS: 'In several parcels',
  FULFILLED: 'On its way',
  IN_TRANSIT: 'On its way',
  ATTEMPTED_TO_DELIVER: 'Delivery attempted',
  READY_FOR_PICKUP: 'Ready to collect',
  PICKED_UP: 'Collected',
  RESTOCKED: 'Came back to us',
  PENDING: 'Payment pending',
  PARTIALLY_PAID: 'Partly paid',
  PARTIALLY_REFUNDED: 'Partly refunded',
  VOIDED: 'Not charged',
};

/** Of an order of which nothing is sent: a gift card, an appointment. */
const wordsWithoutParcel: Partial<Record<string, string>> = {
  UNFULFILLED: 'Not done yet',
  OPEN: 'Not done yet',
  CONFIRMED: 'Not done yet',
  SCHEDULED: 'Not done yet',
  PARTIALLY_FULFILLED: 'Partly done',
  FULFILLED: 'Done',
};

/** 'UNFULFILLED' → 'Not sent yet', or 'Not done yet' when nothing is `sent`; one that is not known in plain letters: 'ON_HOLD' → 'On hold'; '' for none. */
export function statusInWords(status: string | null, sent = true): string {
  const known = (sent ? undefined : wordsWithoutParcel[status ?? '']) ?? statusWords[status ?? ''];
  if (known) return known;

  const words = (status ?? '').toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const notLeft = new Set([
  ...['UNFULFILLED', 'OPEN', 'CONFIRMED', 'SCHEDULED', 'ON_HOLD', 'REQUEST_DECLINED'],
  ...['PENDING_FULFILLMENT', 'IN_PROGRESS', 'PREPARING_FOR_SHIPPING'],
]);

/** Whether some of an order has left the shop; false where nothing is known of it. */
export const hasLeft = (status: string | null): boolean => status !== null && !notLeft.has(status);

/** Sum of amounts of one currency, in major units, rounded to the currency's own number of decimals. */
export function sumOf(amounts: readonly Money[], currency: string): Money {
  const sum = amounts.reduce((total, { amount }) => total + amount, 0);
  return { amount: Math.round(sum * 100) / 100, currency };
}

/** The address if it is http(s), else null: addresses from other systems must not become `javascript:` links. */
export const httpAddress = (value: string | null): string | null =>
  value && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value : null;
