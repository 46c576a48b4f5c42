import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { enoughOfTheMinute } from '../support/rate-limit';
import { productId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import { listed, press, visitorOf } from '../support/wishlist-driver';

interface Sent {
  eventType: string;
  event: Record<string, unknown>;
}

let shop: Shop;
const sent: Sent[] = [];
let answer: ((text: string) => string) | null = null;
beforeAll(async () => {
  shop = await startShop({
    world: 'full',
    tap: ({ url, sent: body, received }) => {
      if (url.includes('/api/wishlist/event/')) sent.push(JSON.parse(body) as Sent);
      return url.includes('/api/wishlist/') ? answer?.(received) : undefined;
    },
  });
});
afterAll(() => shop?.stop());
afterEach(async () => {
  sent.length = 0;
  answer = null;
  await shop.clearFaults();
});

const [brass, table] = ['brae-pendant-brass', 'haddon-table-lamp-brass'] as const;
const last = () => sent.at(-1)!;
const productCalls = async (since: number) =>
  (await shop.requests(since)).filter(({ service }) => service === 'products');
const lastCall = async () => (await shop.requests()).at(-1)?.n ?? 0;

test('a removal has the same fields as the addition before it, and asks no catalogue for them [R-230]', async () => {
  const shopper = await visitorOf(shop);
  await press(shopper, 'add', brass);
  const added = last();
  const id = productId(brass);
  expect(added).toMatchObject({ eventType: 'wishlist/add', event: { productHandle: brass } });
  const before = await lastCall();
  await press(shopper, 'remove', brass);
  expect(last()).toMatchObject({ eventType: 'wishlist/remove', event: added.event });
  expect(last().event).toEqual({
    id: `gid://shopify/Product/${id}`,
    productId: String(id),
    productHandle: brass,
    title: 'Brae Pendant',
    minPrice: expect.any(Number),
    maxPrice: expect.any(Number),
    imageSrc: expect.stringMatching(/^http/),
    vendor: 'Lintel',
  });
  expect(await productCalls(before)).toEqual([]);
});

test('removing a product that is not in the list sends its handle', async () => {
  const shopper = await visitorOf(shop);
  await press(shopper, 'remove', brass);
  expect(last()).toMatchObject({ eventType: 'wishlist/remove', event: { productHandle: brass } });
  expect(Object.keys(last().event)).toEqual(['productHandle']);
});

test('a removal has only the fields that the service lists, in its form', async () => {
  const shopper = await visitorOf(shop);
  await press(shopper, 'add', brass);
  answer = (text) =>
    JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      key === 'minPrice' ? 'from 10' : key === 'imageSrc' ? undefined : value,
    );
  await press(shopper, 'remove', brass);
  expect(Object.keys(last().event).sort()).toEqual(
    ['id', 'maxPrice', 'productHandle', 'productId', 'title', 'vendor'].sort(),
  );
  expect(await listed(shopper)).toEqual([]);
});

const forge = (shopper: Shopper, count: number) => {
  for (let n = 0; n < count; n += 1) {
    const time = (Date.now() + n).toString(36).padStart(8, '0');
    shopper.cookies.set(`wish-${time}-0000abcd`, encodeURIComponent(`-no-lamp-${n}`));
  }
};

test('a page view sends at most as many changes as may wait [V2.4.1]', async () => {
  const shopper = await visitorOf(shop);
  forge(shopper, 100);
  await shopper.get('/pages/wishlist');
  expect(sent).toHaveLength(20);
});

test('page views that send changes count like pressed hearts [V2.4.1]', async () => {
  await enoughOfTheMinute();
  const shopper = await visitorOf(shop);
  let status = 0;
  for (let n = 0; n < 250 && status !== 429; n += 1)
    ({ status } = await press(shopper, 'toggle', brass));
  expect(status).toBe(429);
  forge(shopper, 1);
  const page = await shopper.get('/pages/wishlist');
  expect(page.status).toBe(200);
  expect(sent).toEqual([]);
});

test('an outage of the catalogue stops no removal, not even behind an addition that waits for it', async () => {
  const shopper = await visitorOf(shop);
  await press(shopper, 'add', brass);
  await shop.fault({ service: 'products', mode: 'http-500' });
  await press(shopper, 'add', table);
  const removed = await press(shopper, 'remove', brass);
  expect(removed.status).toBe(303);
  expect(last()).toMatchObject({ eventType: 'wishlist/remove', event: { title: 'Brae Pendant' } });
  expect(await listed(shopper)).toEqual([table]);
  await shop.clearFaults();
  await expect
    .poll(
      async () => {
        await shopper.get('/pages/wishlist');
        return last().eventType;
      },
      { timeout: 15_000, interval: 700 },
    )
    .toBe('wishlist/add');
  expect(await listed(shopper)).toEqual([table]);
});
