import { expect, test } from 'vitest';
import { optionTiles, variantTiles } from './option-tiles';
import type { Variant } from './product';

interface Given {
  options: string[];
  amount?: number;
  inventory?: number;
  facts?: Variant['facts'];
}

const variant = ({ options, amount = 10, inventory = 5, facts = [] }: Given): Variant => ({
  id: options.join(),
  gid: '',
  title: options.join(' / '),
  sku: null,
  barcode: null,
  facts,
  left: null,
  availableFrom: null,
  grams: null,
  options,
  price: { amount, currency: 'USD' },
  compareAt: null,
  inventory,
  policy: 'DENY',
  available: inventory > 0,
  preorder: null,
  backorder: null,
  image: null,
});

const wide = (text: string) => [{ term: 'Diameter', text }];

/** Large exists only in linen, at a higher price. Medium in black is sold out. */
const lamp = {
  options: [
    { name: 'Size', values: ['Medium', 'Large'] },
    { name: 'Cable', values: ['Black', 'Linen'] },
  ],
  variants: [
    variant({ options: ['Medium', 'Black'], inventory: 0, facts: wide('10 in') }),
    variant({ options: ['Medium', 'Linen'], amount: 12, facts: wide('10 in') }),
    variant({ options: ['Large', 'Linen'], amount: 20, facts: wide('14 in') }),
  ],
};

test('the state of a value depends on the other selected options', () => {
  const states = (selected: (string | null)[], at: number) =>
    optionTiles(lamp, selected, at).map(({ state }) => state);
  expect(states(['Medium', null], 1)).toEqual(['out', 'free']);
  expect(states(['Large', null], 1)).toEqual(['none', 'free']);
  expect(states([null, 'Black'], 0)).toEqual(['out', 'none']);
  expect(states(['Large', null], 0)).toEqual(['free', 'free']);
});

test('a tile shows what tells it apart: its measure, and its price once the option changes it', () => {
  const [medium, large] = optionTiles(lamp, [null, null], 0);
  expect(medium).toMatchObject({ measure: '10 in', price: { amount: 10 }, from: true });
  expect(large).toMatchObject({ measure: '14 in', price: { amount: 20 }, from: false });
  expect(optionTiles(lamp, [null, 'Linen'], 0)[0]).toMatchObject({
    price: { amount: 12 },
    from: false,
  });
  const same = {
    ...lamp,
    variants: lamp.variants.map((one) => ({ ...one, price: lamp.variants[0]!.price })),
  };
  expect(optionTiles(same, ['Medium', null], 1)).toMatchObject([
    { price: null, measure: null },
    { price: null, measure: null },
  ]);
});

test('a width and a length are shown together, and names that are measures already have none', () => {
  const rug = (label: string, width: string, length: string) =>
    variant({
      options: [label],
      facts: [
        { term: 'Length', text: length },
        { term: 'Width', text: width },
      ],
    });
  const variants = [rug('Small', '4 ft', '6 ft'), rug('Large', '5 ft', '8 ft')];
  const rugs = { options: [{ name: 'Size', values: ['Small', 'Large'] }], variants };
  expect(variantTiles(['Small', 'Large'], rugs).map(({ measure }) => measure)).toEqual([
    '4 ft × 6 ft',
    '5 ft × 8 ft',
  ]);
  expect(variantTiles(['4 × 6', '5 × 8'], rugs).map(({ measure }) => measure)).toEqual([
    null,
    null,
  ]);
});

test('a tile has the swatch of its value, also if the product has only one option [R-494]', () => {
  const swatches = [{ hex: '#1f1f1f' }, null];
  const [black, linen] = optionTiles(
    { ...lamp, options: [lamp.options[0]!, { ...lamp.options[1]!, swatches }] },
    [null, null],
    1,
  );
  expect(black!.swatch).toEqual({ hex: '#1f1f1f' });
  expect(linen).not.toHaveProperty('swatch');
  const cable = {
    options: [{ name: 'Color', values: ['Black', 'Linen'], swatches: [null, { image: 'linen' }] }],
    // In a different order than the values.
    variants: [variant({ options: ['Linen'] }), variant({ options: ['Black'] })],
  };
  expect(variantTiles(['Linen', 'Black'], cable).map(({ swatch }) => swatch)).toEqual([
    { image: 'linen' },
    undefined,
  ]);
});
