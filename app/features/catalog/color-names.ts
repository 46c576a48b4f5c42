import type { CardProduct } from './card-product';
import type { Facets, FacetValue } from './facets';
import { splitTag } from './filters';

export const isColorName = (name: string): boolean => /^(?:colou?rs?|finish(?:es)?)$/i.test(name);

/** British spelling; see `plain`. */
const hexes: Record<string, string> = {
  ...{
    black: '#1f1f1f',
    charcoal: '#3a3d40',
    grey: '#8a8c8e',
    silver: '#bfc1c2',
    white: '#ffffff',
  },
  ...{
    chrome: '#c9ccd0',
    nickel: '#b9b5ac',
    steel: '#9aa0a6',
    pewter: '#8b8d8c',
    chalk: '#ece6da',
  },
  ...{ ivory: '#f6f1e3', cream: '#f3ead3', oat: '#e3d9c6', linen: '#d6c7ae', natural: '#d2bd98' },
  ...{ beige: '#dccbb0', sand: '#cdb99a', stone: '#b8b0a2', taupe: '#8f8271', tan: '#c39b6b' },
  ...{
    brass: '#b08d57',
    gold: '#c9a24d',
    bronze: '#7b5a35',
    copper: '#b06a43',
    'rose gold': '#c68e82',
  },
  ...{ oak: '#c8a678', ash: '#d8c3a0', walnut: '#6b4a32', brown: '#6f4e37', chocolate: '#4a3226' },
  ...{
    terracotta: '#b5653f',
    rust: '#a9664a',
    clay: '#b0775a',
    orange: '#dd7a2f',
    coral: '#ee7f6b',
  },
  ...{ red: '#b3282d', burgundy: '#6d1f33', pink: '#e3a3b0', blush: '#ecc9c3', purple: '#6c4a86' },
  ...{ lilac: '#b9a3cf', navy: '#1f2b4d', ink: '#3b4552', blue: '#3f679b', teal: '#2d6a6e' },
  ...{ turquoise: '#3fb0ac', green: '#4f7350', sage: '#9cab8d', olive: '#6b6b3a', moss: '#70745a' },
  ...{ mint: '#b5dcc4', yellow: '#e5c04b', mustard: '#c6952f' },
};

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/\bgray\b/g, 'grey');

/**
 * Adds colors to the color and finish values for which Shopify sends none: the name's usual color, else a product's
 * swatch, else the usual color of the name's last word ('Satin nickel' → nickel). A picture from Shopify shows only one
 * product's fabric, so it is kept only for names without a usual color ('Striped').
 */
export function withColors(facets: Facets, products: readonly CardProduct[]): Facets {
  const isColored = ({ value, hex }: FacetValue) => !hex && isColorName(splitTag(value).kind);
  if (!facets.tags.some(isColored)) return facets;
  const own = new Map(
    products.flatMap(({ swatches }) => swatches.map(({ label, hex }) => [plain(label), hex])),
  );
  const hexOf = ({ value, image }: FacetValue) => {
    const name = plain(splitTag(value).label);
    const last = name.split(/[\s/-]+/).at(-1) ?? '';
    return hexes[name] ?? (image ? undefined : (own.get(name) ?? hexes[last]));
  };
  return {
    ...facets,
    tags: facets.tags.map((one) => {
      const hex = isColored(one) ? hexOf(one) : undefined;
      if (!hex) return one;
      const { value, count } = one;
      return { value, count, hex };
    }),
  };
}
