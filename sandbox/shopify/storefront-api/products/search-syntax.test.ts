import { expect, test } from 'vitest';
import { parseSearch } from './search-syntax';

const term = (field: string | null, value: string, more = {}) => ({
  kind: 'term',
  field,
  comparator: '=',
  value,
  prefix: false,
  ...more,
});

test('an empty query says nothing', () => {
  expect(parseSearch('  ')).toBeNull();
});

test('a star at the end makes a prefix, an escaped one does not', () => {
  expect(parseSearch('title:te*')).toEqual(term('title', 'te', { prefix: true }));
  expect(parseSearch('title:te\\*')).toEqual(term('title', 'te*'));
});

test('quotes keep white space, backslashes keep special characters', () => {
  expect(parseSearch('tag:"Label~Sale now"')).toEqual(term('tag', 'Label~Sale now'));
  expect(parseSearch("tag:'a b'*")).toEqual(term('tag', 'a b', { prefix: true }));
  expect(parseSearch('title:a\\ b\\:c\\(d')).toEqual(term('title', 'a b:c(d'));
});

test('comparators belong to the field', () => {
  expect(parseSearch('variants.price:>=10.5')).toEqual(
    term('variants.price', '10.5', { comparator: '>=' }),
  );
});

test('AND binds closer than OR, parentheses closer than both, minus negates', () => {
  expect(parseSearch('a b OR (c AND -d)')).toEqual({
    kind: 'any',
    parts: [
      { kind: 'all', parts: [term(null, 'a'), term(null, 'b')] },
      { kind: 'all', parts: [term(null, 'c'), { kind: 'not', part: term(null, 'd') }] },
    ],
  });
});

test('a word with a hyphen is one word', () => {
  expect(parseSearch('halden-pendant')).toEqual(term(null, 'halden-pendant'));
});

test.each(['(', ')', '((a', 'a) b', 'OR', '-', 'NOT', 'a OR', '"', '*', ':'])(
  'broken syntax %j is survived',
  (text) => {
    expect(() => parseSearch(text)).not.toThrow();
  },
);
