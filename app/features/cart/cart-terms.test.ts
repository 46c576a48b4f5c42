import { expect, test } from 'vitest';
import type { Env } from '~/platform/env.server';
import { storeOf } from '~/platform/stores/regions';
import { resolveMarket } from '~/platform/stores/resolve-market';
import type { CountryCode } from '~/platform/stores/codes';
import { assurances, missingToFree, termsText } from './cart-terms';
import { cartTerms } from './cart-terms.server';

const env = {
  DELIVERY_DAYS_HOME: [3, 5],
  DELIVERY_DAYS_ABROAD: [6, 12],
  DELIVERY_RATES: {
    NZ: { price: 25, freeFrom: 900 },
    JP: { price: 2400, days: [8, 14] },
    AU: { price: 5, freeFrom: 5 },
  },
} as unknown as Env;
const friday = Date.UTC(2026, 10, 20);

function termsIn(country: CountryCode, amount: number, returns: Partial<Env> = {}) {
  const market = resolveMarket(storeOf(country === 'US' ? 'us' : 'au'), { chosenCountry: country });
  const total = { amount, currency: market.currency };
  const terms = cartTerms({ env: { ...env, ...returns }, market }, total, friday);
  return { terms, missing: missingToFree(total, terms), text: termsText(total, terms) };
}

test.each([
  ['AU', 100, 'Includes taxes. Delivery to Australia is free.'],
  ['US', 100, 'Taxes are calculated at checkout. Delivery to the United States is free.'],
  ['GB', 100, 'Includes taxes. Delivery is calculated at checkout.'],
  ['CA', 100, 'Taxes and delivery are calculated at checkout.'],
  ['HK', 100, 'Taxes and delivery are calculated at checkout.'],
  // The page shows the delivery price next to this text.
  ['NZ', 899.99, 'Includes taxes.'],
  ['JP', 1, 'Includes taxes.'],
  ['NZ', 900, 'Includes taxes.'],
] as const)('in %s a bag of %d says: %s [R-169]', (country, amount, text) => {
  expect(termsIn(country, amount).text).toBe(text);
});

test.each([
  ['NZ', 780.1, { amount: 119.9, currency: 'NZD' }],
  ['NZ', 900, { amount: 0, currency: 'NZD' }],
  ['NZ', 1200, { amount: 0, currency: 'NZD' }],
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

const lamp = {};
const sample = { isSample: true } as const;
const finalSale = { returnable: false as const };
const giftCard = { requiresShipping: false as const };
const thirty = { RETURN_DAYS: 30, RETURN_FREE: false };
const free = { RETURN_DAYS: 30, RETURN_FREE: true };

test.each([
  ['NZ', 100, {}, [lamp], ['Delivery to New Zealand: NZD 25.00, free from NZD 900.00']],
  [
    'NZ',
    100,
    thirty,
    [lamp],
    ['30-day returns', 'Delivery to New Zealand: NZD 25.00, free from NZD 900.00'],
  ],
  // The bar above this text already shows that delivery is free.
  ['NZ', 900, free, [lamp], ['Free 30-day returns']],
  ['JP', 100, free, [lamp], ['Free 30-day returns', 'Delivery to Japan: JPY 2,400']],
  ['AU', 100, thirty, [lamp], ['30-day returns']],
  ['GB', 100, thirty, [giftCard, lamp], ['30-day returns']],
  ['GB', 100, {}, [lamp], []],
  ['GB', 100, thirty, [finalSale, lamp], ['30-day returns']],
  ['GB', 100, thirty, [finalSale], []],
  ['JP', 100, thirty, [sample, giftCard], ['Delivery to Japan: JPY 2,400']],
] as const)(
  'in %s, a bag of %d with %o says of %o: %j, and nothing that is not set [R-401]',
  (country, amount, returns, lines, words) => {
    const { terms } = termsIn(country, amount, returns);
    const sent = { amount, currency: 'any' };
    const plain = assurances({ sent, lines, terms }, 'en-AU').map((one) =>
      one.replaceAll('\u00a0', ' '),
    );
    expect(plain).toEqual(words);
    // A bag that is picked up.
    const returnWords = words.filter((one) => one.includes('returns'));
    expect(assurances({ sent: null, lines, terms }, 'en-AU')).toEqual(returnWords);
  },
);

test('a bag in a currency that the country does not have gets no price from the settings', () => {
  const market = resolveMarket(storeOf('au'), { chosenCountry: 'NZ' });
  const terms = cartTerms({ env, market }, { amount: 1, currency: 'USD' }, friday);
  expect([terms.price, terms.freeFrom]).toEqual([null, null]);
});
