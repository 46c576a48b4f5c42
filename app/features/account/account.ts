/** Customers, addresses and orders as pages show them, and the rules that need no server. spec §2, §3, §9. */
import type { Money } from '~/ui/money';
import type { PictureSource } from '~/ui/picture';

/** spec §9. */
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

/** Its id on the wire holds the customer's token (contracts §1.5): only the digits come this far. */
export interface Address {
  id: string;
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  /** Name, and code when the backend knows it. */
  province: string;
  provinceCode: string;
  /** Name as the backend writes it, and ISO code. */
  country: string;
  countryCode: string;
  zip: string;
  phone: string;
  /** As on a parcel, with the name, one line each. */
  lines: string[];
}

export interface OrderSummary {
  /** Digits of the order. */
  id: string;
  /** '#1001'. */
  name: string;
  /** yyyy-MM-dd. */
  date: string;
  /** Financial status in words: 'Partially refunded'; '' when there is none. */
  payment: string;
  fulfilment: string;
  /** First number of the first successful fulfilment (spec §3); the address was checked. */
  tracking: { number: string; href: string | null } | null;
  total: Money;
}

export interface OrderLine {
  title: string;
  quantity: number;
  /** Of the whole line, after discounts. */
  price: Money;
  image: PictureSource | null;
  /** Grams of one piece; null when unknown. */
  grams: number | null;
  colour: string | null;
  size: string | null;
  /** Null when the variant is no longer sold. */
  product: { handle: string; merchandise: string } | null;
}

export interface Order extends OrderSummary {
  lines: OrderLine[];
  /** Sum of the discounted lines (spec §3). */
  subtotal: Money;
  shipping: Money;
  /** Where it went, one line each. */
  shippedTo: string[];
}

/** 'Hello Ada!', or 'Hello there!' (spec §2). */
export const greeting = ({ firstName }: Pick<Profile, 'firstName'>): string =>
  `Hello ${firstName || 'there'}!`;

export const fullName = ({ firstName, lastName }: Omit<Profile, 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** yyyy-MM-dd of an ISO 8601 time, in UTC as the backend writes it (spec §9). */
export const orderDate = (iso: string): string => new Date(iso).toISOString().slice(0, 10);

/** 'PARTIALLY_REFUNDED' → 'Partially refunded'. */
export function statusInWords(status: string | null): string {
  const words = (status ?? '').toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const gramsPer: Record<string, number> = {
  GRAMS: 1,
  KILOGRAMS: 1000,
  OUNCES: 28.349523125,
  POUNDS: 453.59237,
};

/** A variant's weight in grams (contracts §1.8); null for none, and for a unit nobody knows. */
export function gramsOf(weight: number | null, unit: string): number | null {
  const factor = gramsPer[unit];
  return weight && factor ? Math.round(weight * factor) : null;
}

/** '850 g', '1.2 kg'. */
export const weightInWords = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${Number((grams / 1000).toFixed(2))} kg`;

/** Sum of money of one currency, in the currency's own precision. */
export function sumOf(amounts: readonly Money[], currency: string): Money {
  const sum = amounts.reduce((total, { amount }) => total + amount, 0);
  return { amount: Math.round(sum * 100) / 100, currency };
}

/** An http(s) address from another system, or null: nothing else becomes a link. */
export const httpAddress = (value: string | null): string | null =>
  value && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value : null;
