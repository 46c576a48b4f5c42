import { expect, test } from 'vitest';
import { readPlace, writePlace } from './location';

test.each([
  ['NZ', { country: 'NZ' }],
  ['HK:Hong Kong', { country: 'HK', name: 'Hong Kong' }],
  ['CI:Côte d’Ivoire', { country: 'CI', name: 'Côte d’Ivoire' }],
])('%j is a place, and is written the same', (stored, place) => {
  expect(readPlace(stored)).toEqual(place);
  expect(writePlace(readPlace(stored)!)).toBe(stored);
});

test.each([undefined, '', 'XX', ':New Zealand', 'New Zealand', 'constructor'])(
  '%j is no place',
  (stored) => expect(readPlace(stored)).toBeUndefined(),
);

test.each(['<b>x</b>', '7', 'A', 'x'.repeat(60), 'New\nZealand', 'https://evil.example'])(
  '%j is no name of a country',
  (name) => expect(readPlace(`NZ:${name}`)).toEqual({ country: 'NZ' }),
);
