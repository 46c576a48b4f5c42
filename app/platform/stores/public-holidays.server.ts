import holidays from './public-holidays.generated.json';
import type { Market } from './store';

/** Weekday public holidays of the store's default country and the shopper's country, as yyyy-MM-dd. */
export function publicHolidays({ store, country }: Market): ReadonlySet<string> {
  const home = store.regions.find((region) => region.default)?.country;
  const table: Partial<Record<string, string>> = holidays.countries;
  return new Set([home ?? country, country].flatMap((one) => table[one]?.split(' ') ?? []));
}
