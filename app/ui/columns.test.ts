import { expect, test } from 'vitest';
import { columnsFor, gridOf } from './columns';

test.each([
  [3, [2, 3], 3],
  [4, [2, 3], 2],
  [4, [3, 4], 4],
  [6, [3, 4], 3],
  [7, [3, 4, 5], 4],
  [20, [3, 4], 4],
  [5, [3, 4], 3],
  [1, [2, 3, 4], 2],
] as const)('%i things in one of %j columns: %i', (count, choices, columns) => {
  expect(columnsFor(count, choices)).toBe(columns);
});

test('every choice has a class of its own', () => {
  expect(gridOf(6, { sm: [1, 2], md: [2, 3], lg: [4, 5, 6] })).toBe(
    'sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-6',
  );
});

test('an empty list has classes too', () => {
  expect(gridOf(0, { md: [2, 3] })).toMatch(/^md:grid-cols-[23]$/);
});
