/** Limits webhook senders that failed to authenticate. The usual rate limits would also count valid webhooks. */
import { networkOf } from './rate-limits.server';

export interface UnprovenSenders {
  reading: Map<string, number>;
  /** End of each network's block, in ms since 1970. */
  barredUntil: Map<string, number>;
}

export const openUnprovenSenders = (): UnprovenSenders => ({
  reading: new Map(),
  barredUntil: new Map(),
});

const maxBodies = 16;
const barredMs = 60_000;
const maxBarred = 1_000;

/**
 * Returns undefined, without running `work` (reading a body), if the sender is blocked or sends too many bodies at the
 * same time.
 */
export async function whileAllowed<T>(
  { reading, barredUntil }: UnprovenSenders,
  address: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const sender = networkOf(address);
  const count = reading.get(sender) ?? 0;
  if (count >= maxBodies || (barredUntil.get(sender) ?? 0) > Date.now()) return undefined;
  reading.set(sender, count + 1);
  try {
    return await work();
  } finally {
    const left = (reading.get(sender) ?? 1) - 1;
    if (left > 0) reading.set(sender, left);
    else reading.delete(sender);
  }
}

export function bar({ barredUntil }: UnprovenSenders, address: string): void {
  const sender = networkOf(address);
  barredUntil.delete(sender);
  barredUntil.set(sender, Date.now() + barredMs);
  const [oldest] = barredUntil.keys();
  if (barredUntil.size > maxBarred && oldest !== undefined) barredUntil.delete(oldest);
}
