import { expect, test } from 'vitest';
import { maxTransferLines, parseSharedItems, shareParams } from './cart-transfer';

test('a shared bag arrives as it was, without ids, prices or names', () => {
  const line = (handle: string, size: string | null, quantity = 1) => ({ handle, size, quantity });
  const lines = [line('halden-pendant-brass', 'Large / Black', 2), line('oak-stool', 'One Size')];
  const search = shareParams([...lines, line('gone', null, 0)])!;
  expect(search.toString()).not.toMatch(/gid|CartLine|price/);
  const read = parseSharedItems(new URLSearchParams(search.toString()).getAll('item'));
  expect(read).toMatchObject({ lines, cut: false });
});

test('an address holds so many lines and no more, and says when there were more', () => {
  const many = Array.from({ length: 40 }, (_, at) => `1:lamp-${at}`);
  expect(parseSharedItems(many)?.lines).toHaveLength(maxTransferLines);
  expect(parseSharedItems(many)?.cut).toBe(true);
});

test('what is no item is left out', () => {
  const odd = ['', '0:lamp', '100:lamp', '-1:lamp', '1:../lamp', '1:<b>', 'lamp', '2:lamp:Small'];
  expect(parseSharedItems(odd)?.lines).toEqual([
    { handle: 'lamp', title: 'Lamp', size: 'Small', quantity: 2 },
  ]);
  expect(parseSharedItems(['x'])).toBeNull();
});
