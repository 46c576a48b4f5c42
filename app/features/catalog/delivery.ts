/** Estimated delivery. Pure; dates are days in UTC. */
import { availabilityOf, sentFrom } from './availability';
import type { Product, Variant } from './product';

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
const isWorkday = (time: number) => ![0, 6].includes(new Date(time).getUTCDay());
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The nth working day after a time in ms, as yyyy-MM-dd. */
export function workdayAfter(start: number, count: number): string {
  let time = start;
  for (let left = count; left > 0;) {
    time += day;
    if (isWorkday(time)) left -= 1;
  }
  return isoDay(time);
}

/** `days`: minimum and maximum of working days from order to delivery. */
export const estimateDelivery = (
  now: number,
  {
    days: [soonest, latest],
    free,
    destination,
  }: { days: [number, number]; free: boolean; destination: string },
): Delivery => ({
  from: workdayAfter(now, soonest),
  to: workdayAfter(now, latest),
  free,
  destination,
});

type Terms = Parameters<typeof estimateDelivery>[1];

/** For all variants of a product. */
export const estimateDeliveries = (
  now: number,
  variants: readonly Variant[],
  terms: Terms,
): Deliveries => ({
  now: estimateDelivery(now, terms),
  later: Object.fromEntries(
    variants.flatMap((variant) => {
      const from = sentFrom(variant, now);
      return from ? [[variant.id, estimateDelivery(Date.parse(from), terms)]] : [];
    }),
  ),
});

/**
 * When the selected variant arrives, or without one what is in stock; null for what cannot be bought, and for what is
 * sent nobody knows when.
 */
export function deliveryOf(
  { variants }: Pick<Product, 'variants'>,
  variant: Variant | null,
  { now, later }: Deliveries,
): Delivery | null {
  const isReady = (one: Variant) => {
    const { button, message } = availabilityOf(one);
    return button === 'add' && !message;
  };
  if (!variant) return variants.some(isReady) ? now : null;
  return isReady(variant) ? now : (later[variant.id] ?? null);
}
