/**
 * What senders may cost that have not shown yet who they are: how many bodies of each are read at a time, and whether
 * any is. In the memory of an isolate, because a rate limit can only be asked by counting, and good ones do not count.
 */
import { networkOf } from './rate-limits.server';

export interface UnprovenSenders {
  /** Bodies being read, by network. */
  reading: Map<string, number>;
  /** Until when nothing of a network is read; in ms since 1970. */
  barredUntil: Map<string, number>;
}

export const openUnprovenSenders = (): UnprovenSenders => ({
  reading: new Map(),
  barredUntil: new Map(),
});

/** A service that tells of many changes has some under way at the same time. */
const mostBodies = 16;
const barredMs = 60_000;
/** Networks that are remembered. */
const mostBarred = 1_000;

/** Runs `work`, which reads a body; undefined, with nothing read, when the sender has too many under way or is barred. */
export async function whileAllowed<T>(
  { reading, barredUntil }: UnprovenSenders,
  address: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const sender = networkOf(address);
  const count = reading.get(sender) ?? 0;
  if (count >= mostBodies || (barredUntil.get(sender) ?? 0) > Date.now()) return undefined;
  reading.set(sender, count + 1);
  try {
    return await work();
  } finally {
    const left = (reading.get(sender) ?? 1) - 1;
    if (left > 0) reading.set(sender, left);
    else reading.delete(sender);
  }
}

/** Has nothing of a sender read for a minute. */
export function bar({ barredUntil }: UnprovenSenders, address: string): void {
  const sender = networkOf(address);
  barredUntil.delete(sender);
  barredUntil.set(sender, Date.now() + barredMs);
  const [oldest] = barredUntil.keys();
  if (barredUntil.size > mostBarred && oldest !== undefined) barredUntil.delete(oldest);
}
