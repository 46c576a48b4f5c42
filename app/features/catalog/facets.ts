import {
  hasValue,
  isSameValue,
  splitTag,
  type FilterKind,
  type ListFilter,
  type PriceRange,
} from './filters';
import type { ValueSwatch } from './value-swatch';

export interface FacetValue extends ValueSwatch {
  value: string;
  count: number;
}

/** Counts over all matches, not only this page. */
export interface Facets {
  types: FacetValue[];
  /** 'Colour~Black'. */
  tags: FacetValue[];
  /** Major units; null if the source has none. */
  price: PriceRange | null;
  /** The source ignores prices as a filter. */
  noPrice?: true;
  /** Available matches; null if the source can't filter by availability. */
  inStock: number | null;
  /** All matches, if the source counts them. */
  total?: number;
}

export const noFacets: Facets = { types: [], tags: [], price: null, inStock: null };

export interface FacetGroup {
  kind: FilterKind;
  /** 'Type', 'Colour'. */
  title: string;
  values: (FacetValue & { label: string; selected: boolean })[];
}

export interface Loosened {
  filter: ListFilter;
  /** True if the value's count comes from this filter. */
  covers(kind: FilterKind, value: string): boolean;
}

/**
 * Each selected group needs a request for counts without its own selection. Further groups get no such request, so
 * their counts are too low.
 */
const maxLoosened = 3;

/**
 * One filter per selected group, which leaves out that group. A group's values are alternatives, so their counts must
 * ignore the group.
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

/** `others` has the selected groups' counts. Values of `all` without matches get 0, so that the panel doesn't move. */
export function mergeFacets(
  own: Facets,
  others: { from: Loosened; facets: Facets }[],
  all: Facets = noFacets,
): Facets {
  const merge = (kind: FilterKind) => {
    const covered = (value: string) => others.some(({ from }) => from.covers(kind, value));
    return [
      ...all[kind].map((one) => ({ ...one, count: 0 })),
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
    ...((all.noPrice ?? own.noPrice) && { noPrice: true as const }),
    inStock: own.inStock ?? (all.inStock === null ? null : 0),
  };
}

/** Removes values that all products have, unless selected. `whole`: counts without any filter. */
export function narrowing(facets: Facets, whole: Facets, filter: ListFilter): Facets {
  const total = whole.total ?? totalOfTypes(whole);
  const kindOf = (value: string) => splitTag(value).kind;
  const everywhere = (kind: FilterKind, { value, count }: FacetValue) =>
    total > 0
      ? count >= total
      : // A value without alternatives probably applies to all.
        whole[kind].every(
          (other) => other.value === value || !isSameValue(kindOf(other.value), kindOf(value)),
        );
  const without = (kind: FilterKind) => {
    const useless = new Set(
      whole[kind].filter((one) => everywhere(kind, one)).map(({ value }) => value),
    );
    return facets[kind].filter(({ value }) => !useless.has(value) || hasValue(filter, kind, value));
  };
  const allInStock = total > 0 && (whole.inStock ?? 0) >= total;
  return {
    ...facets,
    types: without('types'),
    tags: without('tags'),
    inStock: allInStock && !filter.inStock ? null : facets.inStock,
  };
}

/**
 * Each product has at most one type, so the types' counts add up to the number of products. Returns 0 (unknown) if
 * another count is higher, because then some products have no type.
 */
function totalOfTypes({ types, tags, inStock }: Facets): number {
  const typed = types.reduce((sum, { count }) => sum + count, 0);
  const highest = Math.max(inStock ?? 0, ...tags.map(({ count }) => count));
  return highest > typed ? 0 : typed;
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

const otherTags = 'More';

/** Product types first, then one group per kind of tag, by name. Kinds ignore case; the first spelling is the title. */
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
  const tags: Pick<FacetGroup, 'title' | 'values'>[] = [];
  for (const one of all('tags')) {
    const title = splitTag(one.value).kind || otherTags;
    const group = tags.find((other) => isSameValue(other.title, title));
    if (group) group.values.push(one);
    else tags.push({ title, values: [one] });
  }
  const isOther = ({ title }: { title: string }) => isSameValue(title, otherTags);
  const groups: FacetGroup[] = [
    { kind: 'types', title: 'Type', values: all('types') },
    ...tags
      .sort((a, b) => Number(isOther(a)) - Number(isOther(b)) || byName(a.title, b.title))
      .map((group) => ({ kind: 'tags' as const, ...group })),
  ];
  return groups
    .map(({ values, ...group }) => ({
      ...group,
      values: [...values].sort((a, b) => byName(a.label, b.label)),
    }))
    .filter(({ values }) => values.length > 0);
}
