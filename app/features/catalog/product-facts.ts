import * as v from 'valibot';
import { isLengthUnit, lengthInWords, withInches, type Measured } from '~/ui/length';
import { weightInWords } from '~/ui/weight';
import type { Description, Fact } from './description';
import { isSent, mergeFacts, type DataSheet, type Variant } from './product';

/** Keys of the metafield namespace `facts`, in display order. */
const knownFacts: readonly { key: string; term: string; unit?: string }[] = [
  { key: 'bulb', term: 'Bulb' },
  { key: 'watts', term: 'Max. wattage', unit: 'W' },
  { key: 'dimmable', term: 'Dimming' },
  { key: 'cable', term: 'Cable' },
  { key: 'diameter', term: 'Diameter' },
  { key: 'length', term: 'Length' },
  { key: 'width', term: 'Width' },
  { key: 'height', term: 'Height' },
  { key: 'depth', term: 'Depth' },
  { key: 'weight', term: 'Weight' },
  { key: 'care', term: 'Care' },
  { key: 'origin', term: 'Made in' },
];

/** `value` has Shopify's format. */
export interface FactField {
  key: string;
  value: string;
}

/** Values of Shopify's types `dimension` and `weight`. */
const measure = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    value: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()),
    unit: v.pipe(v.string(), v.toLowerCase()),
  }),
);

const gramsPer: Record<string, number> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };
const unitNames: Record<string, string> = {
  millimeters: 'mm', centimeters: 'cm', meters: 'm', inches: 'in', feet: 'ft', yards: 'yd',
  grams: 'g', kilograms: 'kg', ounces: 'oz', pounds: 'lb',
}; // prettier-ignore

/** `locale` is BCP 47. Omits unknown, empty and unreadable fields. */
export function readFacts(fields: readonly FactField[], locale: string): Fact[] {
  const values = new Map(fields.map(({ key, value }) => [key, value.trim()]));
  return knownFacts.flatMap(({ key, term, unit }) => {
    const value = values.get(key);
    const measured = value ? inWords(value, unit, locale) : null;
    return measured ? [{ term, ...measured }] : [];
  });
}

function inWords(value: string, unit: string | undefined, locale: string): Measured | null {
  if (!value.startsWith('{')) {
    return { text: unit && /^[\d.]+$/.test(value) ? `${Number(value)} ${unit}` : value };
  }
  const parsed = v.safeParse(measure, value);
  if (!parsed.success) return null;
  const { value: amount, unit: name } = parsed.output;
  const own = unitNames[name] ?? name;
  const grams = gramsPer[own];
  if (grams) return { text: weightInWords(amount * grams, locale) };
  return isLengthUnit(own) ? lengthInWords(amount, own, locale) : null;
}

/** The metafield is a `list.single_line_text_field` (JSON) or a text with an item per line. */
const textList = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export function readIncluded(value: string | null | undefined): string[] {
  const list = v.safeParse(textList, value);
  const items = list.success ? list.output : (value ?? '').split('\n');
  return items.map((item) => item.trim()).filter(Boolean);
}

/** Null if the sheet's host isn't one of `origins`. */
export const readSheet = (sheet: DataSheet, origins: readonly string[]): DataSheet | null =>
  URL.canParse(sheet.url) && origins.includes(new URL(sheet.url).origin) ? sheet : null;

const size = v.fallback(v.nullish(v.number(), null), null);
const file = v.object({
  src: v.string(),
  alt: v.fallback(v.nullish(v.string(), ''), ''),
  width: size,
  height: size,
  bytes: size,
});

/** The field contains a URL or JSON. Null if invalid. */
export function readFile(value: string | undefined): v.InferOutput<typeof file> | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), file), value);
  if (parsed.success) return parsed.output;
  return value && URL.canParse(value) ? v.parse(file, { src: value }) : null;
}

const measures = new Set(['Diameter', 'Length', 'Width', 'Height', 'Depth']);

/** Metafields take priority over the description. Formats units for the locale. */
export function joinFacts(facts: readonly Fact[], described: Description, locale: string) {
  const { html, sizes, care } = described;
  const isMeasured = facts.some(({ term }) => measures.has(term));
  const others = described.facts.filter(({ term }) => !isMeasured || !/^dimensions?$/i.test(term));
  const inUnits = ({ term, text }: Fact) => ({ term, ...withInches(text, locale) });
  const isCare = ({ term }: Fact) => term === 'Care';
  return {
    description: { html, sizes: sizes.map(inUnits), care: facts.find(isCare)?.text ?? care },
    facts: mergeFacts(
      facts.filter((one) => !isCare(one)),
      others.map(inUnits),
    ),
  };
}

const isMeasure = ({ term }: Fact): boolean => measures.has(term) || term === 'Weight';

/** Removes weight and dimensions from variants that aren't shipped. */
export const withoutMeasures = (variants: readonly Variant[]): Variant[] =>
  variants.map((variant) =>
    isSent(variant)
      ? variant
      : { ...variant, grams: null, facts: variant.facts.filter((fact) => !isMeasure(fact)) },
  );

/** Removes weight and dimensions if no variant is shipped. */
export const factsOfSent = (facts: readonly Fact[], variants: readonly Variant[]): Fact[] =>
  facts.filter((fact) => variants.length === 0 || variants.some(isSent) || !isMeasure(fact));
