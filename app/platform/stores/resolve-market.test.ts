import { expect, test } from 'vitest';
import { regionOfCountry, resolveMarket } from './resolve-market';
import { au, us } from './sample-stores';
import type { Store } from './store';

type Hints = Parameters<typeof resolveMarket>[1];

const marketOf = (hints: Hints, store: Store = au) => {
  const { region, country, currency } = resolveMarket(store, hints);
  return [region.name, country, currency];
};

test.each<[string, Hints, string[]]>([
  ['nothing', {}, ['Australia', 'AU', 'AUD']],
  ['the location', { geoCountry: 'JP' }, ['Japan', 'JP', 'JPY']],
  [
    'a choice, whatever the location',
    { chosenCountry: 'NZ', geoCountry: 'JP' },
    ['New Zealand', 'NZ', 'NZD'],
  ],
  [
    'a chosen currency, whatever the location',
    { currency: 'GBP', geoCountry: 'JP' },
    ['United Kingdom', 'GB', 'GBP'],
  ],
  [
    'a chosen country, whatever the currency',
    { chosenCountry: 'JP', currency: 'GBP' },
    ['Japan', 'JP', 'JPY'],
  ],
  ['a country of several that share a currency', { geoCountry: 'FR' }, ['Europe', 'FR', 'EUR']],
  [
    'such a currency, and the location is in its region',
    { currency: 'EUR', geoCountry: 'IE' },
    ['Europe', 'IE', 'EUR'],
  ],
  ['such a currency alone', { currency: 'EUR' }, ['Europe', 'DE', 'EUR']],
  ['a country that is not sold to', { geoCountry: 'BR' }, ['Australia', 'AU', 'AUD']],
  [
    'a currency that is not sold in',
    { currency: 'USD', geoCountry: 'NZ' },
    ['New Zealand', 'NZ', 'NZD'],
  ],
])('the market by %s [R-017] [R-021]', (_, hints, expected) =>
  expect(marketOf(hints)).toEqual(expected),
);

test('the default is the region that is marked, wherever it stands [R-018] [R-368]', () => {
  const store = { ...au, regions: [...au.regions].reverse() };
  expect(marketOf({}, store)).toEqual(['Australia', 'AU', 'AUD']);
});

test('a region of several countries names the one that stands for it [R-017]', () => {
  const regions = au.regions.map((region) =>
    region.currency === 'EUR' ? { ...region, fallbackCountry: 'IE' as const } : region,
  );
  expect(marketOf({ currency: 'EUR' }, { ...au, regions })).toEqual(['Europe', 'IE', 'EUR']);
});

test('a store has a region for the countries that it sells to, and for no other', () => {
  expect(regionOfCountry(au, 'IE')?.name).toBe('Europe');
  expect(regionOfCountry(us, 'IE')).toBeUndefined();
});
