/**
 * `npm run holidays`: writes all countries' nationwide public holidays (npm package `date-holidays`) for this year and
 * the next five. Delivery estimates skip them.
 */
import { writeFileSync } from 'node:fs';
import Holidays from 'date-holidays';
import { root } from './places';

const firstYear = new Date().getUTCFullYear();
const years = Array.from({ length: 6 }, (_, index) => firstYear + index);

function daysOff(country: string): string[] {
  const calendar = new Holidays(country, { types: ['public'] });
  const days = years.flatMap((year) =>
    calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)),
  );
  return [...new Set(days)].filter((day) => ![0, 6].includes(new Date(day).getUTCDay())).sort();
}

const table = Object.fromEntries(
  Object.keys(new Holidays().getCountries())
    .sort()
    .map((country) => [country, daysOff(country).join(' ')]),
);
writeFileSync(
  `${root}app/platform/stores/public-holidays.generated.json`,
  JSON.stringify({ source: 'date-holidays, CC BY 3.0', countries: table }, null, 1) + '\n',
);
