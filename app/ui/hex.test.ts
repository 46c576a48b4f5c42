import { expect, test } from 'vitest';
import { parseHex, readHex } from './hex';

test('three digits are doubled, six are kept, in lower case [R-262]', () => {
  expect(parseHex('#Abc')).toBe('#aabbcc');
  expect(parseHex('C0FFEE')).toBe('#c0ffee');
});

test.each(['', '#12', '#12345', 'brass', '#ggg', 'url(x)'])(
  '%j is a bad hex [R-262] [V1.3.3]',
  (value) => {
    expect(() => parseHex(value)).toThrow('Bad Hex');
    expect(readHex(value)).toBeNull();
  },
);
