import { readValue, writeValue } from '../../world/key-values';
import type { World } from '../../world/world';

/** Points that a customer may use up at once, and how many come back each second, as documented. */
const most = 7500;
const restoreRate = 100;

export type ThrottleStatus = {
  maximumAvailable: number;
  currentlyAvailable: number;
  restoreRate: number;
};

/** Takes the cost of a request off a customer's points; null when there are too few left. */
export function spend(
  { sql, now }: World,
  customerId: number,
  cost: number,
): ThrottleStatus | null {
  const key = `account_points ${customerId}`;
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
