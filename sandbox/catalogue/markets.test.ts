import { expect, test } from 'vitest';
import { currencyOf, marketCountries } from './markets';

test('a country without a market falls back to the primary one', () => {
  expect(currencyOf('jp')).toBe('JPY');
  expect(currencyOf('SK')).toBe('EUR');
  expect(currencyOf('BR')).toBe('USD');
  expect(currencyOf('ZZ')).toBe('USD');
});

test('thirty-one countries have a market', () => {
  expect(marketCountries).toHaveLength(31);
  expect(marketCountries[0]).toEqual({ isoCode: 'US', name: 'United States', currency: 'USD' });
});
