import { expect, test } from 'vitest';
import { firstSentences, summaryOf } from './summary';

const lamp = {
  seo: { title: null, description: null },
  descriptionText: 'A small bell with a long neck.',
  title: 'Brae Pendant',
  finish: 'Nickel',
  vendor: 'Lintel',
};

test('the text for search engines comes first, then the description, then the name', () => {
  const own = { title: null, description: ' A bell of a lamp. ' };
  expect(summaryOf({ ...lamp, seo: own })).toBe('A bell of a lamp.');
  expect(summaryOf(lamp)).toBe('A small bell with a long neck.');
  expect(summaryOf({ ...lamp, seo: { ...own, description: ' ' }, descriptionText: '' })).toBe(
    'Brae Pendant, Nickel, Lintel',
  );
});

test('a long description is cut after a sentence', () => {
  const first = 'It is 0.5 m wide, and hangs as happily alone in a porch as in a pair above a bed.';
  expect(firstSentences(`${first} ${'Then more follows, '.repeat(20)}`)).toBe(first);
  const two = `${first} Its mouth keeps the light close.`;
  expect(firstSentences(`${two} ${'More, '.repeat(40)}`)).toBe(two);
});

test('where no sentence ends it is cut after a word', () => {
  const words = 'lamps and '.repeat(40);
  const cut = firstSentences(words);
  expect(cut).toMatch(/(?:lamps|and)…$/);
  expect(cut.length).toBeLessThanOrEqual(160);
  // A very short first sentence says too little.
  expect(firstSentences(`A lamp. ${words}`)).toMatch(/^A lamp\. lamps and .*…$/);
});

test('a text without spaces is cut between characters', () => {
  const cut = firstSentences('💡'.repeat(200));
  expect(cut).toMatch(/^(?:💡)+…$/u);
  expect(cut.length).toBeLessThanOrEqual(160);
});
