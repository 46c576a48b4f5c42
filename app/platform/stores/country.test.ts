import { expect, test } from 'vitest';
import { countryOf } from './country';

test.each([
  ['NZ', 'NZ'],
  ['nz', 'NZ'],
  ['UK', 'GB'],
])('%s is the country %s', (text, country) => {
  expect(countryOf(text)).toBe(country);
});

test.each(['XX', 'T1', 'AP', 'EU', 'ZZ', 'UN', 'EZ', 'QO', 'XA', 'XB', 'xx', 'QQ'])(
  '%s stands for no country',
  (code) => {
    expect(countryOf(code)).toBeUndefined();
  },
);

test.each([undefined, null, 64, ['NZ'], { toString: () => 'NZ' }, '', 'N', 'NZL', ' NZ', 'N1'])(
  '%s is none',
  (value) => {
    expect(countryOf(value)).toBeUndefined();
  },
);
