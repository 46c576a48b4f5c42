import { expect, test } from 'vitest';
import { facetGroups, loosened, mergeFacets, narrowing, type Facets } from './facets';
import { noFilter, toggleValue } from './filters';

const facets = (types: Record<string, number>, tags: Record<string, number>): Facets => {
  const values = (counts: Record<string, number>) =>
    Object.entries(counts).map(([value, count]) => ({ value, count }));
  return { types: values(types), tags: values(tags), price: null, inStock: null };
};
const all = facets(
  { Mirror: 2, Lamp: 3 },
  { New: 1, Sale: 1, 'Room~Hall': 4, 'Room~Attic': 1, 'Colour~Red': 3, 'Colour~Blue': 2 },
);

test('groups keep their place, and values theirs, whatever is chosen [R-124]', () => {
  const filter = toggleValue(toggleValue(noFilter, 'tags', 'Room~Attic'), 'tags', 'Colour~Red');
  const own = facets({ Lamp: 1 }, { 'Room~Attic': 1, 'Colour~Red': 1 });
  const [attic, red] = loosened(filter);
  const merged = mergeFacets(
    own,
    [
      { from: red!, facets: facets({ Lamp: 1 }, { 'Room~Attic': 1, 'Colour~Red': 1 }) },
      { from: attic!, facets: facets({ Lamp: 3 }, { 'Room~Hall': 2, 'Room~Attic': 1 }) },
    ],
    all,
  );
  const shown = (one: Facets, chosen = filter) =>
    facetGroups(one, chosen).map(({ title, values }) => [title, values.map(({ label }) => label)]);
  expect(shown(merged)).toEqual(shown(all, noFilter));
  expect(shown(all, noFilter).map(([title]) => title)).toEqual(['Type', 'Colour', 'Room', 'More']);
  const counts = facetGroups(merged, filter).flatMap(({ values }) =>
    values.map(({ label, count }) => `${label} ${count}`),
  );
  expect(counts.join()).toBe('Lamp 1,Mirror 0,Blue 0,Red 1,Attic 1,Hall 2,New 0,Sale 0');
});

const pendants = facets(
  { Pendant: 14 },
  { 'Room~Kitchen': 14, 'Room~Dining room': 14, 'Suits~Low ceilings': 9, New: 3 },
);
const labels = (one: Facets, filter = noFilter) =>
  facetGroups(one, filter).map(({ title, values }) =>
    [title, ...values.map(({ label, count }) => `${label} ${count}`)].join(': '),
  );

test('values that narrow the list are offered, even a single one; values that every product has are not [R-124]', () => {
  expect(labels(narrowing(pendants, pendants, noFilter))).toEqual([
    'Suits: Low ceilings 9',
    'More: New 3',
  ]);
});

test('what is offered does not change while a shopper chooses, and a selected value stays [R-124]', () => {
  const filter = toggleValue(noFilter, 'tags', 'Suits~Low ceilings');
  const own = facets(
    { Pendant: 9 },
    { 'Room~Kitchen': 9, 'Room~Dining room': 9, 'Suits~Low ceilings': 9, New: 1 },
  );
  expect(labels(narrowing(own, pendants, filter), filter)).toEqual([
    'Suits: Low ceilings 9',
    'More: New 1',
  ]);
  const kitchen = toggleValue(noFilter, 'tags', 'Room~Kitchen');
  expect(labels(narrowing(pendants, pendants, kitchen), kitchen)).toContain('Room: Kitchen 14');
});

test('without a known total, only values with an alternative are offered [R-124]', () => {
  const untyped = { ...pendants, types: [] };
  expect(labels(narrowing(untyped, untyped, noFilter))).toEqual([
    'Room: Dining room 14: Kitchen 14',
  ]);
});

test('what some products without a type lack is offered, too [R-124]', () => {
  const few = { ...pendants, types: [{ value: 'Pendant', count: 3 }] };
  const offered = ['Room: Dining room 14: Kitchen 14'];
  expect(labels(narrowing(few, few, noFilter))).toEqual(offered);
  const counted = { ...few, total: 15 };
  expect(labels(narrowing(counted, counted, noFilter))).toEqual([
    'Type: Pendant 3',
    ...offered,
    'Suits: Low ceilings 9',
    'More: New 3',
  ]);
});

test('availability is offered where a source counts it and something is sold out [R-124]', () => {
  const counted = (inStock: number | null) => ({ ...all, inStock });
  const inStock = { ...noFilter, inStock: true };
  expect(narrowing(counted(4), counted(4), noFilter).inStock).toBe(4);
  expect(narrowing(counted(5), counted(5), noFilter).inStock).toBeNull();
  expect(narrowing(counted(5), counted(5), inStock).inStock).toBe(5);
  expect(narrowing(counted(null), counted(null), noFilter).inStock).toBeNull();
  // Shopify offers no filters for an empty list.
  expect(mergeFacets(counted(null), [], counted(4)).inStock).toBe(0);
});

test('a group has all its values, so a long list can be narrowed by any of them [R-124]', () => {
  const designers = Array.from({ length: 100 }, (_, number) => `Designer~No. ${number}`);
  const long = facets({}, Object.fromEntries(designers.map((tag, number) => [tag, number + 1])));
  const [group] = facetGroups(long, toggleValue(noFilter, 'tags', 'Designer~No. 99'));
  expect(group?.values).toHaveLength(100);
  expect(group?.values.at(-1)).toMatchObject({ label: 'No. 99', count: 100, selected: true });
});

test('kinds of tags that differ in case are one group, and a kind may be named like another group [R-124]', () => {
  const mixed = facets(
    { Lamp: 3 },
    { 'Colour~Red': 1, 'colour~Blue': 1, 'Type~Wall': 2, 'more~Offer': 1, New: 1 },
  );
  const groups = facetGroups(mixed, noFilter);
  expect(groups.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'types Type',
    'tags Colour',
    'tags Type',
    'tags more',
  ]);
  expect(groups[1]?.values.map(({ label }) => label)).toEqual(['Blue', 'Red']);
  const untyped = { ...mixed, types: [] };
  const offered = facetGroups(narrowing(untyped, untyped, noFilter), noFilter);
  expect(offered.map(({ title }) => title)).toContain('Colour');
});
