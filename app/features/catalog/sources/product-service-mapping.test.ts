import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openLog } from '~/platform/log/log.server';
import { productSchema } from '~/services/product-service/product-service.schema';
import { toProduct, filterClauses } from './product-service-mapping';

const variant = { id: 11, title: 'Default Title', price: '120.00', inventory_quantity: 3 };
const least = { id: 1, title: 'Lamp', handle: 'lamp', min_price: 120, variants: [variant] };
const usd = { market: { currency: 'USD' as const }, log: openLog({}, [], () => undefined) };
const read = (more: object) => toProduct(v.parse(productSchema, { ...least, ...more }), usd);

test('numbers may be text, and what is missing is empty', () => {
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

test('videos may have one URL or several files, and only those of the shop are shown', () => {
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

test('tags may be one text', () => {
  expect(read({ tags: 'Label~Sale, Colour~Black' }).tags).toEqual(['Label~Sale', 'Colour~Black']);
});

test('related products may be a list or its text, and rubbish is none', () => {
  const related = [{ handle: 'lamp-brass', color: '#b08d57', hidden: 'false', id: 2 }];
  const hidden = [{ handle: 'lamp-ink', color: '#000', hidden: 'true', id: 3 }];
  const of = (value: unknown) => read({ metafields: { PRP: { related: value } } }).related;
  expect(of(related).map(({ handle }) => handle)).toEqual(['lamp-brass']);
  expect(of(JSON.stringify(related))).toEqual(of(related));
  expect(of(hidden)).toEqual([]);
  for (const rubbish of ['', '{', 'null', 7, { a: 1 }, [7, null, {}]])
    expect(of(rubbish)).toEqual([]);
});

test('the policy is read in any case', () => {
  const [first] = read({ variants: [{ ...variant, inventory_policy: 'continue' }] }).variants;
  expect(first?.policy).toBe('CONTINUE');
});

test('a compare price counts only above the price', () => {
  const compare = (compare_at_price: string | null) =>
    read({ variants: [{ ...variant, compare_at_price }] });
  expect(compare('150.00').compareAt?.amount).toBe(150);
  expect(compare('120.00').compareAt).toBeNull();
  expect(compare(null).onSale).toBe(false);
});

test('without variants the list’s own compare prices serve, under either name', () => {
  expect(read({ variants: [], min_compare_at_price: 150 }).compareAt?.amount).toBe(150);
  expect(read({ variants: [], compare_at_min_price: '150' }).compareAt?.amount).toBe(150);
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

test('what lacks a price or a handle is no product', () => {
  expect(v.is(productSchema, { ...least, min_price: undefined })).toBe(false);
  expect(v.is(productSchema, { ...least, handle: undefined })).toBe(false);
});

const price = { min: 10, max: 20 };
const clausesOf = (filter: Parameters<typeof filterClauses>[0]) =>
  JSON.parse(filterClauses(filter) ?? '[]') as { field: string; value: unknown }[];

test('a price goes out in hundredths, beside the groups', () => {
  expect(clausesOf({ types: [['lamp']], tags: [['brass', 'oak']], price })).toEqual([
    { field: 'product_type', operator: 'IN', value: ['lamp'] },
    { field: 'tags', operator: 'IN', value: ['brass', 'oak'] },
    { field: 'price', operator: 'BETWEEN', value: [1000, 2000] },
  ]);
});

test('more groups than the service accepts are cut, but never the price', () => {
  const tags = Array.from({ length: 12 }, (_, index) => [`tag-${index}`]);
  const clauses = clausesOf({ types: [], tags, price });
  expect(clauses.filter(({ field }) => field === 'tags')).toHaveLength(10);
  expect(clauses.at(-1)).toMatchObject({ field: 'price', value: [1000, 2000] });
});
