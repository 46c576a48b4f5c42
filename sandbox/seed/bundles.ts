import { productPhoto } from './images';
import { pricesOf } from './prices';
import type { SeedComponent, SeedProduct, SeedVariant } from './types';
import { barcodeOf } from './variants';
import { plainProduct } from './plain-product';

/**
 * Fixed bundles, which Shopify apps such as Shopify Bundles create. A bundle has its own price; its stock depends on
 * its parts. The IDs have a separate range, so adding designs doesn't change them.
 */
type Bundle = {
  place: number;
  handle: string;
  title: string;
  text: string;
  /** Empty if the bundle has one variant. */
  option: string;
  variants: { value: string; usd: number; parts: Part[] }[];
  images: [photo: string, alt: string][];
};

/** `variant` is the title of the part's variant. */
type Part = { handle: string; variant?: string; quantity: number };

const sorrel = (finish: string, quantity: number): Part => ({
  ...{ handle: `sorrel-pendant-${finish}`, variant: 'Small', quantity },
});

const bundles: Bundle[] = [
  {
    place: 1,
    handle: 'quill-reading-set',
    title: 'Quill Reading Set',
    text: 'The Quill Table Lamp in brass, and two opal bulbs for it: one to use, and one for later. Together they cost less than on their own.',
    option: '',
    variants: [
      {
        value: '',
        usd: 169,
        parts: [
          { handle: 'quill-table-lamp-brass', quantity: 1 },
          { handle: 'opal-bulb-e27', quantity: 2 },
        ],
      },
    ],
    images: [
      ['quill-table-lamp-brass-1', 'The Quill Table Lamp of the set'],
      ['opal-bulb-e27-1', 'An opal bulb of the set'],
    ],
  },
  {
    place: 2,
    handle: 'sorrel-pendant-pair',
    title: 'Sorrel Pendant, Pair',
    text: 'Two small Sorrel Pendants, to hang side by side above a table or a counter.',
    option: 'Finish',
    variants: [
      { value: 'Brass', usd: 265, parts: [sorrel('brass', 2)] },
      { value: 'Brass and black', usd: 265, parts: [sorrel('brass', 1), sorrel('black', 1)] },
      // This pendant is sold out, so the pair is too.
      { value: 'Satin nickel', usd: 265, parts: [sorrel('nickel', 2)] },
    ],
    images: [
      ['sorrel-pendant-brass-1', 'One of the pendants, in brass'],
      ['sorrel-pendant-black-1', 'One of the pendants, in black'],
    ],
  },
];

/** `known` are the other products, by handle. */
export const bundleProducts = (known: ReadonlyMap<string, SeedProduct>): SeedProduct[] =>
  bundles.map((bundle) => productOf(bundle, known));

export const bundleHandles = bundles.map(({ handle }) => handle);

function productOf(bundle: Bundle, known: ReadonlyMap<string, SeedProduct>): SeedProduct {
  const { place, handle, title, text, option, variants, images } = bundle;
  return {
    ...{ id: 8_900_000_000_101 + place, handle, title, vendor: 'Lintel', type: 'Set' },
    giftCard: false,
    descriptionHtml: `<p>${text}</p>`,
    ...plainProduct,
    options: option ? [{ name: option, values: variants.map(({ value }) => value) }] : [],
    images: images.map(([photo, alt]) => productPhoto(photo, alt)),
    variants: variants.map((one, index) => variantOf(bundle, one, index, known)),
    seo: { title, description: null },
    collections: ['all'],
    sales: 10 + place,
  };
}

function variantOf(
  { place }: Bundle,
  { value, usd, parts }: Bundle['variants'][number],
  index: number,
  known: ReadonlyMap<string, SeedProduct>,
): SeedVariant {
  const found = parts.map(({ handle, variant = 'Default Title', quantity }) => {
    const part = known.get(handle)?.variants.find(({ title }) => title === variant);
    if (!part) throw new Error(`The bundle has an unknown part: ${variant} of ${handle}.`);
    return { part, quantity };
  });
  return {
    id: 44_900_000_100_001 + place * 1000 + index,
    title: value || 'Default Title',
    sku: `B${100 + place}-${index + 1}`,
    options: value ? [value] : [],
    prices: pricesOf(usd, 0),
    barcode: barcodeOf(999_100_001 + place * 1000 + index),
    grams: found.reduce((sum, { part, quantity }) => sum + part.grams * quantity, 0),
    requiresShipping: true,
    inventory: Math.min(
      ...found.map(({ part, quantity }) => Math.floor(Math.max(0, part.inventory) / quantity)),
    ),
    rule: null,
    policy: 'DENY',
    preorder: null,
    backorder: null,
    ships: null,
    facts: {},
    image: null,
    components: found.map(({ part, quantity }): SeedComponent => ({
      variantId: part.id,
      quantity,
    })),
  };
}
