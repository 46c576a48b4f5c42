import { expect, test } from 'vitest';
import { cardPrice } from './card-product';
import { toCard } from './to-card';
import { sampleProduct, sampleVariant } from './sample-product';

const money = (amount: number) => ({ amount, currency: 'USD' as const });

test('a card tells of a reduction that its own price does not show', () => {
  const lamp = sampleProduct();
  expect(toCard(lamp).partlyReduced).toBe(false);
  expect(toCard({ ...lamp, onSale: true }).partlyReduced).toBe(true);
  expect(toCard({ ...lamp, onSale: true, compareAt: money(20) }).partlyReduced).toBe(false);
});

test('the sale label follows the tag alone, and sold out the product', () => {
  const lamp = { ...sampleProduct(), onSale: true, soldOut: true };
  expect(toCard(lamp)).toMatchObject({ saleLabel: false, soldOut: true });
  expect(toCard({ ...lamp, tags: ['Label~Sale'], onSale: false }).saleLabel).toBe(true);
});

test('a card’s button adds the first variant that can be bought [R-131]', () => {
  const lamp = sampleProduct();
  const [variant] = lamp.variants;
  const gone = { ...variant!, id: '8', policy: 'DENY' as const, inventory: 0, available: false };
  const there = { ...gone, id: '9', inventory: 1, available: true };
  const added = (variants: typeof lamp.variants) => toCard({ ...lamp, variants }).firstVariant?.id;
  expect(added([gone, there])).toBe('9');
  expect(added([there, gone])).toBe('9');
  expect(added([gone])).toBe('8');
  expect(added([])).toBeUndefined();
});

test('a card shows the price of the variant that its button adds, and From only if that is the lowest', () => {
  const small = sampleVariant('1', { price: money(10), compareAt: money(15) });
  const large = sampleVariant('2', { price: money(30) });
  const range = { price: money(10), priceMax: money(30), compareAt: money(15), onSale: true };
  const lamp = { ...sampleProduct(small, large), ...range };
  expect(cardPrice(toCard(lamp))).toEqual({
    price: money(10),
    compareAt: money(15),
    from: true,
    partlyReduced: false,
  });
  const gone = { ...small, policy: 'DENY' as const, inventory: 0, available: false };
  const rest = { price: money(30), compareAt: null, from: false, partlyReduced: true };
  expect(cardPrice(toCard({ ...lamp, variants: [gone, large] }))).toEqual(rest);
  expect(cardPrice(toCard({ ...lamp, variants: [gone], soldOut: true })).price).toEqual(money(10));
});

test('a card asks for a choice if more than one option is open', () => {
  const variants = ['Small', 'Large'].map((size) =>
    sampleVariant(size, { options: [size, 'Black'] }),
  );
  const size = { name: 'Size', values: ['Small', 'Large'] };
  const lamp = { ...sampleProduct(...variants), price: money(10), priceMax: money(30) };
  const one = { ...lamp, options: [size, { name: 'Cable', values: ['Black'] }] };
  const two = { ...lamp, options: [size, { name: 'Cable', values: ['Black', 'Linen'] }] };
  expect(toCard(one).choose).toBeUndefined();
  expect(toCard(two).choose).toBe(true);
  expect(toCard({ ...one, plans: 'required' }).needsPlan).toBe(true);
  expect(toCard({ ...one, plans: 'optional' })).not.toHaveProperty('needsPlan');
  expect(toCard({ ...one, isBundle: true }).isBundle).toBe(true);
  expect(toCard(one)).not.toHaveProperty('isBundle');
  // Nothing is chosen yet, so the lowest price is shown.
  expect(cardPrice(toCard(two))).toMatchObject({ price: money(10), from: true });
});
