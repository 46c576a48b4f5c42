import { defaultRegion } from './resolve-market';
import type { Market, Store } from './store';
import mainZones from './time-zones.generated.json';

/** The store's time zone or, by default, its default country's. */
function timeZoneOf({ timeZone, regions }: Pick<Store, 'timeZone' | 'regions'>): string {
  const zones: Partial<Record<string, string>> = mainZones.countries;
  return timeZone ?? zones[defaultRegion({ regions }).country] ?? 'UTC';
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // This locale writes yyyy-MM-dd.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts });
  formats.set(timeZone, format);
  return format;
}

/** The calendar day at the store's home, as yyyy-MM-dd. `time` is in ms since 1970. */
export const localDay = (store: Pick<Store, 'timeZone' | 'regions'>, time: number): string =>
  formatIn(timeZoneOf(store)).format(time);

/** The same for a time in ISO 8601. */
export const localDayOf = ({ market }: { market: Pick<Market, 'store'> }, time: string): string =>
  localDay(market.store, Date.parse(time));
