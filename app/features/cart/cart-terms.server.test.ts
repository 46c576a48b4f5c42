import { expect, test } from 'vitest';
import type { Env } from '~/platform/env.server';
import type { CountryCode } from '~/platform/stores/codes';
import { storeOf } from '~/platform/stores/regions';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { cartTerms } from './cart-terms.server';

const env = {
  DELIVERY_DAYS_HOME: [2, 3],
  DELIVERY_DAYS_ABROAD: [6, 12],
  DELIVERY_RATES: {},
} as unknown as Env;

function arrival(storeId: 'us' | 'au', country: CountryCode, ordered: string) {
  const market = resolveMarket(storeOf(storeId), { chosenCountry: country });
  const total = { amount: 1, currency: market.currency };
  const { from, to } = cartTerms({ env, market }, total, Date.parse(ordered));
  return [from, to];
}

test('no delivery is promised for Thanksgiving in the United States or Boxing Day in Australia', () => {
  expect(arrival('us', 'US', '2026-11-24T09:00Z')).toEqual(['2026-11-27', '2026-11-30']);
  expect(arrival('au', 'AU', '2026-11-24T09:00Z')).toEqual(['2026-11-26', '2026-11-27']);
  expect(arrival('au', 'AU', '2026-12-23T09:00Z')).toEqual(['2026-12-29', '2026-12-30']);
});

test('the days count from the day at the store’s home, not from that in UTC', () => {
  // Thursday evening in New York.
  expect(arrival('us', 'US', '2026-11-20T02:00Z')).toEqual(['2026-11-23', '2026-11-24']);
  // Saturday morning in Sydney.
  expect(arrival('au', 'AU', '2026-11-20T20:00Z')).toEqual(['2026-11-24', '2026-11-25']);
  // Sunday evening in New York, Monday in UTC.
  expect(arrival('us', 'US', '2026-11-16T03:00Z')).toEqual(['2026-11-17', '2026-11-18']);
});

test('holidays of most regions and each day of a long holiday count', () => {
  // Holidays: the UK's summer bank holiday, Victoria Day and Eid al-Adha.
  expect(arrival('au', 'GB', '2026-08-21T09:00Z')[0]).toBe('2026-09-01');
  expect(arrival('au', 'CA', '2026-05-11T09:00Z')[0]).toBe('2026-05-20');
  expect(arrival('au', 'AE', '2026-05-20T09:00Z')[0]).toBe('2026-06-02');
});

test('for deliveries abroad, the holidays of both countries count', () => {
  // Delayed by Christmas and Boxing Day in Australia.
  expect(arrival('au', 'JP', '2026-12-21T09:00Z')[0]).toBe('2026-12-31');
});
