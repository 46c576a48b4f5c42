/** Estimated delivery. Pure; dates are days in UTC. */
import type { Context } from '~/platform/context.server';
import { availabilityOf, sentFrom } from './availability';
import { isSent, type Product, type Variant } from './product';

/** Estimated delivery of what can be sent now, and of variants (by id) that are sent from a known day on. */
export interface Deliveries {
  now: Delivery;
  later: Record<string, Delivery>;
}

export interface Delivery {
  /** '2026-11-25'. */
  from: string;
  to: string;
  /** True where the market's shipping is free. */
  free: boolean;
  /** 'Australia'. */
  destination: string;
}

const day = 86_400_000;
const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay());
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The nth working day after a time in ms, as yyyy-MM-dd; `holidays` in the same form. */
export function workdayAfter(start: number, count: number, holidays: ReadonlySet<string>): string {
  let time = start;
  for (let left = count; left > 0;) {
    time += day;
    if (!isWeekend(time) && !holidays.has(isoDay(time))) left -= 1;
  }
  return isoDay(time);
}

/** 'Wed, Nov 25' for such a day. */
export const formatDay = (iso: string, locale: string, withYear = false): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(iso));

export interface DeliveryTerms {
  /** Minimum and maximum of working days from order to delivery. */
  days: [number, number];
  free: boolean;
  destination: string;
  /** Public holidays as yyyy-MM-dd, where parcels are sent from and where they arrive. */
  holidays: ReadonlySet<string>;
}

/** Countries whose names texts use with an article: 'to the United States'. */
const withArticle = ['US', 'GB', 'AE'];

/** How long delivery to the market's country takes, in working days, and whether it is free. */
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

/** Delivery of what is ordered at `now`, in ms since 1970. */
export const estimateDelivery = (
  now: number,
  { days: [soonest, latest], free, destination, holidays }: DeliveryTerms,
): Delivery => ({
  from: workdayAfter(now, soonest, holidays),
  to: workdayAfter(now, latest, holidays),
  free,
  destination,
});

/** For all variants of a product. */
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
 * When the selected variant arrives, or without one what is in stock; null for what cannot be bought or is not sent, and
 * for what is sent nobody knows when.
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
