import { productPhoto } from './images';
import { pricesOf } from './prices';
import type { SeedComponent, SeedProduct, SeedVariant } from './types';
import { barcodeOf } from './variants';

/**
 * Fixed bundles. At Shopify, an app such as Shopify Bundles makes them. The price is the bundle's own; its stock is
 * that of its parts. The IDs have a separate range, so adding designs doesn't change them.
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

const haldenPair = (size: string): Part[] => [
  { handle: 'halden-pendant-brass', variant: `${size} / Black`, quantity: 2 },
];

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
    handle: 'halden-pendant-pair',
    title: 'Halden Pendant, Pair',
    text: 'Two Halden Pendants in brass on black cable, to hang in a row above a long table.',
    option: 'Size',
    variants: [
      { value: 'Small', usd: 345, parts: haldenPair('Small') },
      { value: 'Medium', usd: 475, parts: haldenPair('Medium') },
      // This pendant is sold out, so the pair is too.
      { value: 'Large', usd: 710, parts: haldenPair('Large') },
    ],
    images: [
      ['rooms/kitchen-brass', 'Two Halden Pendants in brass above a kitchen counter'],
      ['halden-pendant-brass-1', 'One of the two Halden Pendants'],
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
    tags: [],
    options: option ? [{ name: option, values: variants.map(({ value }) => value) }] : [],
    images: images.map(([photo, alt]) => productPhoto(photo, alt)),
    video: null,
    drawing: null,
    sheet: null,
    included: [],
    variants: variants.map((one, index) => variantOf(bundle, one, index, known)),
    related: [],
    finish: null,
    sample: null,
    complements: [],
    facts: {},
    reviews: null,
    seo: { title, description: null },
    collections: ['all'],
    createdAt: '2023-01-06T09:00:00Z',
    publishedAt: '2023-01-08T09:00:00Z',
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
