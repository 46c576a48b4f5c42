import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  formatDistance,
  formatNear,
  nearestFirst,
  overviewOf,
  parseNear,
  pickupStyle,
  stockWords,
  type PickupShop,
} from './pickup';
import { pickupShopsReply, pickupStockReply, pickupStockSchema } from './pickup.schema';

const shop = (id: string, name: string, position: PickupShop['position'] = null): PickupShop => ({
  ...{ id, name, city: name, lines: [], phone: null, country: 'US', position },
});
const hudson = shop('1', 'Hudson', { latitude: 42.2529, longitude: -73.7898 });
const brooklyn = shop('2', 'Brooklyn', { latitude: 40.6917, longitude: -73.9974 });
const elsewhere = shop('3', 'Elsewhere');

test('reads a variant’s stock by shop, and leaves out shops without it [R-501]', () => {
  const at = (id: number, available: boolean, quantityAvailable?: number) => ({
    ...{ available, pickUpTime: 'Usually ready in 2 hours', quantityAvailable },
    location: { id: `gid://shopify/Location/${id}` },
  });
  const variants = {
    nodes: [
      {
        id: 'gid://shopify/ProductVariant/41',
        storeAvailability: {
          nodes: [at(1, true, 3), at(2, false, 0), at(3, true)],
          pageInfo: { hasNextPage: true },
        },
      },
      // Without the scope.
      { id: 'gid://shopify/ProductVariant/42' },
    ],
  };
  const stock = v.parse(pickupStockReply, { product: { variants } });
  expect(v.is(pickupStockSchema, stock)).toBe(true);
  const ready = 'Usually ready in 2 hours';
  expect(stock).toEqual({
    listed: ['1', '2', '3'],
    more: true,
    variants: { 41: { 1: { ready, left: 3 }, 3: { ready, left: null } } },
  });
  expect(v.parse(pickupStockReply, { product: null })).toBeNull();
  expect(v.parse(pickupShopsReply, {})).toEqual([]);
});

test('says how many shops have a variant [R-501]', () => {
  const stock = { ready: '', left: null };
  const of = (shops: PickupShop[], ...having: string[]) =>
    overviewOf(
      {
        ...{ shops, more: false },
        stock: { 41: Object.fromEntries(having.map((id) => [id, stock])) },
      },
      '41',
    );
  const all = [hudson, brooklyn, elsewhere];
  expect(of(all)).toBe('Not in our shops now.');
  expect(of(all, '1')).toBe('In stock at one of our 3 shops.');
  expect(of(all, '1', '2')).toBe('In stock at 2 of our 3 shops.');
  expect(of(all, '1', '2', '3')).toBe('In stock at all 3 shops.');
  expect(of([hudson], '1')).toBe('In stock at Hudson.');
  expect(of([hudson])).toBe('Not at Hudson now.');
});

test.each([
  [{ ready: 'Usually ready in 2 hours', left: 2 }, 'Usually ready in 2 hours. Only 2 left.'],
  [{ ready: 'Usually ready in 2 hours.', left: 6 }, 'Usually ready in 2 hours.'],
  [{ ready: '', left: null }, ''],
])('words of %j', (stock, words) => {
  expect(stockWords(stock)).toBe(words);
});

test('sorts shops by distance; shops without a position are last [R-502]', () => {
  const near = nearestFirst([elsewhere, hudson, brooklyn], { latitude: 40.7, longitude: -74 });
  expect(near.map(({ name }) => name)).toEqual(['Brooklyn', 'Hudson', 'Elsewhere']);
  expect(near[1]!.distance).toBeCloseTo(173.6, 0);
  expect(near[2]!.distance).toBeNull();
  expect(nearestFirst([elsewhere, hudson], null).map(({ id }) => id)).toEqual(['3', '1']);
  expect(formatDistance(173.6, 'US', 'en-US')).toBe('108 mi');
  expect(formatDistance(1.26, 'AU', 'en-AU')).toBe('1.3 km');
});

test.each([
  ['42.3,-73.8', { latitude: 42.3, longitude: -73.8 }],
  ['-32.1,115.7', { latitude: -32.1, longitude: 115.7 }],
  ['42.2529,-73.7898', null],
  ['90.1,0.0', null],
  ['0.0,180.1', null],
  ['NaN,NaN', null],
  [null, null],
])('reads the rounded position %j [R-502]', (text, position) => {
  expect(parseNear(text)).toEqual(position);
});

test('a position is rounded before it is sent [R-502]', () => {
  expect(formatNear({ latitude: 42.2529, longitude: -73.7898 })).toBe('42.3,-73.8');
});

test('only digits get into a style [R-502]', () => {
  expect(pickupStyle('72')).toContain('[data-pickup-at="72"]{display:block}');
  for (const id of [undefined, '', '1"]{}', '9'.repeat(20)]) expect(pickupStyle(id)).toBe('');
});
