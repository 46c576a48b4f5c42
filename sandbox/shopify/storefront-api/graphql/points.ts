import { readValue, writeValue } from '../../../world/key-values';
import type { World } from '../../../world/world';

/** Bucket size and points restored per second. */
export type Allowance = { most: number; restoreRate: number };

export type ThrottleStatus = {
  maximumAvailable: number;
  currentlyAvailable: number;
  restoreRate: number;
};

/** Returns the buyer's new status; null, without deduction, if the buyer has too few points. */
export function spend(
  { sql, now }: World,
  { whose, cost }: { whose: string; cost: number },
  { most, restoreRate }: Allowance,
): ThrottleStatus | null {
  const key = `points ${whose}`;
  const [left = most, since = 0] = (readValue(sql, key) ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  const at = now().getTime();
  const available = Math.min(most, left + (Math.max(0, at - since) / 1000) * restoreRate);
  if (cost > available) return null;
  writeValue(sql, key, `${available - cost} ${at}`);
  const currentlyAvailable = Math.floor(available - cost);
  return { maximumAvailable: most, currentlyAvailable, restoreRate };
}
