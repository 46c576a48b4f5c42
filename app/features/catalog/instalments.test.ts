import { expect, test } from 'vitest';
import type { CountryCode, CurrencyCode } from '~/platform/stores/codes';
import { instalmentOf, instalmentPlanOf } from './instalments';

const plan = (country: CountryCode, currency: CurrencyCode, limit?: number) =>
  instalmentPlanOf({ country, currency }, limit);
const us = plan('US', 'USD')!;

test.each<[CountryCode, CurrencyCode, string | undefined, number | undefined]>([
  ['US', 'USD', 'Afterpay', 2000],
  ['AU', 'AUD', 'Afterpay', 2000],
  ['NZ', 'NZD', 'Afterpay', 2000],
  ['CA', 'CAD', 'Afterpay', 2000],
  ['GB', 'GBP', 'Clearpay', 1000],
  ['DE', 'EUR', undefined, undefined],
  ['JP', 'JPY', undefined, undefined],
  // A country that pays in another currency.
  ['GB', 'AUD', undefined, undefined],
])('in %s with %s it is %s up to %s', (country, currency, brand, limit) => {
  expect(plan(country, currency)?.brand).toBe(brand);
  expect(plan(country, currency)?.limit).toBe(limit);
});

test('a store’s own limit counts', () => expect(plan('GB', 'GBP', 400)?.limit).toBe(400));

test.each([
  [189, 47.25],
  [100, 25],
  [99.99, 25],
  [100.01, 25],
  // Half a cent rounds to even.
  [100.02, 25],
  [100.06, 25.02],
  [1.1, 0.28],
  [0.3 + 129.7, 32.5],
  [19.9, 4.98],
  [2000, 500],
  [1, 0.25],
])('a price of %d is four times %d', (amount, each) => {
  expect(instalmentOf({ amount, currency: 'USD' }, us)).toEqual({ amount: each, currency: 'USD' });
});

test.each([
  [2000.01, 'USD'],
  [0.99, 'USD'],
  [0, 'USD'],
  [Number.NaN, 'USD'],
  [100, 'AUD'],
])('for %d %s there is no plan', (amount, currency) => {
  expect(instalmentOf({ amount, currency }, us)).toBeNull();
});
