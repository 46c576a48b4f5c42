import { expect, test } from 'vitest';
import { codeProblem } from './code-problem';

test.each([
  [['DISCOUNT_CURRENTLY_INACTIVE'], "The code 'OLD' has ended, or has not begun yet."],
  [['DISCOUNT_USAGE_LIMIT_REACHED'], "The code 'OLD' has been used up."],
  [
    ['MERCHANDISE_OUT_OF_STOCK', 'DISCOUNT_USAGE_LIMIT_REACHED'],
    "The code 'OLD' has been used up.",
  ],
  [
    ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'],
    "You have used the code 'OLD' before, and it is for one order.",
  ],
  [['DISCOUNT_CUSTOMER_NOT_ELIGIBLE'], "The code 'OLD' is for other customers."],
  [
    ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'],
    "The code 'OLD' is for certain customers. Please sign in to use it.",
  ],
  [['DISCOUNT_NO_ENTITLED_LINE_ITEMS'], "The code 'OLD' is for none of the products in your bag."],
  [
    ['DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    "Your bag does not reach the amount that the code 'OLD' is for.",
  ],
  [
    ['DISCOUNT_QUANTITY_NOT_IN_RANGE'],
    "Your bag does not have the number of pieces that the code 'OLD' is for.",
  ],
  [['DISCOUNT_NOT_FOUND'], "The code 'OLD' is not valid for your bag."],
  [['DISCOUNT_OF_TOMORROW'], "The code 'OLD' is not valid for your bag."],
  // Shopify doesn't say which one is about this code.
  [
    ['DISCOUNT_USAGE_LIMIT_REACHED', 'DISCOUNT_NOT_FOUND'],
    "The code 'OLD' is not valid for your bag.",
  ],
  [[], "The code 'OLD' is not valid for your bag."],
])('with the warnings %j a shopper reads: %s [R-207]', (warnings, words) => {
  expect(codeProblem('OLD', { others: [], warnings })).toBe(words);
});

test('codes that do not go together are named', () => {
  const words = "The code 'C' is not valid for your bag. It may not go together with A, B.";
  const others = ['A', 'B'];
  expect(codeProblem('C', { others, warnings: ['DISCOUNT_CODE_NOT_HONOURED'] })).toBe(words);
  expect(codeProblem('C', { others, warnings: [] })).toBe(words);
});

test('a code refused for another reason is not blamed on the codes in the bag', () => {
  const warnings = ['DISCOUNT_NOT_FOUND'];
  expect(codeProblem('B', { others: ['A'], warnings })).toBe(
    "The code 'B' is not valid for your bag.",
  );
});
