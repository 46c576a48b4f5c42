import { expect, test } from 'vitest';
import { looksLikeCode, otherWording, termsInstead, unknownWords } from './search-spelling';

const words = [
  'Pendant',
  'Wall light',
  'Cushion',
  'Shelf',
  'Shade',
  'Grey',
  'Tap',
  'Counter stool',
];
const plain = words.flatMap((name) => name.toLowerCase().split(' '));

test.each([
  ['gray', 'grey'],
  ['gray pillows', 'grey cushion'],
  ['faucets', 'tap'],
  ['lampshades', 'shade'],
  ['worktop', 'counter'],
  ['pendants', 'pendant'],
  ['Shelves', 'shelf'],
])('%s is %s in this catalog [R-116]', (term, wording) => {
  expect(otherWording(term, plain)).toBe(wording);
});

test('a word keeps its wording if the catalog has it, or has no other [R-116]', () => {
  for (const term of ['grey', 'tap', 'sofa', 'zzzz', 'glass', '']) {
    expect(otherWording(term, plain)).toBeNull();
  }
  expect(otherWording('gray', [])).toBeNull();
});

test('several misspelt words are corrected at once [R-116]', () => {
  expect(termsInstead('pendent lihgt', plain)).toContainEqual({
    term: 'pendant light',
    isSpelling: true,
  });
});

test('without a right spelling, the known words are tried, then the last of them [R-116]', () => {
  const terms = (term: string) => termsInstead(term, plain).map((one) => one.term);
  expect(terms('grey unicorn')).toEqual(['grey']);
  expect(terms('grey pendant')).toEqual(['pendant']);
  expect(terms('unicorn')).toEqual([]);
  expect(termsInstead('grey unicorn', plain)[0]!.isSpelling).toBe(false);
});

test('a word of the other English is no typo', () => {
  expect(termsInstead('gray', ['bray', 'tray'])).toEqual([]);
  expect(termsInstead('bench', ['perch'])).toEqual([]);
  expect(termsInstead('benches', ['perches'])).toEqual([]);
  expect(unknownWords('pendent zzzz', plain)).toEqual(['zzzz']);
});

test.each(['L10000-01', 'l10000', '4006381333931', 'AB/12.3'])('%s looks like a code', (term) => {
  expect(looksLikeCode(term)).toBe(true);
});

test.each(['lamp', 'lamp 3', '12', '', '--1', 'x'.repeat(50) + '1'])('%s does not', (term) => {
  expect(looksLikeCode(term)).toBe(false);
});
