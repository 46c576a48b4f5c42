import { expect, test } from 'vitest';
import { foldText, formsOf, wordsOf } from './text';

test('case, accents and white space do not count', () => {
  expect(foldText('  Crème   BRÛLÉE ')).toBe('creme brulee');
});

test('everything but letters and digits separates words', () => {
  expect(wordsOf('Colour~Aged-Brass / 30 cm')).toEqual(['colour', 'aged', 'brass', '30', 'cm']);
  expect(wordsOf('"(*)')).toEqual([]);
});

test.each([
  ['pendants', ['pendants', 'pendant']],
  ['benches', ['benches', 'benche', 'bench']],
  ['glasses', ['glasses', 'glasse', 'glass']],
  ['shelves', ['shelves', 'shelve', 'shelf']],
  ['berries', ['berries', 'berrie', 'berry']],
  ['glass', ['glass']],
  ['is', ['is']],
  ['brass', ['brass']],
  ['oak', ['oak']],
])('the forms of %s [R-112]', (word, forms) => {
  expect(formsOf(word)).toEqual(forms);
});
