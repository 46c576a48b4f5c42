import { finishOf } from './finishes';
import { hash } from './hash';
import { productPhoto } from './images';
import { pricesOf } from './prices';
import type { SeedProduct, SeedVariant } from './types';
import { barcodeOf } from './variants';

/**
 * The IDs of accessories, and of the products that aren't shipped (`not-sent.ts`), are in one range, apart from the
 * designs' IDs. So adding designs doesn't change IDs in stored carts and orders.
 */
type Accessory = {
  name: string;
  /** If the list is empty, the accessory is one product without a finish. */
  finishes: string[];
  title: string;
  type: string;
  text: string;
  facts: [term: string, text: string][];
  usd: number;
  grams: number;
  /**
   * An accessory with an option is one product, with a photograph per value. Without an option, each
   * finish is a product.
   */
  option: { name: string; values: Record<string, string> } | null;
  collection: string;
  /** Of an accessory without a finish. */
  tags: string[];
  /** Alternative texts of its photographs. If the list is empty, it has one. */
  alts: string[];
};

type Rest = Omit<Accessory, 'name' | 'finishes' | keyof typeof defaults> &
  Partial<Pick<Accessory, keyof typeof defaults>>;

const defaults = { option: null, collection: 'lighting-accessories', tags: [], alts: [] };

/** Only `photos/catalog.py` uses `form` (family and shape). */
function accessory(
  name: string,
  _form: `${string}:${string}`,
  finishes: string,
  rest: Rest,
): Accessory {
  return { name, finishes: finishes ? finishes.split(' ') : [], ...defaults, ...rest };
}

const warm: [string, string] = ['Light', 'Warm white, 2700 K, CRI 95'];
const dims: [string, string] = ['Dimming', 'With any trailing-edge dimmer'];

// prettier-ignore
const accessories: Accessory[] = [
  accessory('opal-bulb-e27', 'bulb:e27', '', {
    title: 'Opal Bulb', type: 'Bulb', usd: 14, grams: 60,
    text: 'The bulb we light our own lamps with: warm white, dimmable, and opal, so that no filament shows in an open shade. Orders to North America get the same bulb with an E26 cap.',
    facts: [['Socket', 'E27 (E26 in North America)'], warm, ['Brightness', '806 lm, 7 W'], dims] }),
  accessory('opal-bulb-g9', 'bulb:g9', '', {
    title: 'Opal Bulb, G9', type: 'Bulb', usd: 9, grams: 20,
    text: 'A spare for our wall lights, which come with one. Warm white and dimmable, with an opal capsule that makes no stripes on the wall.',
    facts: [['Socket', 'G9'], warm, ['Brightness', '400 lm, 4 W'], dims] }),
  accessory('spot-bulbs-gu10', 'bulb:gu10', '', {
    title: 'Spot Bulbs, GU10, Pair', type: 'Bulb', usd: 18, grams: 90,
    text: 'Two warm spots with a soft edge, one for each end of an up and down light. Dimmable.',
    facts: [['Socket', 'GU10'], warm, ['Brightness', '345 lm, 5 W each'], ['Beam', '36°'], dims] }),
  accessory('ceiling-rose', 'ceiling-rose:plain', 'brass aged-brass nickel black white', {
    title: 'Ceiling Rose', type: 'Ceiling rose', usd: 32, grams: 210,
    text: 'A shallow rose that covers the wiring where a pendant meets the ceiling. The cord grip holds lamps of up to 5 kg, and the cover turns on without visible screws.',
    facts: [['Dimensions', '11 cm across, 3 cm high'], ['Holds', 'Up to 5 kg']] }),
  accessory('wall-dimmer', 'dimmer:turn', 'brass black white', {
    title: 'Wall Dimmer', type: 'Dimmer', usd: 45, grams: 140,
    text: 'A turning dimmer for LED bulbs that goes all the way down without flicker or hum. Press to switch, turn to dim. It fits a standard single back box.',
    facts: [['Dimensions', '8.6 cm wide, 8.6 cm high'], ['Load', '2 to 150 W LED, trailing edge']] }),
  accessory('cloth-cable', 'cable:coil', 'black linen', {
    title: 'Cloth Cable, 3 m', type: 'Cable', usd: 18, grams: 190,
    text: 'Three more meters of the cable our pendants hang on, for a high ceiling or a hook beside the table. Two cores and earth, covered in woven cotton.',
    facts: [['Length', '3 m'], ['Holds', 'Up to 5 kg']],
    option: { name: 'Color', values: { black: 'Black', linen: 'Linen' } } }),
  accessory('dinner-candles', 'candle:taper', '', {
    title: 'Dinner Candles, Set of Six', type: 'Candle', usd: 18, grams: 480,
    text: 'Six tapered candles of pure beeswax, dipped by hand, for our candle holders and any other that takes a dinner candle. They smell faintly of honey and do not drip out of a draft.',
    facts: [['Dimensions', '2.2 cm across, 25 cm high'], ['Material', 'Pure beeswax with a cotton wick'], ['Burns', 'About 8 hours each'], ['Fits', 'The Vesper and Ember candle holders']],
    collection: 'decoration', tags: ['Colour~Natural', 'Material~Beeswax', 'Room~Dining room', 'Room~Living room', 'Tapers'],
    alts: ['Six beeswax dinner candles, three of them standing', 'The dinner candles from the other side', 'A closer view of the tips of the dinner candles'] }),
];

const firstPlace = 3;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const describe = ({ text, facts }: Accessory): string =>
  `<p>${escape(text)}</p><ul>${facts.map(([term, fact]) => `<li><strong>${escape(term)}:</strong> ${escape(fact)}</li>`).join('')}</ul>`;

function productOf(own: Accessory, finish: string | null, place: number): SeedProduct {
  const { name, title, type, usd, grams, option, collection } = own;
  const handle = finish ? `${name}-${finish}` : name;
  const values = option ? Object.entries(option.values) : [];
  const finishName = finish && finishOf(finish).name;
  const about = finishName ? `${title} in ${finishName.toLowerCase()}` : title;
  const variantOf = (value: string | null, index: number): SeedVariant => ({
    id: 44_900_000_000_001 + place * 1000 + index,
    title: value ?? 'Default Title',
    sku: `A${100 + place}-${index + 1}`,
    options: value === null ? [] : [value],
    prices: pricesOf(usd, 0),
    barcode: barcodeOf(999_000_001 + place * 1000 + index),
    grams,
    requiresShipping: true,
    inventory: 60 + (hash(`${handle} stock`) % 200),
    rule: null,
    policy: 'DENY',
    preorder: null,
    backorder: null,
    ships: null,
    facts: {},
    image: value === null ? null : index,
  });
  return {
    id: idAt(place),
    handle,
    title,
    vendor: 'Lintel',
    type,
    giftCard: false,
    descriptionHtml: describe(own),
    tags: finish
      ? [`Colour~${finishOf(finish).colour}`, `Material~${finishOf(finish).material}`]
      : own.tags,
    options: option ? [{ name: option.name, values: values.map(([, value]) => value) }] : [],
    images: option
      ? values.map(([id, value]) =>
          productPhoto(`${name}-${id}-1`, `${title} in ${value.toLowerCase()}`),
        )
      : (own.alts.length > 0 ? own.alts : [about]).map((alt, index) =>
          productPhoto(`${handle}-${index + 1}`, alt),
        ),
    video: null,
    drawing: null,
    sheet: null,
    included: [],
    variants: option
      ? values.map(([, value], index) => variantOf(value, index))
      : [variantOf(null, 0)],
    related: [],
    finish: finishName,
    sample: null,
    complements: [],
    facts: {},
    reviews: null,
    seo: { title: about, description: own.text.split('. ')[0]!.replace(/\.?$/, '.') },
    collections: ['all', collection],
    createdAt: '2023-01-06T09:00:00Z',
    publishedAt: '2023-01-08T09:00:00Z',
    sales: 20 + (hash(`${handle} sales`) % 60),
  };
}

const idAt = (place: number): number => 8_900_000_000_001 + place;

/** `related` lists the accessory's other finishes. */
export const accessoryProducts: SeedProduct[] = accessories.flatMap((own, index) => {
  const before = accessories
    .slice(0, index)
    .reduce((sum, { finishes, option }) => sum + (option ? 1 : Math.max(1, finishes.length)), 0);
  const finishes = own.option || own.finishes.length === 0 ? [null] : own.finishes;
  const products = finishes.map((finish, at) => productOf(own, finish, firstPlace + before + at));
  return products.map((product) => ({
    ...product,
    related: products.flatMap(({ handle, id }, at) =>
      handle === product.handle
        ? []
        : [{ handle, id, color: finishOf(own.finishes[at]!).hex, hidden: false }],
    ),
  }));
});

const has = (handle: string): boolean => accessoryProducts.some((one) => one.handle === handle);

/** Falls back to black if the accessory lacks the finish. */
const inFinish = (name: string, finish: string): string =>
  [`${name}-${finish}`, `${name}-black`].find(has)!;

/** Handles that a merchant would set in Shopify's Search & Discovery app. */
export function complementsOf(name: string, family: string, finish: string): string[] {
  const dimmer = inFinish('wall-dimmer', finish === 'aged-brass' ? 'brass' : finish);
  switch (family) {
    case 'pendant':
      return ['opal-bulb-e27', inFinish('ceiling-rose', finish), dimmer, 'cloth-cable'];
    case 'table-lamp':
      return ['opal-bulb-e27'];
    case 'wall-light':
      return [name === 'Lowen' ? 'spot-bulbs-gu10' : 'opal-bulb-g9', dimmer];
    case 'candle-holder':
      return ['dinner-candles'];
    default:
      return [];
  }
}
