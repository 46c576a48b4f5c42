import { expect, test } from 'vitest';
import { mostLines, readShared, shareSearch } from './handover';

test('a shared bag arrives as it was, without ids, prices or names', () => {
  const line = (handle: string, size: string | null, quantity = 1) => ({ handle, size, quantity });
  const lines = [line('halden-pendant-brass', 'Large / Black', 2), line('oak-stool', 'One Size')];
  const search = shareSearch([...lines, line('gone', null, 0)])!;
  expect(search.toString()).not.toMatch(/gid|CartLine|price/);
  const read = readShared(new URLSearchParams(search.toString()).getAll('item'));
  expect(read).toMatchObject({ lines, cut: false });
});

test('an address holds so many lines and no more, and says when there were more', () => {
  const many = Array.from({ length: 40 }, (_, at) => `1:lamp-${at}`);
  expect(readShared(many)?.lines).toHaveLength(mostLines);
  expect(readShared(many)?.cut).toBe(true);
});

test('what is no item is left out', () => {
  const odd = ['', '0:lamp', '100:lamp', '-1:lamp', '1:../lamp', '1:<b>', 'lamp', '2:lamp:Small'];
  expect(readShared(odd)?.lines).toEqual([
    { handle: 'lamp', title: 'Lamp', size: 'Small', quantity: 2 },
  ]);
  expect(readShared(['x'])).toBeNull();
});
