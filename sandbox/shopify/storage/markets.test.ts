import { expect, test } from 'vitest';
import { currencyOf, marketCountries } from './markets';

test('a country without a market falls back to the primary one', () => {
  expect(currencyOf('jp')).toBe('JPY');
  expect(currencyOf('SK')).toBe('EUR');
  expect(currencyOf('BR')).toBe('USD');
  expect(currencyOf('ZZ')).toBe('USD');
});

test('every country has one market, the primary one first', () => {
  const codes = marketCountries.map(({ isoCode }) => isoCode);
  expect(codes).toEqual([...new Set(codes)]);
  expect(marketCountries[0]).toEqual({ isoCode: 'US', name: 'United States', currency: 'USD' });
});
