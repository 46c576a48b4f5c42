import holidays from './public-holidays.generated.json';
import { defaultRegion } from './resolve-market';
import type { Market } from './store';

/** Weekday public holidays of the store's default country and the shopper's country, as yyyy-MM-dd. */
export function publicHolidays({ store, country }: Market): ReadonlySet<string> {
  const table: Partial<Record<string, string>> = holidays.countries;
  return new Set(
    [defaultRegion(store).country, country].flatMap((one) => table[one]?.split(' ') ?? []),
  );
}
