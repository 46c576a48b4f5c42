import { expect, test } from 'vitest';
import type { VariantChoice } from '~/features/catalog/product';
import { maxTransferLines, parseSharedItems, resolveLines, shareParams } from './cart-transfer';

test('a shared bag arrives as it was, without ids, prices or names', () => {
  const line = (handle: string, size: string | null, quantity = 1) => ({ handle, size, quantity });
  const lines = [line('halden-pendant-brass', 'Large / Black', 2), line('oak-stool', 'One Size')];
  const search = shareParams([...lines, line('gone', null, 0)])!;
  expect(search.toString()).not.toMatch(/gid|CartLine|price|gone/);
  const read = parseSharedItems(new URLSearchParams(search.toString()).getAll('item'));
  expect(read).toMatchObject({ lines, cut: false });
});

test('a link holds a limited number of lines, and says when lines were left out', () => {
  const many = Array.from({ length: 40 }, (_, at) => `1:lamp-${at}`);
  expect(parseSharedItems(many)?.lines).toHaveLength(maxTransferLines);
  expect(parseSharedItems(many)?.cut).toBe(true);
});

test('invalid items are left out', () => {
  const odd = ['', '0:lamp', '100:lamp', '-1:lamp', '1:../lamp', '1:<b>', 'lamp', '2:lamp:Small'];
  expect(parseSharedItems(odd)?.lines).toEqual([
    { handle: 'lamp', title: 'Lamp', size: 'Small', quantity: 2 },
  ]);
  expect(parseSharedItems(['x'])).toBeNull();
});

test('a link names at most so many lines, and a size only where there are several', () => {
  const line = (size: string | null) => ({ handle: 'lamp', size, quantity: 1 });
  expect(
    shareParams([line('One Size'), line(null), line(''), line('Small')])!.getAll('item'),
  ).toEqual(['1:lamp', '1:lamp', '1:lamp', '1:lamp:Small']);
  expect(shareParams(Array.from({ length: 26 }, () => line(null)))!.getAll('item')).toHaveLength(
    maxTransferLines,
  );
  expect(shareParams([])).toBeNull();
});

test('a link with non-Latin names fits the limit for URLs', () => {
  const line = { handle: 'лампа'.repeat(20), size: '特大'.repeat(20), quantity: 1 };
  const search = shareParams(Array.from({ length: 25 }, () => line))!;
  expect(search.toString().length).toBeLessThan(7600);
  expect(parseSharedItems(search.getAll('item'))?.lines.length).toBeGreaterThan(5);
});

test('exactly as many lines as a link holds are not cut', () => {
  const many = Array.from({ length: maxTransferLines }, () => '1:lamp');
  expect(parseSharedItems(many)?.cut).toBe(false);
});

test.each([
  ['99:lamp', 99],
  ['1:café_лампа-1', 1],
  ['1:dualsense™:Small', 1],
  [`1:${'x'.repeat(255)}`, 1],
  [`1:lamp:${'s'.repeat(120)}`, 1],
])('%s is an item', (item, quantity) =>
  expect(parseSharedItems([item])?.lines[0]?.quantity).toBe(quantity),
);
test.each([
  ` 1:lamp`,
  `1:lamp\n`,
  '1:la mp',
  `1:${'x'.repeat(256)}`,
  `1:lamp:${'s'.repeat(121)}`,
  '1:lamp:',
  7,
  null,
])('%j is none', (item) => expect(parseSharedItems([item])).toBeNull());

test('a missing title is derived from the handle', () => {
  expect(parseSharedItems(['1:halden-pendant-brass'])?.lines[0]?.title).toBe(
    'Halden pendant brass',
  );
});

test('a line gets the variant of its size that can be bought here, and the title of this store', () => {
  const variants = [
    { id: '1', title: 'Small', available: false },
    { id: '2', title: 'Large', available: true },
  ];
  const single = [{ id: '3', title: 'Default Title', available: true }];
  const products = [
    { handle: 'lamp', title: 'The lamp', variants },
    { handle: 'stool', title: 'The stool', variants: single },
  ] as unknown as VariantChoice[];
  const line = (handle: string, size: string | null) => ({
    handle,
    title: 'Elsewhere',
    size,
    quantity: 2,
  });
  const resolved = resolveLines(
    [line('lamp', 'Large'), line('lamp', 'Small'), line('stool', null), line('gone', null)],
    products,
  );
  expect(resolved.map(({ packed, variant }) => [packed.title, variant?.id ?? null])).toEqual([
    ['The lamp', '2'],
    ['The lamp', null],
    ['The stool', '3'],
    ['Elsewhere', null],
  ]);
  expect(resolved[0]!.packed).toEqual({
    handle: 'lamp',
    title: 'The lamp',
    size: 'Large',
    quantity: 2,
  });
});
