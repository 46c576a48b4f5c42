/** When a parcel would arrive. Pure; dates are days in UTC. */

export interface Delivery {
  /** '2026-11-25'. */
  from: string;
  to: string;
  /** spec §9 "Free shipping". */
  free: boolean;
  /** 'Australia'. */
  place: string;
}

const day = 86_400_000;
const isWorkday = (time: number) => ![0, 6].includes(new Date(time).getUTCDay());
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The nth working day after a moment. */
export function workdayAfter(start: number, count: number): string {
  let time = start;
  for (let left = count; left > 0;) {
    time += day;
    if (isWorkday(time)) left -= 1;
  }
  return isoDay(time);
}

/** `days`: working days from the order to the door, at least and at most. */
export const estimateDelivery = (
  now: number,
  {
    days: [soonest, latest],
    free,
    place,
  }: { days: [number, number]; free: boolean; place: string },
): Delivery => ({ from: workdayAfter(now, soonest), to: workdayAfter(now, latest), free, place });
