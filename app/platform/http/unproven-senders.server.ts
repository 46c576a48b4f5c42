/** Limits webhooks that aren't authenticated yet. The usual rate limits would refuse valid webhooks, too. */
import { networkOf } from './rate-limits.server';

/** The number of bodies that are being read, by network. */
export type UnprovenSenders = Map<string, number>;

const maxBodies = 16;

/** Returns undefined, without running `work` (reading a body), if the sender sends too many bodies at the same time. */
export async function whileAllowed<T>(
  reading: UnprovenSenders,
  address: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const sender = networkOf(address);
  const count = reading.get(sender) ?? 0;
  if (count >= maxBodies) return undefined;
  reading.set(sender, count + 1);
  try {
    return await work();
  } finally {
    const left = (reading.get(sender) ?? 1) - 1;
    if (left > 0) reading.set(sender, left);
    else reading.delete(sender);
  }
}
