import holidays from './public-holidays.generated.json';
import type { Market } from './store';

/**
 * Public holidays as yyyy-MM-dd, in the store's own country and in the shopper's. Without those on weekends, and without
 * any of a country that the table does not have: see `npm run holidays`.
 */
export function publicHolidays({ store, country }: Market): ReadonlySet<string> {
  const home = store.regions.find((region) => region.default)?.country;
  const table: Partial<Record<string, string>> = holidays.countries;
  return new Set([home ?? country, country].flatMap((one) => table[one]?.split(' ') ?? []));
}
