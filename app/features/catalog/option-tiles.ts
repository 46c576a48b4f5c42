import type { Fact } from './description';
import type { Product, Variant } from './product';
import {
  matchingVariants,
  stateOf,
  type SelectedOptions,
  type ValueState,
} from './selected-options';
import type { ValueSwatch } from './value-swatch';
import type { Money } from '~/ui/money';

export interface OptionTile {
  value: string;
  state: ValueState;
  /** Lowest price; null if all values cost the same. */
  price: Money | null;
  from: boolean;
  /** For example '14 in'; null if it isn't needed to tell the values apart. */
  measure: string | null;
  swatch?: ValueSwatch;
}

/** One tile per value of the option `at`, from variants that match the other selected options. */
export function optionTiles(
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  selected: SelectedOptions,
  at: number,
): OptionTile[] {
  const { values = [], swatches } = options[at] ?? {};
  const sets = values.map((value) =>
    matchingVariants(
      variants,
      selected.map((own, index) => (index === at ? value : own)),
    ),
  );
  return withSwatches(tilesOf(values, sets), swatches ?? []);
}

/** For products that list variants instead of options. */
export function variantTiles(
  labels: readonly string[],
  { options, variants }: Pick<Product, 'options' | 'variants'>,
): OptionTile[] {
  const tiles = tilesOf(
    labels,
    variants.map((variant) => [variant]),
  );
  const [option] = options;
  return withSwatches(
    tiles,
    variants.map(({ options: [value = ''] }) => option?.swatches?.[option.values.indexOf(value)]),
  );
}

const withSwatches = (
  tiles: OptionTile[],
  swatches: readonly (ValueSwatch | null | undefined)[],
): OptionTile[] =>
  tiles.map((tile, index) => {
    const swatch = swatches[index];
    return swatch ? { ...tile, swatch } : tile;
  });

function tilesOf(values: readonly string[], sets: readonly Variant[][]): OptionTile[] {
  const ranges = sets.map(priceRange);
  const differ = new Set(ranges.flatMap((one) => (one ? `${one.low} ${one.high}` : []))).size > 1;
  const measures = measuresOf(values, sets);
  return values.map((value, index) => {
    const range = ranges[index];
    const price = sets[index]?.[0]?.price;
    return {
      value,
      state: stateOf(sets[index] ?? []),
      price: differ && range && price ? { ...price, amount: range.low } : null,
      from: range ? range.high > range.low : false,
      measure: measures[index] ?? null,
    };
  });
}

function priceRange(variants: readonly Variant[]) {
  if (variants.length === 0) return null;
  const amounts = variants.map(({ price }) => price.amount);
  return { low: Math.min(...amounts), high: Math.max(...amounts) };
}

/** In order of preference; width and length belong together. */
const terms = [['Diameter'], ['Width', 'Length'], ['Length'], ['Width'], ['Height'], ['Depth']];

/** Empty if a value's name contains a number, such as '45 cm'. */
function measuresOf(values: readonly string[], sets: readonly Variant[][]): (string | null)[] {
  if (values.some((value) => /\d/.test(value))) return [];
  for (const group of terms) {
    const texts = sets.map((set) => measureOf(set, group));
    const known = texts.filter((text) => text !== null);
    if (known.length > 1 && new Set(known).size === known.length) return texts;
  }
  return [];
}

function measureOf(variants: readonly Variant[], group: readonly string[]): string | null {
  const texts = variants.map(({ facts }) => textOf(facts, group));
  return texts.every((text) => text === texts[0]) ? (texts[0] ?? null) : null;
}

function textOf(facts: readonly Fact[], group: readonly string[]): string | null {
  const found = group.map((term) => facts.find((fact) => fact.term === term)?.text);
  return found.every((text) => text !== undefined) ? found.join(' × ') : null;
}
