import { expect, test } from 'vitest';
import { sizeTerm } from './option-names';
import { variantWords as wordsIn } from './variant-words';

const variantWords = (line: Parameters<typeof wordsIn>[0]) => wordsIn(line, 'en-AU');
const named = (...names: string[]) => sizeTerm(names.map((name) => ({ name })));

test('each option of a line has its own name, next to the finish', () => {
  const line = { colour: 'Aged brass', size: 'Small / Black', sizeTerm: named('Size', 'Cable') };
  expect(variantWords(line)).toEqual(['Finish: Aged brass', 'Size: Small · Cable: Black']);
  expect(variantWords({ ...line, size: '45 cm', sizeTerm: named('Length') })).toEqual([
    'Finish: Aged brass',
    'Length: 45 cm',
  ]);
});

test('a line without options or finish says nothing about them', () => {
  expect(named('Title')).toBe('Size');
  const line = { colour: 'One Colour', size: 'One Size', sizeTerm: named('Title') };
  expect(variantWords(line)).toEqual([]);
  expect(variantWords({ colour: null, size: null })).toEqual([]);
});

test('words and lengths are those of the United States there', () => {
  const line = { colour: null, size: 'Red / 45 cm', sizeTerm: 'Colour / Length' };
  expect(wordsIn(line, 'en-US')).toEqual(['Color: Red · Length: 18 in (45 cm)']);
});

test('a sample’s finish is its option', () => {
  const sample = { colour: 'Oak', size: 'Oak', sizeTerm: named('Finish') };
  expect(variantWords(sample)).toEqual(['Finish: Oak']);
});

test('a size stays as it is if it doesn’t fit the options any more', () => {
  const line = { colour: null, size: 'Small / Black' };
  expect(variantWords({ ...line, sizeTerm: named('Size') })).toEqual(['Size: Small / Black']);
  expect(variantWords({ ...line, sizeTerm: named('Size', 'Cable', 'Plug') })).toEqual([
    'Size: Small / Black',
  ]);
  expect(variantWords({ ...line, size: '1/2 in', sizeTerm: named('Size') })).toEqual([
    'Size: 1/2 in',
  ]);
});
