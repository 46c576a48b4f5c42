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
