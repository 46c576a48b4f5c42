import { expect, test } from 'vitest';
import { readVariants } from './read-variants';

const gids = (length: number) => Array.from({ length }, (_, index) => `gid://${index}`);
const echo = (ids: string[]) => Promise.resolve(ids.map((id): [string, string] => [id, id]));

test('reads each variant once, at most 250 together', async () => {
  const sizes: number[] = [];
  const read = (ids: string[]) => {
    sizes.push(ids.length);
    return echo(ids);
  };
  const found = await readVariants([...gids(501), ...gids(3)], read);
  expect([...found.keys()]).toEqual(gids(501));
  expect(sizes).toEqual([250, 250, 1]);
});

test('reads nothing for no variants', async () => {
  const found = await readVariants([], () => Promise.reject(new Error('unexpected')));
  expect(found.size).toBe(0);
});
