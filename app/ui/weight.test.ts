import { expect, test } from 'vitest';
import { weightInWords } from './weight';

test.each([
  [850, '850 g'],
  [999, '999 g'],
  [1000, '1 kg'],
  [1250, '1.25 kg'],
  [1_234_567, '1,234.57 kg'],
])('%s g are %j in metric stores', (grams, words) =>
  expect([weightInWords(grams, 'en-AU'), weightInWords(grams, 'en-GB')]).toEqual([words, words]),
);

test.each([
  [10, '0.4 oz'],
  [85, '3 oz'],
  [440, '1 lb'],
  [453.59237, '1 lb'],
  [1000, '2.2 lb'],
  [12_000, '26.5 lb'],
])('%s g are %j in the US store', (grams, words) =>
  expect(weightInWords(grams, 'en-US')).toBe(words),
);
