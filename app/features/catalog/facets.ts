/** What a list can be narrowed to, with counts. Safe in the browser. contracts §4.2. */
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

/** Counted over what the list matches. */
export interface Facets {
  types: FacetValue[];
  /** All tags: 'Colour~Black'. */
  tags: FacetValue[];
  /** Major units; null where the source does not tell. */
  price: PriceRange | null;
}

export const noFacets: Facets = { types: [], tags: [], price: null };

/** One heading of the filter panel. */
export interface FacetGroup {
  kind: FilterKind;
  /** 'Type', 'Colour'. */
  title: string;
  values: (FacetValue & { label: string; chosen: boolean })[];
}

/** The filter without one of its groups, and what that group is about. */
export interface Loosened {
  filter: ListFilter;
  /** Takes the group's own values from counts made without it. */
  covers(kind: FilterKind, value: string): boolean;
}

/** More groups than this are counted as they are narrowed: each costs a call. */
const mostLoosened = 3;

/**
 * Values of one group are alternatives, so how many each would add shows only without the group:
 * the filters to count again, one for each group that is chosen from.
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
  return [...types, ...tags].slice(0, mostLoosened);
}

/** The counts of a narrowed list, with those of each loosened group in their place. */
export function mergeFacets(own: Facets, others: { from: Loosened; facets: Facets }[]): Facets {
  const merge = (kind: FilterKind) => {
    const covered = (value: string) => others.some(({ from }) => from.covers(kind, value));
    return [
      ...own[kind].filter(({ value }) => !covered(value)),
      ...others.flatMap(({ from, facets }) =>
        facets[kind].filter(({ value }) => from.covers(kind, value)),
      ),
    ];
  };
  const byValue = (values: FacetValue[]) => [
    ...new Map(values.map((one) => [one.value, one])).values(),
  ];
  return { types: byValue(merge('types')), tags: byValue(merge('tags')), price: own.price };
}

/** A panel longer than this helps nobody. */
const mostValues = 30;

/** The panel's headings: types, then each kind of tag. A chosen value is there even when nothing has it. */
export function facetGroups(facets: Facets, filter: ListFilter): FacetGroup[] {
  const all = (kind: FilterKind): FacetGroup['values'] => {
    const found = facets[kind];
    const missing = filter[kind]
      .flat()
      .filter((chosen) => !found.some(({ value }) => isSameValue(value, chosen)))
      .map((value) => ({ value, count: 0 }));
    return [...found, ...missing].map((one) => ({
      ...one,
      label: kind === 'tags' ? splitTag(one.value).label : one.value,
      chosen: hasValue(filter, kind, one.value),
    }));
  };
  const tags = new Map<string, FacetGroup['values']>();
  for (const one of all('tags')) {
    const title = splitTag(one.value).kind || 'More';
    tags.set(title, [...(tags.get(title) ?? []), one]);
  }
  const groups: FacetGroup[] = [
    { kind: 'types', title: 'Type', values: all('types') },
    ...[...tags].map(([title, values]) => ({ kind: 'tags' as const, title, values })),
  ];
  return groups
    .map(({ values, ...group }) => ({
      ...group,
      values: [...values]
        .sort((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }))
        .slice(0, mostValues),
    }))
    .filter(({ values }) => values.length > 1 || values.some(({ chosen }) => chosen));
}
