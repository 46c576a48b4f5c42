import * as v from 'valibot';
import { expect, test } from 'vitest';
import { partPath, partWords, shownContents, type BundlePart } from './bundles';
import * as replies from '~/services/shopify/replies.generated';
import { bundleSchema, toBundleContents } from './bundles.schema';

const component = (id: number, quantity: number, title = 'Default Title') => ({
  quantity,
  productVariant: {
    ...{ id: `gid://shopify/ProductVariant/${id}`, title, availableForSale: true, image: null },
    product: { handle: 'halden', title: 'Halden', finish: { value: 'Brass' } },
  },
});

const reply = (variants: Record<string, object[]>) => ({
  product: {
    variants: {
      pageInfo: { hasNextPage: false, endCursor: null },
      nodes: Object.entries(variants).map(([id, nodes]) => ({
        ...{ id: `gid://shopify/ProductVariant/${id}`, components: { nodes } },
      })),
    },
  },
});

const read = (sent: object) => toBundleContents(v.parse(replies.BundleContents, sent))!;

test('reads the parts of each variant, and leaves out variants without known parts', () => {
  const contents = read(reply({ 41: [component(7, 2, 'Small')], 42: [] }));
  expect(v.is(bundleSchema, contents)).toBe(true);
  expect(contents).toEqual({
    41: [
      {
        ...{ variantId: '7', handle: 'halden', title: 'Halden', finish: 'Brass' },
        ...{ variantTitle: 'Small', quantity: 2, image: null, available: true },
      },
    ],
  });
  expect(read({ product: null })).toBeNull();
});

test('names a part by finish and variant, and links to its variant', () => {
  const [part] = read(reply({ 41: [component(7, 1, 'Small / Black')] }))[41]!;
  expect(partWords(part!)).toBe('Brass, Small / Black');
  expect(partPath(part!)).toBe('/products/halden?variant=7');
  const [single] = read(reply({ 41: [component(7, 1)] }))[41]!;
  expect(partWords({ ...single!, finish: null })).toBe('');
  expect(partPath({ ...single!, handle: 'a/b' })).toBe('/products/a%2Fb');
});

const part = (variantId: string, quantity = 1) => ({ variantId, quantity }) as BundlePart;
const variants = [
  { id: '41', title: 'Small' },
  { id: '42', title: 'Large' },
];

test('variants with the same parts have one list without a title', () => {
  const contents = { 41: [part('7')], 42: [part('7')] };
  for (const selected of [null, '42'])
    expect(shownContents(contents, variants, selected)).toEqual([{ of: '', items: [part('7')] }]);
});

test('variants with other parts or quantities have a titled list each, or that of the selected variant', () => {
  const contents = { 41: [part('7')], 42: [part('7', 2)] };
  const titles = (selected: string | null) =>
    shownContents(contents, variants, selected).map(({ of }) => of);
  expect(titles(null)).toEqual(['Small', 'Large']);
  expect(titles('42')).toEqual(['Large']);
  expect(titles('43')).toEqual([]);
  // The other variant's parts are unknown.
  expect(shownContents({ 41: [part('7')] }, variants, '42')).toEqual([]);
  expect(shownContents({}, variants, null)).toEqual([]);
});
