import { expect, test } from 'vitest';
import { toCard } from './card-product';
import { sampleProduct } from './sample-product';

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
