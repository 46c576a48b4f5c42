import { productPhoto, roomImage } from './images';
import { pricesOf } from './prices';
import type { SeedImage, SeedProduct } from './types';
import { barcodeOf } from './variants';
import { plainProduct } from './plain-product';

/**
 * These products' IDs, barcodes and SKUs have a separate range, so adding designs doesn't change
 * them.
 */

type Description = {
  place: number;
  title: string;
  handle: string;
  type: string;
  text: string;
  option: string;
  choices: [string, number][];
  images: SeedImage[];
  sku: string;
  sales: number;
};

function notSentProduct(described: Description): SeedProduct {
  const { place, title, handle, type, text, option, choices, images, sku, sales } = described;
  return {
    ...{ id: 8_900_000_000_001 + place, handle, title, vendor: 'Lintel', type },
    giftCard: false,
    descriptionHtml: text,
    ...plainProduct,
    options: [{ name: option, values: choices.map(([value]) => value) }],
    images,
    variants: choices.map(([value, usd], index) => ({
      id: 44_900_000_000_001 + place * 1000 + index,
      title: value,
      sku: `${sku}${index + 1}`,
      options: [value],
      prices: pricesOf(usd, 0),
      barcode: barcodeOf(999_000_001 + place * 1000 + index),
      grams: 0,
      requiresShipping: false,
      inventory: 5000,
      rule: null,
      policy: 'CONTINUE',
      preorder: null,
      backorder: null,
      ships: null,
      facts: {},
      image: null,
    })),
    seo: { title, description: null },
    collections: ['all'],
    sales,
  };
}

/** The choices aren't named after their amounts, because the amounts differ by currency. */
export const giftCard: SeedProduct = {
  ...notSentProduct({
    place: 1,
    title: 'Gift Card',
    handle: 'gift-card',
    type: 'Gift Card',
    text: '<p>For someone who would rather choose. It arrives by email, yours or theirs, as soon as it is paid for or on the day you choose, and can be spent all at once or a little at a time.</p><p>It never expires, and any balance stays on the card.</p>',
    option: 'Amount',
    choices: [
      ['For a mug', 25],
      ['For a vase', 75],
      ['For a lamp', 200],
      ['For a room', 500],
    ],
    images: [
      productPhoto('gift-card-1', 'A black gift card with a brass pendant light, on linen'),
      productPhoto('gift-card-2', 'The gift card half out of its envelope'),
    ],
    sku: 'GC',
    sales: 300,
  }),
  giftCard: true,
};

const fitting: SeedProduct = notSentProduct({
  place: 2,
  title: 'Fitting at Home',
  handle: 'fitting-at-home',
  type: 'Service',
  text: '<p>Someone who has hung a few hundred of our lamps comes to you, installs what you have bought and takes the boxes away. We will email you within a day to find a time that suits.</p>',
  option: 'Time',
  choices: [
    ['Weekday', 95],
    ['Saturday', 130],
  ],
  images: [roomImage('workshop-bench'), roomImage('workshop-lamp')],
  sku: 'FH',
  sales: 120,
});

/**
 * The setting `GIFT_WRAP` names this product. It has more sales than any listed product, so that
 * tests notice lists that don't leave it out.
 */
const giftWrap: SeedProduct = notSentProduct({
  place: 99,
  title: 'Gift Wrapping',
  handle: 'gift-wrapping',
  type: 'Gift wrap',
  text: '<p>Your bag in one box, wrapped in brown paper and tied with linen tape. A gift message goes on a card inside.</p>',
  option: 'Title',
  choices: [['Default Title', 6]],
  images: [productPhoto('gift-card-2', 'The gift card half out of its envelope')],
  sku: 'GW',
  sales: 2400,
});

export const notSent: SeedProduct[] = [giftCard, fitting, giftWrap];
