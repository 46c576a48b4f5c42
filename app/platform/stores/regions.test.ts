import { expect, test } from 'vitest';
import { europeCountries } from './codes';
import { groupOf, siblingsOf, storeOf, stores } from './regions';
import type { Store } from './store';

const storeIds = stores.map(({ id }) => id);
const idsOf = (list: readonly Store[]) => list.map(({ id }) => id);

const currenciesOf = ({ regions }: Store) =>
  regions.map(({ name, currency, currencySymbol }) => `${name} ${currency} ${currencySymbol}`);
const countriesOf = ({ regions }: Store) => regions.flatMap(({ countries }) => countries);
const defaultOf = ({ regions }: Store) =>
  regions.filter((region) => region.default).map(({ country, currency }) => [country, currency]);

const elsewhere = [
  'Canada CAD $',
  'United Kingdom GBP £',
  'Japan JPY ¥',
  'Singapore SGD $',
  'Hong Kong HKD $',
  'United Arab Emirates AED AED',
  'Mexico MXN $',
  'Europe EUR €',
];

test('preset A has a store for the United States and one for all other countries [R-014] [R-016]', () => {
  expect(idsOf(groupOf('us'))).toEqual(['us', 'au']);
  expect(currenciesOf(storeOf('us'))).toEqual(['United States USD $']);
  expect(currenciesOf(storeOf('au'))).toEqual([
    'Australia AUD $',
    'New Zealand NZD $',
    ...elsewhere,
  ]);
});

test('preset B has a global store, and one that Australia and New Zealand share with the others [R-015] [R-016]', () => {
  expect(idsOf(groupOf('anz'))).toEqual(['global', 'anz']);
  expect(currenciesOf(storeOf('global'))).toEqual(['United States USD $', ...elsewhere]);
  expect(countriesOf(storeOf('anz')).toSorted()).toEqual(
    ['AU', 'NZ', 'CA', 'GB', 'JP', 'SG', 'HK', 'AE', 'MX', ...europeCountries].toSorted(),
  );
});

test('the United States or Australia is the one default of a store [R-015] [R-018]', () => {
  const defaults = Object.fromEntries(storeIds.map((id) => [id, defaultOf(storeOf(id))]));
  const [american, australian] = [[['US', 'USD']], [['AU', 'AUD']]];
  expect(defaults).toEqual({ us: american, global: american, au: australian, anz: australian });
});

test('Europe is 21 countries with one currency, for which Germany stands [R-017]', () => {
  const codes = 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK';
  expect(europeCountries).toEqual(codes.split(' '));
  for (const id of ['au', 'global', 'anz'] as const) {
    const europe = storeOf(id).regions.find(({ name }) => name === 'Europe');
    expect(europe).toMatchObject({ countries: codes.split(' '), fallbackCountry: 'DE' });
  }
});

test('delivery is free only in Australia and the United States [R-020]', () => {
  for (const { country, freeShipping } of storeIds.flatMap((id) => storeOf(id).regions))
    expect([country, freeShipping]).toEqual([country, country === 'AU' || country === 'US']);
});

test('the US and the global store read American English, the others British [R-019]', () => {
  const languages = storeIds.map((id) => [id, storeOf(id).contentLanguage]);
  expect(Object.fromEntries(languages)).toEqual({
    us: 'en-us',
    global: 'en-us',
    au: 'en-gb',
    anz: 'en-gb',
  });
});

test('a store leads to the siblings whose addresses it has, and alone to none [R-035]', () => {
  const urls = { us: 'https://us.example', au: 'https://au.example' };
  expect(idsOf(siblingsOf({ STORE: 'au', STORE_URLS: urls }))).toEqual(['us', 'au']);
  expect(idsOf(siblingsOf({ STORE: 'au', STORE_URLS: { au: urls.au } }))).toEqual(['au']);
  expect(idsOf(siblingsOf({ STORE: 'au', STORE_URLS: {} }))).toEqual(['au']);
});

test('a store that is not in the table is named, with those that are [R-034]', () => {
  expect(() => storeOf('moon')).toThrow("app/stores.ts has no store 'moon': us, au, global, anz");
});
