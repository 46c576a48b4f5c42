/**
 * Writes the main time zone of each country, and the holidays of all countries for this year and the next five. In the countries of `byRegion`, holidays of at
 * least half of the regions count too.
 */
import { writeFileSync } from 'node:fs';
import Holidays from 'date-holidays';
import { root } from './places';

const firstYear = new Date().getUTCFullYear();
const years = Array.from({ length: 6 }, (_, index) => firstYear + index);
const day = 86_400_000;

/** `date-holidays` has all regions of these countries. Of France, it has only the regions with additional holidays. */
const byRegion = ['AU', 'CA', 'DE', 'ES', 'GB', 'US'];

/** As yyyy-MM-dd. Some holidays, such as Eid al-Fitr, last several days. */
function daysOff(country: string, region = ''): Set<string> {
  const calendar = new Holidays(country, region, { types: ['public'] });
  return new Set(
    years
      .flatMap((year) => calendar.getHolidays(year))
      .flatMap(({ date, start, end }) => {
        const first = Date.parse(date.slice(0, 10));
        const length = Math.max(1, Math.floor((end.getTime() - start.getTime()) / day));
        return Array.from({ length }, (_, index) =>
          new Date(first + index * day).toISOString().slice(0, 10),
        );
      }),
  );
}

/** Holidays on weekdays, including some that aren't nationwide, such as Canada's Victoria Day. */
function usualDaysOff(country: string): string[] {
  const regions = byRegion.includes(country)
    ? Object.keys(new Holidays().getStates(country) ?? {})
    : [];
  const counts = new Map<string, number>();
  for (const region of regions)
    for (const date of daysOff(country, region)) counts.set(date, (counts.get(date) ?? 0) + 1);
  const usual = [...counts].flatMap(([date, count]) => (count * 2 >= regions.length ? date : []));
  return [...new Set([...daysOff(country), ...usual])]
    .filter((date) => ![0, 6].includes(new Date(date).getUTCDay()))
    .sort();
}

const table = Object.fromEntries(
  Object.keys(new Holidays().getCountries())
    .sort()
    .map((country) => [country, usualDaysOff(country).join(' ')]),
);
writeFileSync(
  `${root}app/platform/stores/public-holidays.generated.json`,
  JSON.stringify({ source: 'date-holidays, CC BY 3.0', countries: table }, null, 1) + '\n',
);

/** `date-holidays` lists a country's main time zone first. */
const zones = Object.fromEntries(
  Object.keys(table).flatMap((country) => {
    const [zone] = new Holidays(country).getTimezones();
    return zone ? [[country, zone]] : [];
  }),
);
writeFileSync(
  `${root}app/platform/stores/time-zones.generated.json`,
  JSON.stringify({ source: 'date-holidays, CC BY 3.0', countries: zones }, null, 1) + '\n',
);
