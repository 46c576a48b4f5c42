import { expect, test } from 'vitest';
import type { Variant } from './product';
import {
  hasSeveralOptions,
  selectedOptionsOf,
  selectionProblem,
  parseSelectedOptions,
  readSelectedOptions,
  selectionIn,
  findVariant,
  firstMissing,
  initialVariant,
  shownPrice,
  withSelection,
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

test('a variant without options is found only if it is the only one', () => {
  const [soldOut, inStock] = [variant('1', [], 0), variant('2', [])];
  expect(findVariant({ variants: [soldOut, inStock] }, [null])).toBeNull();
  expect(findVariant({ variants: [soldOut, inStock] }, [])).toBeNull();
  expect(findVariant({ variants: [inStock] }, [])?.id).toBe('2');
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

test('the first variant in stock is selected on arrival, unless several options are open', () => {
  expect(initialVariant(lamp)).toBeNull();
  const sizes = {
    options: [{ name: 'Size', values: ['Small', 'Medium', 'Large'] }],
    variants: [
      variant('1', ['Small'], 0),
      { ...variant('2', ['Medium'], 0), policy: 'CONTINUE' as const, preorder: 'Ships in May' },
      variant('3', ['Large']),
    ],
  };
  expect(initialVariant(sizes)?.id).toBe('3');
  expect(initialVariant({ ...sizes, variants: sizes.variants.slice(0, 2) })?.id).toBe('2');
  expect(initialVariant({ ...sizes, variants: sizes.variants.slice(0, 1) })).toBeNull();
});

test('an option with one value is selected, so that only the other one is open', () => {
  const oneCable = {
    options: [lamp.options[0]!, { name: 'Cable', values: ['Linen'] }],
    variants: lamp.variants.slice(1),
  };
  expect(parseSelectedOptions(oneCable, new FormData())).toEqual([null, 'Linen']);
  expect(readSelectedOptions(oneCable, new URLSearchParams({ Size: 'Large' }))).toEqual([
    'Large',
    'Linen',
  ]);
  expect(initialVariant(oneCable)?.id).toBe('2');
});

test('the first missing option is named', () => {
  expect(firstMissing(lamp, ['Large', null])).toBe('Choose a cable first.');
  expect(firstMissing(lamp, [null, null])).toBe('Choose a size first.');
  expect(firstMissing(lamp, ['Large', 'Linen'])).toBeNull();
  expect(firstMissing({ options: [{ name: 'Edge', values: ['A', 'B'] }] }, [null])).toBe(
    'Choose an edge first.',
  );
});

test('the price follows an option before the others are selected', () => {
  const priced = (id: string, options: string[], amount: number) => ({
    ...variant(id, options),
    price: { amount, currency: 'USD' as const },
  });
  const product = {
    variants: [
      priced('1', ['Medium', 'Black'], 20),
      priced('2', ['Medium', 'Linen'], 20),
      priced('3', ['Large', 'Black'], 30),
      priced('4', ['Large', 'Linen'], 35),
    ],
    price: { amount: 20, currency: 'USD' as const },
    priceMax: { amount: 35, currency: 'USD' as const },
    compareAt: null,
  };
  const shownFor = (size: string | null, cable: string | null) => {
    const { shown, from } = shownPrice(product, null, [size, cable]);
    return [shown.price.amount, from];
  };
  expect(shownFor(null, null)).toEqual([20, true]);
  expect(shownFor('Medium', null)).toEqual([20, false]);
  expect(shownFor('Large', null)).toEqual([30, true]);
  expect(shownFor(null, 'Linen')).toEqual([20, true]);
  expect(shownPrice(product, product.variants[3]!, ['Large', 'Linen']).shown.price.amount).toBe(35);
});

test('a selection replaces the former one, also by option names, and keeps other parameters', () => {
  const options = [{ name: 'Size', values: ['Small', 'Large'] }];
  const before = new URLSearchParams('variant=1&choose=1&Size=Small&region=Ohio&sent=contact');
  const after = withSelection({ options }, before, { variant: '2' });
  expect(String(after)).toBe('region=Ohio&sent=contact&variant=2');
  expect(selectionIn({ options }, before)).toEqual([['variant', '1'], ['Size', 'Small']]); // prettier-ignore
});
