import type { SeedShipping } from './types';

const dayMs = 86_400_000;
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the ship date of an order placed now, such as `2027-01-18`. */
export function shipDate(ships: SeedShipping, now: Date): string {
  if ('days' in ships) return dateOf(now.getTime() + ships.days * dayMs);
  const year = now.getUTCFullYear();
  const next = `${year}-${ships.day}`;
  return next > dateOf(now.getTime()) ? next : `${year + 1}-${ships.day}`;
}
