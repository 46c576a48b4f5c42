/** Estimated delivery. Pure; dates are days in UTC. */

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
