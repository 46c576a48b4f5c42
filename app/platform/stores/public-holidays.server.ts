import holidays from './public-holidays.generated.json';
import type { Market } from './store';

/**
 * As yyyy-MM-dd, without weekends, in the store's own country and the shopper's. Countries outside the table (`npm run
 * holidays`) have none.
 */
export function publicHolidays({ store, country }: Market): ReadonlySet<string> {
  const home = store.regions.find((region) => region.default)?.country;
  const table: Partial<Record<string, string>> = holidays.countries;
  return new Set([home ?? country, country].flatMap((one) => table[one]?.split(' ') ?? []));
}
