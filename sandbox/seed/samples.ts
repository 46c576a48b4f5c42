import { finishes } from './finishes';
import { productPhoto } from './images';
import { pricesOf } from './prices';
import type { SeedProduct } from './types';
import { barcodeOf } from './variants';

/**
 * This product sells samples. Products with samples reference it in the metafield `custom.sample`.
 */
export const samplesId = 8_900_000_000_001;

/** Products whose photographs show the finish. */
const closest: Record<string, string> = {
  brass: 'bramley-knob',
  'aged-brass': 'bramley-knob',
  nickel: 'bramley-knob',
  black: 'bramley-knob',
  white: 'lath-shelf',
  oak: 'pip-knob',
  walnut: 'pip-knob',
  chalk: 'dunmore-bowl',
  sand: 'dunmore-bowl',
  clay: 'harrow-bowl',
  moss: 'harrow-bowl',
  ink: 'dunmore-bowl',
  linen: 'nolan-cushion',
  oat: 'quarry-cushion',
  rust: 'nolan-cushion',
  fern: 'nolan-cushion',
  slate: 'nolan-cushion',
  seagrass: 'tamar-basket',
  willow: 'tamar-basket',
};

const first = { variant: 44_900_000_000_001, barcode: 999_000_001 };

const text =
  'A piece of the real thing, about the size of a matchbox, to hold against a wall, a counter or a door. ' +
  'Metals and woods come as small blocks, glazes as tiles, linen as a square of cloth, and seagrass and willow as a short length of weave.';

/** One product with a variant per finish, in no collection. */
export const samples: SeedProduct = {
  id: samplesId,
  handle: 'finish-samples',
  title: 'Finish Sample',
  vendor: 'Lintel',
  type: 'Sample',
  giftCard: false,
  descriptionHtml: `<p>${text}</p>`,
  tags: ['final-sale'],
  options: [{ name: 'Finish', values: finishes.map(({ name }) => name) }],
  images: finishes.map(({ id, name }) =>
    productPhoto(`${closest[id]}-${id}-3`, `A closer view of ${name.toLowerCase()}`),
  ),
  video: null,
  drawing: null,
  sheet: null,
  included: [],
  variants: finishes.map(({ name }, index) => ({
    id: first.variant + index,
    title: name,
    sku: `S${100 + index}`,
    options: [name],
    prices: pricesOf(2, 0),
    barcode: barcodeOf(first.barcode + index),
    grams: 40,
    requiresShipping: true,
    inventory: 240,
    rule: null,
    policy: 'DENY',
    preorder: null,
    backorder: null,
    ships: null,
    facts: {},
    image: index,
  })),
  related: [],
  finish: null,
  sample: null,
  complements: [],
  facts: {},
  reviews: null,
  seo: {
    title: 'Finish samples',
    description: 'Every finish we work in, as a sample the size of a matchbox.',
  },
  collections: [],
  createdAt: '2023-01-06T09:00:00Z',
  publishedAt: '2023-01-08T09:00:00Z',
  // Samples sell best.
  sales: 2500,
};
