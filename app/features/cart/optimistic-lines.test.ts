import { expect, test } from 'vitest';
import { toCard } from '~/features/catalog/to-card';
import { sampleProduct, sampleVariant } from '~/features/catalog/sample-product';
import type { CartLine } from './cart';
import { lineToAdd } from './line-to-add';
import { optimisticLines, totalQuantity } from './optimistic-lines';

const line = (id: string, quantity: number) =>
  ({ id, variantId: `variant of ${id}`, quantity, total: { amount: 10 } }) as CartLine;
const money = (amount: number) => ({ amount, currency: 'USD' });
const bag = [line('a', 1), line('b', 2)];

test('without changes the lines are the very same', () => {
  expect(optimisticLines(bag, [])).toBe(bag);
});

test('changes are applied in the order of the presses, with the amounts as they were [R-190]', () => {
  const changes = [
    { line: 'a', quantity: 2 },
    { line: 'b', quantity: 7 },
    { line: 'a', quantity: 3 },
  ];
  const [first, second] = optimisticLines(bag, changes);
  expect(first).toEqual({ ...bag[0], quantity: 3, changing: true });
  expect(second).toEqual({ ...bag[1], quantity: 7, changing: true });
  expect(totalQuantity(optimisticLines(bag, changes))).toBe(10);
});

test('a removed line stays in the list, marked, so that it can come back [R-190]', () => {
  const shown = optimisticLines(bag, [{ line: 'a' }, { line: 'b', quantity: 0 }]);
  expect(shown.map(({ leaving }) => leaving)).toEqual([true, true]);
  expect(totalQuantity(shown)).toBe(0);
  expect(optimisticLines([bag[1]!], [{ line: 'a' }])).toEqual([bag[1]]);
});

test('pending changes without an effect leave the lines as they are', () => {
  expect(optimisticLines(bag, [{}])).toEqual(bag);
});

test('several adds are new lines, the last on top, or more of lines that have the variant', () => {
  const addedAll = [line('new', 1), line('b', 1), line('newer', 1)];
  const shown = optimisticLines(bag, [{ addedAll }]);
  expect(shown.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['newer', 1],
    ['new', 1],
    ['a', 1],
    ['b', 3],
  ]);
});

test('an add makes a new first line, or more of the one that has the variant', () => {
  const added = line('new', 3);
  expect(optimisticLines(bag, [{ added }])).toEqual([{ ...added, coming: true }, ...bag]);
  const same = { ...added, variantId: bag[1]!.variantId };
  expect(optimisticLines(bag, [{ added: same }])).toEqual([
    bag[0],
    { ...bag[1], quantity: 5, changing: true },
  ]);
  expect(optimisticLines([], [{ added }, { added }])).toMatchObject([
    { quantity: 6, coming: true },
  ]);
});

test('gift cards for others are lines of their own', () => {
  const ana = { email: 'a@example.com', name: '', message: '', sendOn: '', offset: '' };
  const added = line('new', 1);
  const forAna = { ...added, id: 'ana', recipient: ana };
  const shown = optimisticLines([], [{ added }, { added: forAna }, { added: forAna }]);
  expect(shown.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['ana', 2],
    ['new', 1],
  ]);
});

test('an added plan is a line of its own, with the plan’s price [R-442]', () => {
  const variant = sampleVariant('7');
  const plan = { id: '5', name: 'Monthly', price: money(9), compareAt: money(10) };
  const once = lineToAdd(sampleProduct(variant), variant, 1)!;
  const monthly = lineToAdd(sampleProduct(variant), variant, 2, undefined, plan)!;
  expect(monthly).toMatchObject({ each: money(9), total: money(18), onSale: true });
  expect(monthly.plan).toEqual({ id: '5', name: 'Monthly' });
  const shown = optimisticLines([], [{ added: once }, { added: monthly }, { added: monthly }]);
  expect(shown.map(({ plan: own, quantity }) => [own?.id, quantity])).toEqual([
    ['5', 4],
    [undefined, 1],
  ]);
});

test('the line of an add has what the page knows of the variant', () => {
  const preorder = { inventory: 0, policy: 'CONTINUE', preorder: 'Ships in May.' } as const;
  const variant = sampleVariant('7', preorder);
  const lamp = { ...sampleProduct(variant), finish: 'Brass' };
  const line = lineToAdd(lamp, variant, 2);
  expect(line).toMatchObject({ variantId: '7', quantity: 2, title: 'Lamp', productId: '1' });
  expect(line).toMatchObject({ each: { amount: 10 }, total: { amount: 20 }, onSale: false });
  expect(line).toMatchObject({ colour: 'Brass', size: 'Size 7', message: 'Ships in May.' });
  expect(line).toMatchObject({ id: 'coming-7', stock: 'in', discounts: [], changes: [] });
  expect(line?.image?.src).toBe('a');
  const options = [
    { name: 'Size', values: ['Small'] },
    { name: 'Cable', values: ['Black'] },
  ];
  expect(lineToAdd({ ...lamp, options }, variant, 1)?.sizeTerm).toBe('Size / Cable');
  expect(lineToAdd(toCard(lamp), toCard(lamp).firstVariant, 1)?.sizeTerm).toBeUndefined();
  expect(lineToAdd(lamp, { ...variant, requiresShipping: false }, 1)?.colour).toBeNull();
  const own = { ...variant, image: { ...lamp.images[0]!, src: 'own' } };
  expect(lineToAdd(lamp, own, 1)?.image?.src).toBe('own');
  const reduced = { ...variant, compareAt: { amount: 12, currency: 'USD' as const } };
  expect(lineToAdd(lamp, reduced, 1)).toMatchObject({ compareAt: { amount: 12 }, onSale: true });
  const card = toCard(lamp);
  expect(lineToAdd(card, card.firstVariant, 1)).toMatchObject({ variantId: '7', quantity: 1 });
});

test('an invalid add makes no optimistic line', () => {
  const variant = sampleVariant('7');
  const lamp = sampleProduct(variant);
  const out = { ...variant, inventory: 0, available: false };
  expect(lineToAdd(lamp, undefined, 1)).toBeNull();
  expect(lineToAdd(lamp, out, 1)).toBeNull();
  for (const quantity of [0, -1, 1.5, NaN]) expect(lineToAdd(lamp, variant, quantity)).toBeNull();
});
