import { expect, test } from 'vitest';
import type { Variant } from './product';
import {
  hasSeveralOptions,
  selectedOptionsOf,
  selectionProblem,
  parseSelectedOptions,
  readSelectedOptions,
  optionValueState,
  findVariant,
} from './selected-options';

const money = { amount: 10, currency: 'USD' as const };
const variant = (id: string, options: string[], inventory = 5): Variant => ({
  id,
  gid: '',
  title: options.join(' / '),
  sku: null,
  barcode: null,
  facts: [],
  left: null,
  availableFrom: null,
  grams: null,
  options,
  price: money,
  compareAt: null,
  inventory,
  policy: 'DENY',
  available: inventory > 0,
  preorder: null,
  backorder: null,
  image: null,
});

/** Large comes only in linen; medium in black is sold out. */
const lamp = {
  options: [
    { name: 'Size', values: ['Medium', 'Large'] },
    { name: 'Cable', values: ['Black', 'Linen'] },
  ],
  variants: [
    variant('1', ['Medium', 'Black'], 0),
    variant('2', ['Medium', 'Linen']),
    variant('3', ['Large', 'Linen']),
  ],
};

test('a variant is found by all of its options, and by nothing less', () => {
  expect(findVariant(lamp, ['Medium', 'Linen'])?.id).toBe('2');
  expect(findVariant(lamp, ['Medium', null])).toBeNull();
  expect(findVariant(lamp, ['Large', 'Black'])).toBeNull();
  expect(selectionProblem(lamp, ['Large', 'Black'])).toMatch(/^Large \/ Black isn’t available\./);
  expect(selectionProblem(lamp, ['Large', null])).toBeNull();
});

test('the state of a value depends on the other selected options', () => {
  expect(optionValueState(lamp, ['Medium', null], 1, 'Black')).toBe('out');
  expect(optionValueState(lamp, ['Large', null], 1, 'Black')).toBe('none');
  expect(optionValueState(lamp, [null, 'Black'], 0, 'Large')).toBe('none');
  expect(optionValueState(lamp, [null, null], 0, 'Large')).toBe('free');
  // An option's own value doesn't restrict it.
  expect(optionValueState(lamp, ['Large', null], 0, 'Medium')).toBe('free');
});

test('a single option is not selected option by option, nor is a variant without all options', () => {
  expect(hasSeveralOptions(lamp)).toBe(true);
  expect(hasSeveralOptions({ ...lamp, options: lamp.options.slice(1) })).toBe(false);
  const short = [variant('4', ['Medium']), variant('5', ['Large'])];
  expect(hasSeveralOptions({ ...lamp, variants: short })).toBe(false);
  expect(selectedOptionsOf(lamp, null)).toEqual([null, null]);
});

test('only values that the product has are parsed from a URL', () => {
  const params = new URLSearchParams({ option1: 'Large', option2: '<b>', option3: 'Black' });
  expect(parseSelectedOptions(lamp, params)).toEqual(['Large', null]);
});

test('a URL may name the options, a form may not', () => {
  const params = new URLSearchParams({
    Size: 'Large',
    Cable: 'Linen',
    Colour: 'Red',
    size: 'Medium',
  });
  expect(readSelectedOptions(lamp, params)).toEqual(['Large', 'Linen']);
  expect(parseSelectedOptions(lamp, params)).toEqual([null, null]);
  expect(readSelectedOptions(lamp, new URLSearchParams({ Size: 'Tiny', Cable: '' }))).toEqual([
    null,
    null,
  ]);
  const both = new URLSearchParams({ option1: 'Medium', Size: 'Large', Cable: 'Black' });
  expect(readSelectedOptions(lamp, both)).toEqual(['Medium', 'Black']);
});
