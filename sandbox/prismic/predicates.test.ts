import { filter } from '@prismicio/client';
import { expect, test } from 'vitest';
import { ApiError } from './api-error';
import { parsePredicates } from './predicates';

const parsed = (query: string) => parsePredicates(query).map(({ name, args }) => [name, ...args]);

test('what the client writes is read', () => {
  const path = { path: 'my.page.uid', column: 6 };
  expect(parsed(`[${filter.at('my.page.uid', 'a "quoted" name')}]`)).toEqual([
    ['at', path, 'a "quoted" name'],
  ]);
  expect(parsed(`[${filter.in('my.page.uid', ['a', 'b'])}]`)).toEqual([['in', path, ['a', 'b']]]);
  expect(parsed(`[${filter.similar('Zabc', 10)}]`)).toEqual([['similar', 'Zabc', 10]]);
  expect(parsed(`[${filter.numberInRange('my.x.y', -1, 2.5)}]`)).toMatchObject([
    ['number.inRange', { path: 'my.x.y' }, -1, 2.5],
  ]);
});

test('several predicates, the old name and missing outer brackets are read', () => {
  expect(parsed('[[:d = at(document.type, "page")][:d = has(my.page.title)]]')).toHaveLength(2);
  expect(parsed('[at(document.type, "page")]')).toHaveLength(1);
});

test.each([
  '',
  '[]',
  '[[at(]]',
  '[[at(document.id, "x")]] more',
  '[[at(a, [b])]]',
  '[[at(a "b")]]',
  // The client doesn't escape backslashes.
  `[${filter.any('document.tags', ['a\\'])}]`,
])('nonsense is refused with its place: %j', (query) => {
  expect(() => parsePredicates(query)).toThrow(ApiError);
  expect(() => parsePredicates(query)).toThrow(/on line:1 col:\d+ in query/);
});
