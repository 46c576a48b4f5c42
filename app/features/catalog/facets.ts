/** Facets: the values that a list can be filtered by, with counts. Safe in the browser. */
import {
  hasValue,
  isSameValue,
  splitTag,
  type FilterKind,
  type ListFilter,
  type PriceRange,
} from './filters';

export interface FacetValue {
  value: string;
  count: number;
}

/** Counts over all products that match the list's filter. */
export interface Facets {
  types: FacetValue[];
  /** All tags: 'Colour~Black'. */
  tags: FacetValue[];
  /** Lowest and highest price in major units; null where the source does not provide it. */
  price: PriceRange | null;
}

export const noFacets: Facets = { types: [], tags: [], price: null };

/** One heading of the filter panel. */
export interface FacetGroup {
  kind: FilterKind;
  /** 'Type', 'Colour'. */
  title: string;
  values: (FacetValue & { label: string; selected: boolean })[];
}

/** A filter without one of its groups, and which values that group is about. */
export interface Loosened {
  filter: ListFilter;
  /** True for the values whose counts are to be taken from this filter. */
  covers(kind: FilterKind, value: string): boolean;
}

/** Further groups keep their narrowed counts, because each costs a request. */
const maxLoosened = 3;

/**
 * Values of one group are alternatives, so their counts must be made without that group. Returns the
 * filters to count again, one for each selected group.
 */
export function loosened(filter: ListFilter): Loosened[] {
  const types = filter.types.map((_, index) => ({
    filter: { ...filter, types: filter.types.filter((__, other) => other !== index) },
    covers: (kind: FilterKind) => kind === 'types',
  }));
  const tags = filter.tags.map((group, index) => {
    const about = group.map((tag) => splitTag(tag).kind);
    return {
      filter: { ...filter, tags: filter.tags.filter((__, other) => other !== index) },
      covers: (kind: FilterKind, value: string) =>
        kind === 'tags' && about.some((one) => isSameValue(one, splitTag(value).kind)),
    };
  });
  return [...types, ...tags].slice(0, maxLoosened);
}

/**
 * The facets of a filtered list, with those of each loosened group in place of its own. `all`: those of the whole list;
 * values that nothing has any more stay, with a count of 0, so that no group moves or goes while a shopper chooses.
 */
export function mergeFacets(
  own: Facets,
  others: { from: Loosened; facets: Facets }[],
  all: Facets = noFacets,
): Facets {
  const merge = (kind: FilterKind) => {
    const covered = (value: string) => others.some(({ from }) => from.covers(kind, value));
    return [
      ...all[kind].map(({ value }) => ({ value, count: 0 })),
      ...own[kind].filter(({ value }) => !covered(value)),
      ...others.flatMap(({ from, facets }) =>
        facets[kind].filter(({ value }) => from.covers(kind, value)),
      ),
    ];
  };
  const byValue = (values: FacetValue[]) => [
    ...new Map(values.map((one) => [one.value, one])).values(),
  ];
  return {
    types: byValue(merge('types')),
    tags: byValue(merge('tags')),
    price: all.price ?? own.price,
  };
}

/**
 * Facets without the values that every product of the list has, because choosing one changes nothing; selected ones stay.
 * `whole`: those of the list without a filter, so that nothing goes while a shopper chooses.
 */
export function narrowing(facets: Facets, whole: Facets, filter: ListFilter): Facets {
  // Every product has one type, and no source counts a collection otherwise.
  const total = whole.types.reduce((sum, { count }) => sum + count, 0);
  const kindOf = (value: string) => splitTag(value).kind;
  const everywhere = (kind: FilterKind, { value, count }: FacetValue) =>
    total > 0
      ? count >= total
      : // Without types the total is unknown, and a value without an alternative is likely to be everywhere.
        whole[kind].every(
          (other) => other.value === value || kindOf(other.value) !== kindOf(value),
        );
  const without = (kind: FilterKind) => {
    const useless = new Set(
      whole[kind].filter((one) => everywhere(kind, one)).map(({ value }) => value),
    );
    return facets[kind].filter(({ value }) => !useless.has(value) || hasValue(filter, kind, value));
  };
  return { ...facets, types: without('types'), tags: without('tags') };
}

/** Most values under one heading. */
const maxValues = 30;

const byName = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** The heading of tags without a kind. */
const otherTags = 'More';

/**
 * The panel's headings: types, then each kind of tag by its name, whatever is selected. A selected value is included even
 * if no product has it.
 */
export function facetGroups(facets: Facets, filter: ListFilter): FacetGroup[] {
  const all = (kind: FilterKind): FacetGroup['values'] => {
    const found = facets[kind];
    const missing = filter[kind]
      .flat()
      .filter((selected) => !found.some(({ value }) => isSameValue(value, selected)))
      .map((value) => ({ value, count: 0 }));
    return [...found, ...missing].map((one) => ({
      ...one,
      label: kind === 'tags' ? splitTag(one.value).label : one.value,
      selected: hasValue(filter, kind, one.value),
    }));
  };
  const tags = new Map<string, FacetGroup['values']>();
  for (const one of all('tags')) {
    const title = splitTag(one.value).kind || otherTags;
    tags.set(title, [...(tags.get(title) ?? []), one]);
  }
  const groups: FacetGroup[] = [
    { kind: 'types', title: 'Type', values: all('types') },
    ...[...tags]
      .sort(([a], [b]) => Number(a === otherTags) - Number(b === otherTags) || byName(a, b))
      .map(([title, values]) => ({ kind: 'tags' as const, title, values })),
  ];
  return groups
    .map(({ values, ...group }) => ({
      ...group,
      values: [...values].sort((a, b) => byName(a.label, b.label)).slice(0, maxValues),
    }))
    .filter(({ values }) => values.length > 0);
}
