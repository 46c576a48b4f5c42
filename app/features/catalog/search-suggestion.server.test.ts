import { expect, test } from 'vitest';
import { correctSpelling, editDistance, replaceSynonyms } from './search-spelling';
import { readSynonyms } from './search-suggestion.server';

const synonyms = readSynonyms({
  search_synonyms: [
    { words: 'chandelier, ceiling light', instead: 'pendant' },
    { words: 'Light', instead: 'lamp' },
    { words: '', instead: 'nothing' },
    { words: 'lonely', instead: null },
  ],
});

test('the operator’s synonyms replace search words, ignoring case and accents', () => {
  expect(replaceSynonyms('Chandelier', synonyms)).toBe('pendant');
  expect(replaceSynonyms('brass  CHÁNDELIER', synonyms)).toBe('brass pendant');
  expect(replaceSynonyms('vase', synonyms)).toBeNull();
  expect(replaceSynonyms('chandeliers', synonyms)).toBeNull();
});

test('the longest expression wins', () => {
  expect(replaceSynonyms('ceiling light', synonyms)).toBe('pendant');
  expect(replaceSynonyms('desk light', synonyms)).toBe('desk lamp');
});

test('a theme without synonyms, or with nonsense in their place, has none', () => {
  for (const data of [{}, { search_synonyms: 'x' }, { search_synonyms: [1] }]) {
    expect(readSynonyms(data)).toEqual([]);
  }
});

test('distance counts letters added, dropped, changed and swapped', () => {
  expect(editDistance('lamp', 'lamp')).toBe(0);
  expect(editDistance('lamp', 'lmap')).toBe(1);
  expect(editDistance('pendent', 'pendant')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
});

test('a misspelt word becomes the nearest known one, and the others stay', () => {
  const titles = ['Halden Pendant', 'Arden Mirror'];
  expect(correctSpelling('pendnat', titles)).toBe('pendant');
  expect(correctSpelling('brass miror', titles)).toBe('brass mirror');
  expect(correctSpelling('pendant', titles)).toBeNull();
  expect(correctSpelling('xyzzy', titles)).toBeNull();
  expect(correctSpelling('', titles)).toBeNull();
});
