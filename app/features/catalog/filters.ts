import { priceFields } from './price-fields';

export interface PriceRange {
  min: number;
  max: number;
}

/** OR within a group, AND between groups. */
export interface ListFilter {
  types: string[][];
  /** 'Colour~Black'. */
  tags: string[][];
  /** Major units, inclusive; see `openEnds`. */
  price: PriceRange | null;
  /** Only products that can be bought. */
  inStock: boolean;
}

export type FilterKind = 'types' | 'tags';

export const noFilter: ListFilter = { types: [], tags: [], price: null, inStock: false };

export const isFiltered = ({ types, tags, price, inStock }: ListFilter): boolean =>
  types.length > 0 || tags.length > 0 || price !== null || inStock;

const limits = { groups: 10, values: 50, length: 100 };

const fold = (value: string) => value.toLowerCase();
/** Ignores case. */
export const isSameValue = (one: string, other: string) => fold(one) === fold(other);

/** Splits at separators. A backslash before a separator or a backslash makes it part of the value. */
function splitGroups(text: string): string[][] {
  const groups = [['']];
  for (const [token, escaped = token] of text.matchAll(/\\([,|\\])|[^]/g)) {
    const group = groups.at(-1)!;
    if (token === ',') groups.push(['']);
    else if (token === '|') group.push('');
    else group[group.length - 1] += escaped;
  }
  return groups;
}

/** `A|B,C` → [[A, B], [C]], without empty and repeated values. */
function readGroups(text: string): string[][] {
  return splitGroups(text)
    .map((group) => {
      const values = group.map((value) => value.trim());
      const fit = values.filter((value) => value !== '' && value.length <= limits.length);
      return [...new Map(fit.map((value) => [fold(value), value])).values()].slice(
        0,
        limits.values,
      );
    })
    .filter((group) => group.length > 0)
    .slice(0, limits.groups);
}

/** Major units; undefined if invalid. */
function readAmount(text: string | null): number | undefined {
  const trimmed = (text ?? '').trim();
  return /^\d{1,9}(\.\d{1,6})?$/.test(trimmed) ? Number(trimmed) : undefined;
}

const isGiven = (text: string | null) => (text ?? '').trim() !== '';

/** Ends that the shopper left empty. */
export const openEnds: PriceRange = { min: 0, max: 999_999_999 };

/** Null if the range is invalid or a field is missing. One field may be empty. */
function readRange(params: URLSearchParams): PriceRange | null {
  const ends = { min: params.get('minPrice'), max: params.get('maxPrice') };
  if (!isGiven(ends.min) && !isGiven(ends.max)) return null;
  const read = (end: keyof PriceRange) =>
    ends[end]?.trim() === '' ? openEnds[end] : readAmount(ends[end]);
  const [min, max] = [read('min'), read('max')];
  return min !== undefined && max !== undefined && min <= max ? { min, max } : null;
}

/** Null also if both ends are open, as with `minPrice=0&maxPrice=`. */
function readPrice(params: URLSearchParams): PriceRange | null {
  const range = readRange(params);
  return range?.min === openEnds.min && range.max === openEnds.max ? null : range;
}

/** Ignores malformed parts. */
export const readFilter = (params: URLSearchParams): ListFilter => ({
  types: readGroups(params.get('type') ?? ''),
  tags: readGroups(params.get('tag') ?? ''),
  price: readPrice(params),
  inStock: params.get('inStock') === 'true',
});

type PriceField = (typeof priceFields)[number];
const priceNames: Record<PriceField, string> = { minPrice: 'lowest', maxPrice: 'highest' };

export interface PriceProblem {
  message: string;
  fields: readonly PriceField[];
}

/** Why the price range is ignored, or null. */
export function priceProblem(params: URLSearchParams): PriceProblem | null {
  const given = priceFields.filter((name) => isGiven(params.get(name)));
  if (given.length === 0) return null;
  const missing = priceFields.filter((name) => !params.has(name));
  if (missing.length > 0)
    return { message: 'Please enter both a lowest and a highest price.', fields: missing };
  const unread = given.filter((name) => readAmount(params.get(name)) === undefined);
  const [first] = unread;
  if (first) {
    const what =
      unread.length > 1 ? 'both prices as numbers' : `the ${priceNames[first]} price as a number`;
    return { message: `Please enter ${what}, such as 25 or 99.50.`, fields: unread };
  }
  if (readRange(params)) return null;
  return { message: 'The lowest price must not be above the highest.', fields: priceFields };
}

/** Values without separators stay as they are, so existing addresses stay valid. */
const escapeValue = (value: string) => value.replace(/[,|]|\\(?=[,|\\]|$)/g, '\\$&');

const writeGroups = (groups: string[][]) =>
  groups.map((group) => group.map(escapeValue).join('|')).join(',');

const writeEnd = (price: PriceRange, end: keyof PriceRange) =>
  price[end] === openEnds[end] ? '' : String(price[end]);

export function filterFields({ types, tags, price, inStock }: ListFilter): Record<string, string> {
  return {
    ...(types.length > 0 && { type: writeGroups(types) }),
    ...(tags.length > 0 && { tag: writeGroups(tags) }),
    ...(price && { minPrice: writeEnd(price, 'min'), maxPrice: writeEnd(price, 'max') }),
    ...(inStock && { inStock: 'true' }),
  };
}

/** 'Colour~Black' → kind 'Colour', label 'Black'. Without `~`, the kind is ''. */
export function splitTag(tag: string): { kind: string; label: string } {
  const at = tag.indexOf('~');
  return at < 0
    ? { kind: '', label: tag }
    : { kind: tag.slice(0, at).trim(), label: tag.slice(at + 1).trim() };
}

export const hasValue = (filter: ListFilter, kind: FilterKind, value: string): boolean =>
  filter[kind].some((group) => group.some((one) => isSameValue(one, value)));

export function withoutValue(filter: ListFilter, kind: FilterKind, value: string): ListFilter {
  const groups = filter[kind]
    .map((group) => group.filter((one) => !isSameValue(one, value)))
    .filter((group) => group.length > 0);
  return { ...filter, [kind]: groups };
}

/** Adds the value to the group of its kind. All product types are in one group. */
function withValue(filter: ListFilter, kind: FilterKind, value: string): ListFilter {
  const belongs = (group: string[]) =>
    kind === 'types' || group.some((one) => isSameValue(splitTag(one).kind, splitTag(value).kind));
  const at = filter[kind].findIndex(belongs);
  const groups =
    at < 0
      ? [...filter[kind], [value]]
      : filter[kind].map((group, index) => (index === at ? [...group, value] : group));
  return { ...filter, [kind]: groups };
}

export const toggleValue = (filter: ListFilter, kind: FilterKind, value: string): ListFilter =>
  hasValue(filter, kind, value)
    ? withoutValue(filter, kind, value)
    : withValue(filter, kind, value);
