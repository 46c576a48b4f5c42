import { expect, test } from 'vitest';
import { openEnds } from './filters';
import { readSearch, toTerm } from './search-words';

const read = (search: string) => {
  const { term, query } = readSearch(new URLSearchParams(search));
  return [term, query.filter.price];
};

test.each([
  ['black lamp under $200', 'black lamp', 200],
  ['Lamps below 99.50', 'Lamps', 99.5],
  ['up to £40 mug', 'mug', 40],
  ['rug less than $300 wool', 'rug wool', 300],
  ['lamp under $1,000', 'lamp', 1000],
  ['lamp under 5,000', 'lamp', 5000],
  ['rug up to ¥1,500,000 wool', 'rug wool', 1_500_000],
  ['under NZ$99.50 lamp', 'lamp', 99.5],
  ['under 200 € lamp', 'lamp', 200],
])('%s is %s up to %d [R-111]', (q, term, max) => {
  expect(read(new URLSearchParams({ q }).toString())).toEqual([term, { ...openEnds, max }]);
});

test.each([
  ...['under 200', 'shelf under 30 cm', 'lamp', 'under', '', 'pendant up to 1234567'],
  ...[
    'lamp under 2k',
    'lamp under $2k',
    'lamp under 100%',
    'lamp under $1,00',
    'lamp under $5,0000',
    'lamp under $50-100',
    'rug under 20€/m',
  ],
  ...['table up to 8 people', 'bulb up to 800 lumens', 'lamp under 3 kg', 'bulb up to 2700K'],
])('%s stays a term [R-111]', (q) => {
  expect(read(new URLSearchParams({ q }).toString())).toEqual([q, null]);
});

test('a cut inside a character leaves no half of it', () => {
  expect(toTerm(`${'a'.repeat(99)}\u{1F600}`)).toBe('a'.repeat(99));
  expect(toTerm(` ${'a'.repeat(98)}\u{1F600}b `)).toBe(`${'a'.repeat(98)}\u{1F600}`);
});

test('a price of the filter comes first [R-111]', () => {
  const range = { min: 10, max: 20 };
  expect(read('q=lamp+under+200&minPrice=10&maxPrice=20')).toEqual(['lamp', range]);
});
