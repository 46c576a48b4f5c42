/** Dates are days in UTC. */
import type { Context } from '~/platform/context.server';
import { availabilityOf, sentFrom } from './availability';
import { isSent, type Product, type Variant } from './product';

/** `later`: by variant id, for variants with a known ship date. */
export interface Deliveries {
  now: Delivery;
  later: Record<string, Delivery>;
}

export interface Delivery {
  /** '2026-11-25'. */
  from: string;
  to: string;
  free: boolean;
  /** 'Australia'. */
  destination: string;
}

const day = 86_400_000;
const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay());
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** `start` in ms; returns yyyy-MM-dd, as in `holidays`. */
export function workdayAfter(start: number, count: number, holidays: ReadonlySet<string>): string {
  let time = start;
  for (let left = count; left > 0;) {
    time += day;
    if (!isWeekend(time) && !holidays.has(isoDay(time))) left -= 1;
  }
  return isoDay(time);
}

/** 'Wed, Nov 25'. */
export const formatDay = (iso: string, locale: string, withYear = false): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(iso));

export interface DeliveryTerms {
  /** Minimum and maximum of working days. */
  days: [number, number];
  free: boolean;
  destination: string;
  /** yyyy-MM-dd, of the origin and the destination. */
  holidays: ReadonlySet<string>;
}

/** Countries that need an article: 'to the United States'. */
const withArticle = ['US', 'GB', 'AE'];

export function deliveryTerms(
  { env, market: { store, region, country } }: Pick<Context, 'env' | 'market'>,
  holidays: ReadonlySet<string>,
): DeliveryTerms {
  const home = store.regions.find((one) => one.default)?.country === country;
  const name = new Intl.DisplayNames([store.locale], { type: 'region' }).of(country) ?? region.name;
  return {
    days: home ? env.DELIVERY_DAYS_HOME : env.DELIVERY_DAYS_ABROAD,
    free: region.freeShipping,
    destination: withArticle.includes(country) ? `the ${name}` : name,
    holidays,
  };
}

/** `now` in ms since 1970. */
export const estimateDelivery = (
  now: number,
  { days: [soonest, latest], free, destination, holidays }: DeliveryTerms,
): Delivery => ({
  from: workdayAfter(now, soonest, holidays),
  to: workdayAfter(now, latest, holidays),
  free,
  destination,
});

export const estimateDeliveries = (
  now: number,
  variants: readonly Variant[],
  terms: DeliveryTerms,
): Deliveries => ({
  now: estimateDelivery(now, terms),
  later: Object.fromEntries(
    variants.flatMap((variant) => {
      const from = isSent(variant) && sentFrom(variant, now);
      return from ? [[variant.id, estimateDelivery(Date.parse(from), terms)]] : [];
    }),
  ),
});

/**
 * For the selected variant, or without one for items in stock. Null if the item can't be bought, isn't shipped, or has
 * no known ship date.
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
