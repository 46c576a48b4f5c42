import { expect, test } from 'vitest';
import type { Variant } from '~/features/catalog/product';
import { firstVariantOption, lineOptions, optionsLegend, variantOptions } from './variant-options';

const variant = (fields: Partial<Variant>) =>
  ({
    id: '1',
    title: 'Large',
    inventory: 3,
    policy: 'DENY',
    available: true,
    preorder: null,
    backorder: null,
    ...fields,
  }) as Variant;

test('each variant with what its button says', () => {
  const variants = [
    variant({}),
    variant({ id: '2', title: 'Default Title', inventory: 0, available: false }),
    variant({ id: '3', inventory: 0, policy: 'CONTINUE', preorder: 'May' }),
    variant({ id: '4', inventory: 0, policy: 'CONTINUE', backorder: 'June' }),
  ];
  expect(variantOptions({ variants })).toEqual([
    { id: '1', label: 'Large', add: 'Add to bag' },
    { id: '2', label: 'One Size', add: 'Out of stock' },
    { id: '3', label: 'Large', add: 'Preorder' },
    { id: '4', label: 'Large', add: 'Backorder' },
  ]);
});

test('a card offers its first variant, and names it if there are others [R-131]', () => {
  const several = variant({});
  const only = variant({ title: 'Default Title' });
  expect(firstVariantOption({ firstVariant: only })).toEqual({
    id: '1',
    label: '',
    add: 'Add to bag',
  });
  expect(firstVariantOption({ firstVariant: several })).toMatchObject({ label: 'Large' });
  expect(firstVariantOption({ firstVariant: null })).toBeNull();
});

test('the legend names all options', () => {
  const options = [
    { name: 'Size', values: [] },
    { name: 'Shade', values: [] },
  ];
  expect(optionsLegend({ options })).toBe('Size / Shade');
});

test('a line can become each variant of its product, at that variant’s price [R-218]', () => {
  const line = { id: 'gid://shopify/CartLine/1', variantId: '1' };
  const price = { amount: 189, currency: 'USD' };
  const product = {
    options: [{ name: 'Size', values: ['Large'] }],
    variants: [variant({ price })],
    finish: 'Brass',
  };
  const choice = { id: '1', label: 'Large', add: 'Add to bag', price };
  const options = { line: line.id, legend: 'Size', choices: [choice], finishes: [] };
  expect(lineOptions(line, product)).toEqual(options);
  const nothing = { line: line.id, legend: '', choices: null, finishes: [] };
  expect(lineOptions(line, null)).toEqual(nothing);
  const black = { ...product, variants: [variant({ id: '8', price })], finish: 'Black' };
  const other = { ...product, variants: [variant({ id: '9', title: 'Small' })] };
  expect(lineOptions(line, product, [black, other]).finishes).toEqual([
    { ...choice, label: 'Brass' },
    { ...choice, id: '8', label: 'Black' },
  ]);
});
