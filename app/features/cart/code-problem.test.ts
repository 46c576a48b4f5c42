import { expect, test } from 'vitest';
import { codeProblem, isKnownDiscount } from './code-problem';

test.each([
  [['DISCOUNT_CURRENTLY_INACTIVE'], "The code 'OLD' has expired or isn’t active yet."],
  [['DISCOUNT_USAGE_LIMIT_REACHED'], "The code 'OLD' has reached its usage limit."],
  [
    ['MERCHANDISE_OUT_OF_STOCK', 'DISCOUNT_USAGE_LIMIT_REACHED'],
    "The code 'OLD' has reached its usage limit.",
  ],
  [
    ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'],
    "You’ve already used the code 'OLD'. It can only be used once.",
  ],
  [['DISCOUNT_CUSTOMER_NOT_ELIGIBLE'], "The code 'OLD' isn’t valid for your account."],
  [
    ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'],
    "The code 'OLD' is for certain customers only. Please sign in to use it.",
  ],
  [['DISCOUNT_NO_ENTITLED_LINE_ITEMS'], "The code 'OLD' doesn’t apply to anything in your bag."],
  [['DISCOUNT_PURCHASE_NOT_IN_RANGE'], "Your bag is below the minimum spend for the code 'OLD'."],
  [['DISCOUNT_QUANTITY_NOT_IN_RANGE'], "Your bag doesn’t have enough items for the code 'OLD'."],
  [['DISCOUNT_NOT_FOUND'], "We can’t find the code 'OLD'. Please check its spelling."],
  [['DISCOUNT_OF_TOMORROW'], "The code 'OLD' isn’t valid for your bag."],
  // Shopify doesn't report which warning is about this code.
  [
    ['DISCOUNT_USAGE_LIMIT_REACHED', 'DISCOUNT_NOT_FOUND'],
    "The code 'OLD' isn’t valid for your bag.",
  ],
  [[], "The code 'OLD' isn’t valid for your bag."],
])('with the warnings %j a shopper reads: %s [R-207]', (warnings, words) => {
  expect(codeProblem('OLD', { others: [], warnings })).toBe(words);
});

test('codes that do not go together are named', () => {
  const words = "The code 'C' isn’t valid for your bag. It may not combine with A, B.";
  const others = ['A', 'B'];
  expect(codeProblem('C', { others, warnings: ['DISCOUNT_CODE_NOT_HONOURED'] })).toBe(words);
  expect(codeProblem('C', { others, warnings: [] })).toBe(words);
});

test('a code refused for another reason is not blamed on the codes in the bag', () => {
  const warnings = ['DISCOUNT_NOT_FOUND'];
  expect(codeProblem('B', { others: ['A'], warnings })).toBe(
    "We can’t find the code 'B'. Please check its spelling.",
  );
});

test.each([
  [['DISCOUNT_CURRENTLY_INACTIVE'], true],
  [['MERCHANDISE_OUT_OF_STOCK', 'DISCOUNT_USAGE_LIMIT_REACHED'], true],
  [['DISCOUNT_NOT_FOUND'], false],
  // Shopify may also return this warning for codes that aren't a discount's.
  [['DISCOUNT_CODE_NOT_HONOURED'], false],
  [['DISCOUNT_USAGE_LIMIT_REACHED', 'DISCOUNT_NOT_FOUND'], false],
  [[], false],
])('the warnings %j show that a code is a discount’s: %s', (warnings, isKnown) => {
  expect(isKnownDiscount(warnings)).toBe(isKnown);
});
