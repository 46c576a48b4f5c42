import { expect, test } from 'vitest';
import { fitsRule, leastAdded, leastToAdd, nearestFitting, ruleInWords } from './quantity-rule';

const rule = (minimum: number, maximum: number | null, increment: number) => ({
  minimum,
  maximum,
  increment,
});

test.each([
  [rule(4, 40, 2), 'Please choose a multiple of 2, at least 4 and at most 40.'],
  [rule(6, null, 6), 'Please choose a multiple of 6.'],
  [rule(3, null, 1), 'Please choose at least 3.'],
  [rule(1, 2, 1), 'Please choose at most 2.'],
  [rule(6, 60, 6), 'Please choose a multiple of 6 and at most 60.'],
])('%j is told to shoppers', (one, words) => expect(ruleInWords(one)).toBe(words));

test('a quantity fits between the ends, in steps', () => {
  const pairs = rule(4, 8, 2);
  expect([2, 3, 4, 5, 8, 10].filter((quantity) => fitsRule(pairs, quantity))).toEqual([4, 8]);
  expect(fitsRule(undefined, 1)).toBe(true);
});

test.each([
  [rule(4, 8, 2), [1, 4, 5, 7, 9], [4, 4, 6, 8, 8]],
  [rule(6, null, 6), [1, 7], [6, 12]],
  [rule(1, 7, 3), [2, 7], [3, 6]],
])('%j: the nearest quantities that fit %j [R-544]', (one, wanted, fitting) =>
  expect(wanted.map((quantity) => nearestFitting(one, quantity))).toEqual(fitting),
);

test('the smallest add reaches the minimum quantity, and later adds one step [R-179]', () => {
  expect([0, 2, 4, 5].map((held) => leastToAdd(rule(4, null, 2), held))).toEqual([4, 2, 2, 1]);
  expect(leastToAdd(undefined, 3)).toBe(1);
  expect([4, 6, 8].map((now) => leastAdded(rule(4, null, 2), now))).toEqual([4, 2, 2]);
  expect(leastAdded(undefined, 4)).toBe(1);
});
