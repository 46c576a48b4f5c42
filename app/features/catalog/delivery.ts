/** Dates are yyyy-MM-dd. */
import type { Context } from '~/platform/context.server';
import type { CountryCode } from '~/platform/stores/codes';
import { defaultRegion } from '~/platform/stores/resolve-market';
import type { Market, Region, Store } from '~/platform/stores/store';
import { formatMoney, type Money } from '~/ui/money';
import { availabilityOf, sentFrom } from './availability';
import { isSent, type Product, type Variant } from './product';

/** `later`: estimates for preorders and backorders with a ship date, by variant id. */
export interface Deliveries {
  now: Delivery;
  later: Record<string, Delivery>;
}

export interface DeliveryCost {
  free: boolean;
  /** Null if delivery is free, or if only the checkout knows the price. */
  price: Money | null;
  /** Minimum total for free delivery, or null. */
  freeFrom: Money | null;
}

export interface Delivery extends DeliveryCost {
  /** '2026-11-25'. */
  from: string;
  to: string;
  /** 'Australia'. */
  destination: string;
}

const day = 86_400_000;
const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay());
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * `start` and the result are yyyy-MM-dd, like `holidays`. The result is always a workday: 0 workdays after a Saturday is
 * Monday.
 */
export function workdayAfter(start: string, count: number, holidays: ReadonlySet<string>): string {
  const isWorkday = (time: number) => !isWeekend(time) && !holidays.has(isoDay(time));
  let time = Date.parse(start);
  for (let left = count; left > 0 || !isWorkday(time);) {
    time += day;
    if (isWorkday(time)) left -= 1;
  }
  return isoDay(time);
}

export interface DeliveryTerms extends DeliveryCost {
  /** Minimum and maximum working days. */
  days: [number, number];
  destination: string;
  /** yyyy-MM-dd, of origin and destination. */
  holidays: ReadonlySet<string>;
}

export type DeliverySettings = Pick<
  Context['env'],
  'DELIVERY_RATES' | 'DELIVERY_DAYS_HOME' | 'DELIVERY_DAYS_ABROAD'
>;

export function costOf(env: DeliverySettings, region: Region, country: CountryCode): DeliveryCost {
  const { freeShipping: free, currency } = region;
  const rate = free ? undefined : env.DELIVERY_RATES[country];
  const money = (amount: number | undefined) =>
    amount === undefined ? null : { amount, currency };
  return { free, price: money(rate?.price), freeFrom: money(rate?.freeFrom) };
}

export function daysOf(
  env: DeliverySettings,
  store: Store,
  country: CountryCode,
): [number, number] {
  const isHome = defaultRegion(store).country === country;
  return (
    env.DELIVERY_RATES[country]?.days ??
    (isHome ? env.DELIVERY_DAYS_HOME : env.DELIVERY_DAYS_ABROAD)
  );
}

/** 'NZD 25.00, free from NZD 900.00'; '' if free or unknown. */
export function costText({ price, freeFrom }: DeliveryCost, locale: string): string {
  if (!price) return '';
  const text = formatMoney(price, locale);
  return freeFrom ? `${text}, free from ${formatMoney(freeFrom, locale)}` : text;
}

const withArticle = ['US', 'GB', 'AE', 'NL'];

export const countryName = ({ locale }: Store, country: CountryCode): string | undefined =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(country);

/** 'the United States' or 'Australia'; `name` is the fallback. */
export function destinationIn(store: Store, country: CountryCode, name: string): string {
  const found = countryName(store, country) ?? name;
  return withArticle.includes(country) ? `the ${found}` : found;
}

export const destinationOf = ({ store, region, country }: Market): string =>
  destinationIn(store, country, region.name);

export const deliveryTerms = (
  { env, market }: { env: DeliverySettings; market: Market },
  holidays: ReadonlySet<string>,
): DeliveryTerms => ({
  ...costOf(env, market.region, market.country),
  days: daysOf(env, market.store, market.country),
  destination: destinationOf(market),
  holidays,
});

/** `today` is the day at the store's home, see `localDay`. */
export const estimateDelivery = (
  today: string,
  { days: [soonest, latest], holidays, ...terms }: DeliveryTerms,
): Delivery => ({
  ...terms,
  from: workdayAfter(today, soonest, holidays),
  to: workdayAfter(today, latest, holidays),
});

export const estimateDeliveries = (
  today: string,
  variants: readonly Variant[],
  terms: DeliveryTerms,
): Deliveries => ({
  now: estimateDelivery(today, terms),
  later: Object.fromEntries(
    variants.flatMap((variant) => {
      const from = isSent(variant) && sentFrom(variant, today);
      return from ? [[variant.id, estimateDelivery(from, terms)]] : [];
    }),
  ),
});

/**
 * Without a variant, estimates for an item in stock. Null if the item can't be bought, isn't shipped or has no ship
 * date.
 */
export function deliveryOf(
  { variants }: Pick<Product, 'variants'>,
  variant: Variant | null,
  { now, later }: Deliveries,
): Delivery | null {
  const isReady = (one: Variant) => {
    const { button, message } = availabilityOf(one);
    return isSent(one) && button === 'add' && !message;
  };
  if (!variant) return variants.some(isReady) ? now : null;
  return isReady(variant) ? now : (later[variant.id] ?? null);
}
