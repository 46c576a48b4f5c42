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

/** Working days from the order to the door: inside the store's own country, and from there to the world. */
const workingDays = { home: [3, 5], abroad: [6, 12] } as const;

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

/** `home`: the market is the store's own country. */
export function estimateDelivery(
  now: number,
  { home, free, place }: { home: boolean; free: boolean; place: string },
): Delivery {
  const [soonest, latest] = home ? workingDays.home : workingDays.abroad;
  return { from: workdayAfter(now, soonest), to: workdayAfter(now, latest), free, place };
}
