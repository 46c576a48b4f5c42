import { expect, test } from 'vitest';
import { marketCountries } from '../storage/markets';
import { taxRates } from './rates';
import { addedTax, laterWithTax, taxesOn, taxTotal } from './taxes';

const on = (country: string, province = '', more: object = {}) =>
  taxesOn({ goods: 10_000, delivery: 1000, currency: 'USD', ...more }, { country, province });

test('states add their tax, by name or code; some don’t tax delivery, some have no tax', () => {
  expect(on('US', 'New York')).toEqual({
    included: false,
    lines: [{ title: 'NY State Tax', percent: 4, amount: 440 }],
  });
  expect(on('US', 'ca').lines).toMatchObject([{ amount: 725 }]);
  for (const none of ['Oregon', 'MT', 'NH', 'DE', 'AK', '', 'Bavaria'])
    expect(on('US', none)).toEqual({ included: false, lines: [] });
});

test('a province adds its tax to the federal one, or replaces it', () => {
  const of = (province: string) =>
    on('CA', province).lines.map(({ title, amount }) => [title, amount]);
  expect(of('Quebec')).toEqual([
    ['GST', 550],
    ['QST', 1097],
  ]);
  expect(of('Ontario')).toEqual([['HST', 1430]]);
  for (const federal of ['Alberta', 'New York']) expect(of(federal)).toEqual([['GST', 550]]);
});

test('elsewhere the price includes the tax; Hong Kong has none', () => {
  const british = on('GB');
  expect(british).toMatchObject({ included: true, lines: [{ title: 'VAT', amount: 1833 }] });
  expect([taxTotal(british), addedTax(british)]).toEqual([1833, 0]);
  expect(on('HK')).toEqual({ included: true, lines: [] });
  expect(on('JP', 'Tokyo', { currency: 'JPY' }).lines).toMatchObject([{ amount: 1000 }]);
});

test('the part that is charged later has its share of the tax', () => {
  const taxes = on('US', 'New York', { delivery: 0 });
  expect([0, 2500, 10_000].map((later) => laterWithTax(later, 10_000, taxes))).toEqual([
    0, 2600, 10_400,
  ]);
});

test('all market countries but Hong Kong have a rate', () => {
  const without = marketCountries.filter(
    ({ isoCode }) => isoCode !== 'US' && taxRates({ country: isoCode, province: '' }).length === 0,
  );
  expect(without.map(({ isoCode }) => isoCode)).toEqual(['HK']);
});
