import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Env } from '~/platform/env.server';
import { openLog } from '~/platform/log/log.server';
import {
  productSchema,
  relatedSchema,
  searchReply,
} from '~/services/product-service/product-service.schema';
import { toFacets, toProduct, filterClauses } from './product-service-mapping';

const variant = { id: 11, title: 'Default Title', price: '120.00', inventory_quantity: 3 };
const least = { id: 1, title: 'Lamp', handle: 'lamp', min_price: 120, variants: [variant] };
const usd = {
  env: { IMAGE_ORIGINS: 'cdn.shopify.com', SITE_URL: 'https://shop.example' } as Env,
  market: { currency: 'USD' as const, store: { locale: 'en-US' } },
  log: openLog({}, [], () => undefined),
};
const readAny = (more: object) => toProduct(v.parse(productSchema, { ...least, ...more }), usd);
const read = (more: object) => readAny(more)!;

test('numbers may be text, and what is missing is empty [R-318] [R-321]', () => {
  const lamp = read({ id: '1', min_price: '120.00' });
  expect(lamp).toMatchObject({
    id: '1',
    gid: 'gid://shopify/Product/1',
    price: { amount: 120, currency: 'USD' },
    priceMax: { amount: 120 },
    tags: [],
    images: [],
    related: [],
    finish: null,
  });
  expect(lamp.variants[0]).toMatchObject({
    gid: 'gid://shopify/ProductVariant/11',
    policy: 'DENY',
  });
});

test('null is missing, too [R-318] [R-321]', () => {
  const names = (fields: string) => Object.fromEntries(fields.split(' ').map((one) => [one, null]));
  const nothing = {
    ...names('admin_graphql_api_id vendor product_type body_html tags image images media options'),
    ...names('status on_sale prices total_stock gift_card requires_selling_plan metafields'),
  };
  const lamp = read({
    ...nothing,
    variants: [
      {
        ...variant,
        ...names('admin_graphql_api_id inventory_quantity inventory_policy available metafields'),
        ...names('requires_shipping requires_components has_price_breaks option1 image_id grams'),
      },
    ],
  });
  expect(lamp).toEqual(read({ variants: [{ ...variant, inventory_quantity: undefined }] }));
  expect(lamp.variants[0]).not.toHaveProperty('requiresShipping');
  expect(read({ metafields: { finish: null, global: null, PRP: null } })).toEqual(read({}));
  const related = [{ handle: 'lamp-black', color: null, hidden: null }];
  expect(v.parse(relatedSchema, related)).toEqual([
    { handle: 'lamp-black', color: '', hidden: false },
  ]);
});

test('counts without a value are left out', () => {
  const counted = (types: unknown[]) => ({ products: [], facets: { count: 3, types } });
  const lamps = { value: 'Lamp', count: '2' };
  const blank = [{ value: null, count: 1 }, { value: ' ', count: 1 }, null];
  const { facets } = v.parse(searchReply, counted([lamps, ...blank]));
  expect(toFacets(facets)).toMatchObject({ types: [{ value: 'Lamp', count: 2 }], total: 3 });
});

test('a code may be text or a number, and none is none', () => {
  const of = (sku: unknown) => read({ variants: [{ ...variant, sku }] }).variants[0]!.sku;
  expect(['L10001-01', 10001, '', null, undefined].map(of)).toEqual([
    'L10001-01',
    '10001',
    null,
    null,
    null,
  ]);
});

test('videos may have one URL or several files, and only those of the shop are shown [R-318]', () => {
  const of = (...media: object[]) => read({ media }).videos;
  const video = { media_type: 'video', alt: 'Lamp', src: 'https://cdn.shop/a.mp4' };
  const sources = [{ src: video.src, type: 'video/mp4' }];
  expect(of(video)).toEqual([{ alt: 'Lamp', poster: null, sources }]);
  const files = [
    { url: 'https://cdn.shop/b.webm', mime_type: 'video/webm', height: '720' },
    { url: video.src, mime_type: 'video/mp4' },
  ];
  expect(of({ ...video, sources: files })[0]!.sources).toEqual([
    { src: 'https://cdn.shop/b.webm', type: 'video/webm' },
    ...sources,
  ]);
  expect(of({ ...video, src: 'javascript:0' }, { ...video, media_type: 'external_video' })).toEqual(
    [],
  );
});

test('tags may be one text [R-318]', () => {
  expect(read({ tags: 'Label~Sale, Colour~Black' }).tags).toEqual(['Label~Sale', 'Colour~Black']);
});

test('related products may be a list or its text, and rubbish is none [R-320]', () => {
  const related = [{ handle: 'lamp-brass', color: '#b08d57', hidden: 'false', id: 2 }];
  const hidden = [{ handle: 'lamp-ink', color: '#000', hidden: 'true', id: 3 }];
  const of = (value: unknown) => read({ metafields: { PRP: { related: value } } }).related;
  expect(of(related).map(({ handle }) => handle)).toEqual(['lamp-brass']);
  expect(of(JSON.stringify(related))).toEqual(of(related));
  expect(of(hidden)).toEqual([]);
  for (const rubbish of ['', '{', 'null', 7, { a: 1 }, [7, null, {}]])
    expect(of(rubbish)).toEqual([]);
});

test('the policy is read in any case [R-321]', () => {
  const [first] = read({ variants: [{ ...variant, inventory_policy: 'continue' }] }).variants;
  expect(first?.policy).toBe('CONTINUE');
});

test('a compare price counts only above the price [R-321]', () => {
  const compare = (compare_at_price: string | null) =>
    read({ variants: [{ ...variant, compare_at_price }] });
  expect(compare('150.00').compareAt?.amount).toBe(150);
  expect(compare('120.00').compareAt).toBeNull();
  expect(compare(null).onSale).toBe(false);
});

test('without variants the list’s own compare prices serve, under either name [R-339]', () => {
  expect(read({ variants: [], min_compare_at_price: 150 }).compareAt?.amount).toBe(150);
  expect(read({ variants: [], compare_at_min_price: '150' }).compareAt?.amount).toBe(150);
});

test('a compare price that may be another variant’s is not put beside the lowest price', () => {
  const several = { variants: [], max_price: 200, min_compare_at_price: 250 };
  expect(read(several).compareAt).toBeNull();
  expect(read({ ...several, max_compare_at_price: 250 }).onSale).toBe(true);
  expect(read({ ...several, compare_at_max_price: '250.00' }).onSale).toBe(true);
  expect(read({ ...several, max_compare_at_price: 200 }).onSale).toBe(false);
});

test('the flag tells of a reduction that the variants in a list do not show', () => {
  expect(read({ on_sale: true })).toMatchObject({ onSale: true, compareAt: null });
  expect(read({ on_sale: null }).onSale).toBe(false);
  expect(read({ variants: [{ ...variant, compare_at_price: 130 }] }).onSale).toBe(true);
});

const usdAndAud = {
  USD: { price: '99.00', compare_at_price: '110.00' },
  AUD: { price: '150.00', compare_at_price: null },
};

test('the prices by currency decide, and flat ones of another currency are not believed [R-341]', () => {
  const lamp = read({
    prices: usdAndAud,
    max_price: 500,
    on_sale: false,
    variants: [{ ...variant, prices: usdAndAud }],
  });
  expect(lamp).toMatchObject({
    price: { amount: 99, currency: 'USD' },
    priceMax: { amount: 99 },
    compareAt: { amount: 110 },
    onSale: true,
  });
  expect(lamp.variants[0]).toMatchObject({ price: { amount: 99 }, compareAt: { amount: 110 } });
  const right = read({ prices: usdAndAud, min_price: 99, max_price: 500, variants: [] });
  expect(right.priceMax.amount).toBe(500);
});

test('the codes of currencies may be in any case, and flat prices may be missing', () => {
  const prices = { usd: { price: 99 }, 'not a code': { price: 1 } };
  const lamp = read({ min_price: null, prices, variants: [{ id: 11, title: '', prices }] });
  expect([lamp.price.amount, lamp.variants[0]!.price.amount]).toEqual([99, 99]);
  const ofVariants = read({
    min_price: undefined,
    prices: { AUD: { price: 1 } },
    variants: [{ ...variant, prices }],
  });
  expect(ofVariants.price.amount).toBe(99);
});

test('flat prices of variants are believed when one of them is the price of the currency', () => {
  const variants = [
    { ...variant, price: 99 },
    { ...variant, id: 12, price: 150 },
  ];
  const inUsd = read({ prices: usdAndAud, min_price: 99, max_price: 150, variants });
  expect(inUsd).toMatchObject({ price: { amount: 99 }, priceMax: { amount: 150 } });
  expect(inUsd.variants).toHaveLength(2);
  // Without Australian variant prices, a product's only variant gets the product's price; several variants get none.
  const aud = { prices: usdAndAud, min_price: 150, max_price: 180 };
  expect(read({ ...aud, variants: [{ ...variant, price: 150 }] })).toMatchObject({
    priceMax: { amount: 99 },
    variants: [{ price: { amount: 99 }, compareAt: { amount: 110 } }],
  });
  const several = [
    { ...variant, price: 150 },
    { ...variant, id: 12, price: 180 },
  ];
  expect(readAny({ ...aud, variants: several })).toBeNull();
});

test('without a price in the currency a variant is left out, and so is a product without variants', () => {
  const aud = { AUD: usdAndAud.AUD };
  expect(readAny({ prices: aud, variants: [{ ...variant, prices: aud }] })).toBeNull();
  expect(readAny({ prices: aud, variants: [] })).toBeNull();
  expect(readAny({ prices: aud })).toBeNull();
  expect(readAny({ prices: { USD: { price: null } }, variants: [] })).toBeNull();
  const both = [
    { ...variant, prices: aud },
    { ...variant, id: 12, prices: usdAndAud },
  ];
  expect(read({ prices: usdAndAud, variants: both }).variants.map(({ id }) => id)).toEqual(['12']);
});

test.each([undefined, null, {}, [], 'none', 7])(
  'with %j as prices the flat ones are used',
  (prices) => {
    const lamp = read({ prices, variants: [{ ...variant, prices }] });
    expect([lamp.price.amount, lamp.variants[0]!.price.amount]).toEqual([120, 120]);
  },
);

test('empty text is no price, rather than a price of 0', () => {
  expect(v.is(productSchema, { ...least, min_price: '' })).toBe(false);
  expect(v.is(productSchema, { ...least, variants: [{ ...variant, price: ' ' }] })).toBe(false);
});

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

test.each([
  [{}, true],
  [{ status: 'active', published_at: yesterday }, true],
  [{ status: 'Active' }, true],
  [{ status: null }, true],
  [{ status: 7, published_at: 'soon' }, true],
  // Published in a sales channel other than the Online Store.
  [{ status: 'active', published_at: null }, true],
  [{ published_at: null }, false],
  [{ status: 'draft' }, false],
  [{ status: 'archived', published_at: yesterday }, false],
  [{ status: 'active', published_at: tomorrow }, false],
])('a product with %j is shown: %s', (fields, shown) => {
  expect(readAny(fields) !== null).toBe(shown);
});

test('it is sold out when nothing is in stock and nothing may be oversold', () => {
  const gone = { ...variant, inventory_quantity: 0 };
  const of = (variants: object[], total_stock?: unknown) => read({ variants, total_stock }).soldOut;
  expect(of([gone, gone])).toBe(true);
  expect(of([gone], '0')).toBe(true);
  expect(of([gone], 'none')).toBe(true);
  expect(of([gone, variant])).toBe(false);
  expect(of([gone, { ...gone, inventory_policy: 'continue' }], 0)).toBe(false);
  // The list omits variants with stock.
  expect(of([gone], 3)).toBe(false);
  expect(of([], 0)).toBe(false);
});

test('a weight is grams; without one, or with 0, it is unknown', () => {
  const of = (grams: unknown) => read({ variants: [{ ...variant, grams }] }).variants[0]!.grams;
  expect([450, '450', 450.4, 0, -1, null, undefined, 'heavy'].map(of)).toEqual([
    450,
    450,
    450,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a variant finds its picture among the product’s', () => {
  const images = [
    { id: 5, src: 'https://cdn/a.jpg' },
    { id: 6, src: 'https://cdn/b.jpg', alt: 'B', width: 800, height: 600 },
  ];
  const lamp = read({ images, variants: [{ ...variant, image_id: 6 }] });
  expect(lamp.variants[0]?.image).toEqual({
    src: 'https://cdn/b.jpg',
    alt: 'B',
    width: 800,
    height: 600,
  });
});

test('metafields give the finish and the texts for search engines [R-245] [R-319]', () => {
  const empty = { metafields: { global: { title_tag: '', description_tag: ' ' } } };
  expect(read(empty).seo).toEqual({ title: null, description: null });
  const global = { title_tag: 'A lamp for two', description_tag: 'It leans over the table.' };
  expect(read({ metafields: { finish: { colorName: 'Aged brass' }, global } })).toMatchObject({
    finish: 'Aged brass',
    seo: { title: global.title_tag, description: global.description_tag },
  });
});

test('what lacks a price or a handle is no product', () => {
  expect(v.is(productSchema, { ...least, min_price: undefined })).toBe(false);
  expect(v.is(productSchema, { ...least, handle: undefined })).toBe(false);
});

const price = { min: 10, max: 20 };
const clausesOf = (filter: Parameters<typeof filterClauses>[0]) =>
  JSON.parse(filterClauses(filter) ?? '[]') as { field: string; value: unknown }[];

test('a price goes out in hundredths, beside the groups [R-126] [R-364]', () => {
  expect(clausesOf({ types: [['lamp']], tags: [['brass', 'oak']], price, inStock: false })).toEqual(
    [
      { field: 'product_type', operator: 'IN', value: ['lamp'] },
      { field: 'tags', operator: 'IN', value: ['brass', 'oak'] },
      { field: 'price', operator: 'BETWEEN', value: [1000, 2000] },
    ],
  );
});

test('more groups than the service accepts are cut, but never the price', () => {
  const tags = Array.from({ length: 12 }, (_, index) => [`tag-${index}`]);
  const clauses = clausesOf({ types: [], tags, price, inStock: false });
  expect(clauses.filter(({ field }) => field === 'tags')).toHaveLength(10);
  expect(clauses.at(-1)).toMatchObject({ field: 'price', value: [1000, 2000] });
});

test('drawing, data sheet and parts of the delivery are optional, in several formats', () => {
  const factsOf = (facts: object) => {
    const { drawing, sheet, included } = read({ metafields: { facts } });
    return { drawing, sheet, included };
  };
  expect(factsOf({})).toEqual({ drawing: null, sheet: null, included: [] });
  const src = 'https://cdn.shopify.com/s/files/drawing.png';
  const url = 'https://cdn.shopify.com/s/files/sheet.pdf';
  const square = { src, alt: '', width: 1200, height: 1200 };
  expect(factsOf({ drawing: src, sheet: url, included: ' Lamp\n\nPlug ' })).toEqual({
    drawing: square,
    sheet: { url, bytes: null },
    included: ['Lamp', 'Plug'],
  });
  const files = { drawing: { src, width: 800, height: 600 }, sheet: { src: url, bytes: 900 } };
  expect(factsOf({ ...files, included: ['Lamp'] })).toEqual({
    drawing: { ...square, width: 800, height: 600 },
    sheet: { url, bytes: 900 },
    included: ['Lamp'],
  });
});

test.each([
  'https://elsewhere.example/sheet.pdf',
  'http://cdn.shopify.com/sheet.pdf',
  'javascript:alert(1)',
  'gid://shopify/GenericFile/1',
  'sheet',
])('a data sheet at %s is no link', (sheet) => {
  expect(read({ metafields: { facts: { sheet } } }).sheet).toBeNull();
});

test('an option has the swatches of its values, and an invalid one costs only itself [R-494]', () => {
  const optionOf = (swatches?: unknown) =>
    read({ options: [{ name: 'Color', values: ['Black', 'Linen', 'Red'], swatches }] }).options[0];
  expect(optionOf([{ color: '#1F1F1F' }, { image: { src: 'linen' } }, 'red'])).toEqual({
    name: 'Color',
    values: ['Black', 'Linen', 'Red'],
    swatches: [{ hex: '#1f1f1f' }, { image: 'linen' }, null],
  });
  for (const none of [undefined, null, [], 'x', [{ color: 'odd' }]])
    expect(optionOf(none)).not.toHaveProperty('swatches');
});

test('a price break of any variant gives the product volume prices [R-491]', () => {
  const of = (has_price_breaks: unknown) =>
    read({ variants: [variant, { ...variant, id: 12, has_price_breaks }] }).hasVolumePrices;
  expect([true, false, null, 'x', undefined].map(of)).toEqual([
    true,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
