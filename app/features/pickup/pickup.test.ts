import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as replies from '~/services/shopify/replies.generated';
import {
  formatDistance,
  formatNear,
  linesMissingAt,
  readyTimes,
  nearestFirst,
  overviewOf,
  parseNear,
  pickupStyle,
  stockWords,
  type PickupShop,
} from './pickup';
import {
  pickupOfVariantsReply,
  pickupShopsReply,
  pickupStockSchema,
  toPickupStock,
} from './pickup.schema';

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
    pageInfo: { hasNextPage: false, endCursor: null },
    nodes: [
      {
        id: 'gid://shopify/ProductVariant/41',
        storeAvailability: {
          nodes: [at(1, true, 3), at(2, false, 0), at(3, true), at(4, true, 0), at(5, true, -2)],
          pageInfo: { hasNextPage: true },
        },
      },
      // Without the scope.
      { id: 'gid://shopify/ProductVariant/42' },
    ],
  };
  const read = (sent: object) => toPickupStock(v.parse(replies.PickupStock, sent));
  const stock = read({ product: { variants } });
  expect(v.is(pickupStockSchema, stock)).toBe(true);
  const ready = 'Usually ready in 2 hours';
  expect(stock).toEqual({
    listed: ['1', '2', '3', '4', '5'],
    more: true,
    variants: {
      41: {
        1: { ready, left: 3 },
        3: { ready, left: null },
        // Not tracked, and oversold.
        4: { ready, left: null },
        5: { ready, left: null },
      },
    },
  });
  expect(read({ product: null })).toBeNull();
  expect(v.parse(pickupShopsReply, {})).toEqual([]);
});

const bagStock = (
  nodes: {
    available: boolean;
    pickUpTime: string;
    quantityAvailable?: number;
    location: { id: string };
  }[],
  hasNextPage = false,
) => {
  const storeAvailability = { nodes, pageInfo: { hasNextPage } };
  return v.parse(pickupOfVariantsReply, {
    nodes: [{ id: 'gid://shopify/ProductVariant/41', storeAvailability }, null],
  });
};
const inBag = (quantity: number) => ({ variantId: '41', quantity });
const here = (available: boolean, quantityAvailable?: number) => ({
  ...{ available, pickUpTime: 'In 2 hours', location: { id: 'gid://shopify/Location/1' } },
  ...(quantityAvailable !== undefined && { quantityAvailable }),
});

test.each([
  ['with enough', bagStock([here(true, 3)]), [inBag(3)], 0],
  ['with too few', bagStock([here(true, 3)]), [inBag(4)], 1],
  ['with too few for two lines of a variant', bagStock([here(true, 3)]), [inBag(2), inBag(2)], 1],
  ['that is sold out', bagStock([here(false, 0)]), [inBag(1)], 1],
  ['with an unknown number', bagStock([here(true)]), [inBag(9)], 0],
  ['of a variant that isn’t tracked', bagStock([here(true, 0)]), [inBag(9)], 0],
  ['of an oversold variant', bagStock([here(true, -4)]), [inBag(9)], 0],
])('a shop %s', (_, stock, lines, missing) => {
  expect(linesMissingAt('1', lines, stock)).toEqual(lines.slice(0, missing));
});

test('a bag shows when its shop has an item ready [R-503]', () => {
  expect(readyTimes('1', bagStock([here(true, 3)]))).toEqual({ '41': 'In 2 hours' });
  expect(readyTimes('1', bagStock([here(false, 0)]))).toEqual({});
  expect(readyTimes('2', bagStock([here(true, 3)]))).toEqual({});
});

test('a shop that a complete list leaves out doesn’t stock the variant [R-503]', () => {
  expect(linesMissingAt('2', [inBag(1)], bagStock([here(true, 3)]))).toEqual([inBag(1)]);
  expect(linesMissingAt('2', [inBag(1)], bagStock([here(true, 3)], true))).toEqual([]);
  // Bundles may have no list.
  expect(linesMissingAt('2', [inBag(1)], bagStock([]))).toEqual([]);
  expect(linesMissingAt('2', [inBag(1)], {})).toEqual([]);
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
  const some = { shops: all, more: true, stock: { 41: { 1: stock } } };
  expect(overviewOf(some, '41')).toBe('In stock at 1 of the 3 shops listed here.');
  expect(overviewOf(some, '42')).toBe(
    'Not in the 3 shops listed here now. Other shops may have it.',
  );
  const one = { ...some, shops: [hudson] };
  expect(overviewOf(one, '41')).toBe('In stock at Hudson.');
  expect(overviewOf(one, '42')).toBe('Not at Hudson now. Other shops may have it.');
  expect(of(all)).toBe('Not in our shops now.');
  expect(of(all, '1')).toBe('In stock at one of our 3 shops.');
  expect(of(all, '1', '2')).toBe('In stock at 2 of our 3 shops.');
  expect(of(all, '1', '2', '3')).toBe('In stock at all 3 shops.');
  expect(of([hudson, brooklyn], '1', '2')).toBe('In stock at both shops.');
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
