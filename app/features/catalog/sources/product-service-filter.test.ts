import { expect, test } from 'vitest';
import { filterClauses } from './product-service-filter';

const price = { min: 10, max: 20 };
const clausesOf = (filter: Parameters<typeof filterClauses>[0]) =>
  JSON.parse(filterClauses(filter) ?? '[]') as { field: string; value: unknown }[];

test('a price goes out in hundredths, beside the groups', () => {
  expect(clausesOf({ types: [['lamp']], tags: [['brass', 'oak']], price })).toEqual([
    { field: 'product_type', operator: 'IN', value: ['lamp'] },
    { field: 'tags', operator: 'IN', value: ['brass', 'oak'] },
    { field: 'price', operator: 'BETWEEN', value: [1000, 2000] },
  ]);
});

test('more groups than the service accepts are cut, but never the price', () => {
  const tags = Array.from({ length: 12 }, (_, index) => [`tag-${index}`]);
  const clauses = clausesOf({ types: [], tags, price });
  expect(clauses.filter(({ field }) => field === 'tags')).toHaveLength(10);
  expect(clauses.at(-1)).toMatchObject({ field: 'price', value: [1000, 2000] });
});
