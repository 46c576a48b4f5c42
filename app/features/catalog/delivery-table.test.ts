import { expect, test } from 'vitest';
import type { CountryCode } from '~/platform/stores/codes';
import { storeOf, stores } from '~/platform/stores/regions';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { deliveryTable } from './delivery-table';

const env = {
  DELIVERY_DAYS_HOME: [3, 5] as [number, number],
  DELIVERY_DAYS_ABROAD: [6, 12] as [number, number],
  DELIVERY_RATES: {
    NZ: { price: 25, freeFrom: 900 },
    DE: { price: 15, days: [4, 8] as [number, number] },
    FR: { price: 15, days: [4, 8] as [number, number] },
    AU: { price: 5 },
    US: { price: 5 },
  },
};

const tableIn = (store: string, country: CountryCode, siblings: string[] = []) =>
  deliveryTable(
    { env, market: resolveMarket(storeOf(store), { chosenCountry: country }) },
    siblings.map(storeOf),
  );

test('the table has each country of the store once, with its price in its currency [R-400]', () => {
  for (const { id, regions } of stores) {
    const { rows } = tableIn(id, regions[0]!.country);
    const names = rows.flatMap(({ countries }) => countries);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(regions.flatMap(({ countries }) => countries).length);
  }
  const { rows, own } = tableIn('au', 'NZ');
  expect(own).toMatchObject({ destination: 'New Zealand', price: { amount: 25, currency: 'NZD' } });
  expect(rows.slice(0, 3)).toEqual([
    { countries: ['Australia'], free: true, price: null, freeFrom: null, days: [3, 5], own: false },
    {
      countries: ['New Zealand'],
      ...{ free: false, own: true, days: [6, 12] },
      price: { amount: 25, currency: 'NZD' },
      freeFrom: { amount: 900, currency: 'NZD' },
    },
    { countries: ['Canada'], free: false, price: null, freeFrom: null, days: [6, 12], own: false },
  ]);
});

test('countries of a region share a row where their terms are the same [R-400]', () => {
  const [rest, dear, ...others] = tableIn('au', 'FR').rows.slice(-2);
  expect(others).toEqual([]);
  expect(rest).toMatchObject({ price: null, own: false });
  expect(rest!.countries).toHaveLength(19);
  expect(rest!.countries.slice(0, 3)).toEqual(['Andorra', 'Austria', 'Belgium']);
  expect(dear).toMatchObject({
    countries: ['France', 'Germany'],
    price: { amount: 15, currency: 'EUR' },
    days: [4, 8],
    own: true,
  });
});

test('delivery stays free in Australia and the United States, whatever the rates say [R-020]', () => {
  for (const { rows } of [tableIn('us', 'US'), tableIn('anz', 'NZ')])
    expect(rows[0]).toMatchObject({ free: true, price: null, freeFrom: null });
});

test('countries of other stores are named without a price, each once [R-400]', () => {
  const { rows, elsewhere } = tableIn('us', 'US', ['us', 'au']);
  expect(elsewhere).toContain('New Zealand');
  expect(elsewhere).toContain('the United Kingdom');
  expect(elsewhere).not.toContain('the United States');
  expect(new Set(elsewhere).size).toBe(elsewhere.length);
  expect(rows.flatMap(({ countries }) => countries)).not.toContain('New Zealand');
  expect(tableIn('au', 'AU', ['au']).elsewhere).toEqual([]);
});
