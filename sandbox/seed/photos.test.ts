import { expect, test } from 'vitest';
import { products } from './index';
import { photoOf } from './photos';

test('each family has products with a room photograph', () => {
  const all = [...products()].filter(({ sample }) => sample !== null);
  const seen = all.filter(({ images }) => images.some(({ src }) => src.includes('/rooms/')));
  const types = (list: typeof all) => [...new Set(list.map(({ type }) => type))].sort();
  expect(types(seen)).toEqual(types(all));
});

test.each([
  ['a product of the seed', 'halden-pendant-brass-2', 'halden-pendant-brass-2'],
  ['a room', 'rooms/kitchen-brass', 'rooms/kitchen-brass'],
  ['a fourth image', 'halden-pendant-brass-4', 'halden-pendant-brass-1'],
  ['a fifth image', 'halden-pendant-brass-5', 'halden-pendant-brass-3'],
  ['a finish the design is not made in', 'halden-pendant-nickel-1', 'brae-pendant-nickel-1'],
  ['a generated product', 'albeck-table-lamp-ink-2', 'isola-table-lamp-ink-2'],
  ['a finish the family is not made in', 'albeck-hook-moss-1', 'alder-hook-walnut-1'],
  ['an unknown finish', 'halden-pendant-pink-1', null],
  ['a sixth image', 'halden-pendant-brass-6', null],
  ['an unknown room', 'rooms/nowhere', null],
  ['a property of every object', 'constructor', null],
])('the photograph for %s', (_name, image, photo) => {
  expect(photoOf(image)).toBe(photo);
});

const borrowing: string[] = [];

test('every product of the seed shows its own photographs, unless it borrows', () => {
  for (const { handle, images, sample } of products()) {
    if (sample === null) continue;
    const own = images
      .filter(({ src }) => !src.includes('/rooms/'))
      .map((_, index) => `${handle}-${index + 1}`);
    expect(own).toHaveLength(3);
    if (borrowing.includes(handle)) expect(own.map(photoOf)).not.toContain(null);
    else expect(own.map(photoOf)).toEqual(own);
  }
});
