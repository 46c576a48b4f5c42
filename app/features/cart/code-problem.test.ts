import { expect, test } from 'vitest';
import { codeProblem } from './code-problem';

test.each([
  [['DISCOUNT_CURRENTLY_INACTIVE'], "The code 'OLD' has ended, or has not begun yet."],
  [['DISCOUNT_USAGE_LIMIT_REACHED'], "The code 'OLD' has been used up."],
  [
    ['MERCHANDISE_OUT_OF_STOCK', 'DISCOUNT_USAGE_LIMIT_REACHED'],
    "The code 'OLD' has been used up.",
  ],
  [['DISCOUNT_NOT_FOUND'], "The code 'OLD' is not valid for your bag."],
  [['DISCOUNT_OF_TOMORROW'], "The code 'OLD' is not valid for your bag."],
  // Which of them is about this code, nobody says.
  [
    ['DISCOUNT_NOT_FOUND', 'DISCOUNT_USAGE_LIMIT_REACHED'],
    "The code 'OLD' is not valid for your bag.",
  ],
  [[], "The code 'OLD' is not valid for your bag."],
])('with the warnings %j a shopper reads: %s [R-207]', (warnings, words) => {
  expect(codeProblem('OLD', { others: [], warnings })).toBe(words);
});

test('codes that do not go together are named', () => {
  expect(codeProblem('B', { others: ['A'], warnings: ['DISCOUNT_CODE_NOT_HONOURED'] })).toBe(
    "The code 'B' is not valid for your bag. It may not go together with A.",
  );
});

test('codes on the bag are not blamed for a code that the backend refuses for another reason', () => {
  const warnings = ['DISCOUNT_NOT_FOUND'];
  expect(codeProblem('B', { others: ['A'], warnings })).toBe(
    "The code 'B' is not valid for your bag.",
  );
});
