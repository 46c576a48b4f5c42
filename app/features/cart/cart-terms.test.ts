import { expect, test } from 'vitest';
import type { Env } from '~/platform/env.server';
import { storeOf } from '~/platform/stores/regions';
import { resolveMarket } from '~/platform/stores/resolve-market';
import type { CountryCode } from '~/platform/stores/codes';
import { missingToFree, termsText } from './cart-terms';
import { cartTerms } from './cart-terms.server';

const env = {
  DELIVERY_DAYS_HOME: [3, 5],
  DELIVERY_DAYS_ABROAD: [6, 12],
  FREE_DELIVERY_FROM: { NZD: 900, AUD: 5 },
} as unknown as Env;
const friday = Date.UTC(2026, 10, 20);

function termsIn(country: CountryCode, amount: number) {
  const market = resolveMarket(storeOf(country === 'US' ? 'us' : 'au'), { chosenCountry: country });
  const total = { amount, currency: market.currency };
  const terms = cartTerms({ env, market }, total, friday);
  return { terms, missing: missingToFree(total, terms), text: termsText(total, terms) };
}

test.each([
  ['AU', 100, 'Includes taxes. Delivery to Australia is free.'],
  ['US', 100, 'Taxes are calculated at checkout. Delivery to the United States is free.'],
  ['GB', 100, 'Includes taxes. Delivery is calculated at checkout.'],
  ['CA', 100, 'Taxes and delivery are calculated at checkout.'],
  ['HK', 100, 'Taxes and delivery are calculated at checkout.'],
  ['NZ', 899.99, 'Includes taxes. Delivery is calculated at checkout.'],
  ['NZ', 900, 'Includes taxes.'],
] as const)('in %s a bag of %d says: %s [R-169]', (country, amount, text) => {
  expect(termsIn(country, amount).text).toBe(text);
});

test.each([
  ['NZ', 780.1, { amount: 119.9, currency: 'NZD' }],
  ['NZ', 900, { amount: 0, currency: 'NZD' }],
  ['NZ', 1200, { amount: 0, currency: 'NZD' }],
  // Without a total, and where delivery is always free.
  ['GB', 100, null],
  ['AU', 1, null],
] as const)(
  'in %s, a bag of %d needs this much more for free delivery: %j [R-170]',
  (country, amount, missing) => {
    expect(termsIn(country, amount).missing).toEqual(missing);
  },
);

test.each([
  ['AU', 'Includes taxes.'],
  ['US', 'Taxes are calculated at checkout.'],
  ['NZ', 'Includes taxes.'],
] as const)(
  'in %s, a bag with nothing to ship has no delivery terms: %s [R-206]',
  (country, text) => {
    const { terms } = termsIn(country, 1);
    expect(termsText(null, terms)).toBe(text);
    expect(missingToFree(null, terms)).toBeNull();
  },
);

test('delivery is estimated for the country of the bag [R-171]', () => {
  expect(termsIn('AU', 1).terms).toMatchObject({ from: '2026-11-25', to: '2026-11-27' });
  expect(termsIn('NZ', 1).terms).toMatchObject({ destination: 'New Zealand', from: '2026-11-30' });
});
