import { expect, test } from 'vitest';
import { foldText, wordsOf } from './text';

test('case, accents and white space do not count', () => {
  expect(foldText('  Crème   BRÛLÉE ')).toBe('creme brulee');
});

test('everything but letters and digits separates words', () => {
  expect(wordsOf('Colour~Aged-Brass / 30 cm')).toEqual(['colour', 'aged', 'brass', '30', 'cm']);
  expect(wordsOf('"(*)')).toEqual([]);
});
