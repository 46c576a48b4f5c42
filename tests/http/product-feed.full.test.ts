/** In Google Merchant Center's format. */
import { DOMParser } from '@xmldom/xmldom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testStorefront } from '../support/test-build';
import { askSite, checkSite } from '../../scripts/doctor/site';
import { readEnv } from '~/platform/env.server';
import { startShop, type Shop } from '../support/storefront';
import { variantPath } from '../support/seed-ids';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

type Item = Record<string, string>;

const google = 'http://base.google.com/ns/1.0';

function parseFeed(text: string): Item[] {
  const feed = new DOMParser().parseFromString(text, 'text/xml');
  expect(feed.documentElement!.nodeName).toBe('rss');
  return Array.from(feed.getElementsByTagName('item'), (item) =>
    Object.fromEntries(
      Array.from(item.getElementsByTagNameNS(google, '*'), (field) => [
        field.localName,
        field.textContent ?? '',
      ]),
    ),
  );
}

async function itemsOf(path: string, store?: string): Promise<Item[]> {
  const { status, text, headers } = await shop.shopper(store).get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/xml/);
  return parseFeed(text);
}

const withHandle = (items: Item[], handle: string) =>
  items.filter((item) => item.link!.includes(`/products/${handle}?`));

test('each variant is an item with an address, a picture, a price and its group', async () => {
  const items = await itemsOf('/feeds/products.xml');
  const halden = withHandle(items, 'halden-pendant-brass');
  expect(halden).toHaveLength(6);
  expect(new Set(halden.map((item) => item.id)).size).toBe(6);
  expect(new Set(halden.map((item) => item.item_group_id)).size).toBe(1);
  expect(halden[0]).toMatchObject({
    title: 'Halden Pendant, Brass, Small, Black',
    link: `${shop.addresses.stores.us}${variantPath('halden-pendant-brass', 'Small / Black')}&_locale=US`,
    price: '189.00 USD',
    availability: 'in_stock',
    color: 'Brass/Black',
    size: 'Small',
    brand: 'Lintel',
    condition: 'new',
  });
  expect(halden[0]!.mpn).toMatch(/^L\d+-01$/);
  for (const item of items) {
    expect(item.image_link).toMatch(/^https?:\/\//);
    expect(item.price).toMatch(/^\d+\.\d\d USD$/);
  }
});

test('no two items of a group have the same attributes', async () => {
  const items = await itemsOf('/feeds/products.xml');
  const ids = new Set(items.flatMap((item) => item.item_group_id ?? []));
  expect(ids.size).toBeGreaterThan(20);
  for (const id of ids) {
    const group = items.filter((item) => item.item_group_id === id);
    const attributes = group.map(({ size, color, material, pattern }) =>
      [size, color, material, pattern].join('|'),
    );
    expect(new Set(attributes).size, attributes.join(', ')).toBe(group.length);
  }
});

test('what is gone, to be waited for or reduced is told', async () => {
  const items = await itemsOf('/feeds/products.xml');
  const states = withHandle(items, 'halden-pendant-brass').map((item) => item.availability);
  expect(states.filter((state) => state === 'out_of_stock')).toHaveLength(1);
  const [haddon] = withHandle(items, 'haddon-table-lamp-white');
  expect(haddon!.availability).toBe('preorder');
  expect(haddon!.availability_date).toMatch(/^\d{4}-01-18T00:00Z$/);
  expect(haddon!.item_group_id).toBeUndefined();
  const [perch] = withHandle(items, 'perch-stool-walnut');
  expect(perch!.availability).toBe('backorder');
  expect(perch!.availability_date).toMatch(/^\d{4}-\d\d-\d\dT00:00Z$/);
  // 'From the February firing' isn't a date.
  const [luna] = withHandle(items, 'luna-vase-sand');
  expect(luna!.availability).toBe('out_of_stock');
  const dated = items.filter((item) => item.availability_date);
  const later = items.filter(({ availability }) => /order$/.test(availability!));
  expect(dated).toEqual(later);
  const [pell] = withHandle(items, 'pell-wall-light-black');
  const amount = (text = '') => Number(text.split(' ')[0]);
  expect(amount(pell!.sale_price)).toBeLessThan(amount(pell!.price));
});

test('a region has its own currency, and links that keep it', async () => {
  const [japanese] = await itemsOf('/feeds/products.xml?country=JP', 'au');
  expect(japanese!.price).toMatch(/^\d+ JPY$/);
  const link = new URL(japanese!.link!);
  const visitor = shop.shopper('au');
  const moved = await visitor.get(link.pathname + link.search);
  const page = await visitor.get(moved.location!);
  const yen = japanese!.price!.replace(/ JPY|\B(?=(\d{3})+ )/g, '');
  expect(page.text.replaceAll(',', '')).toContain(yen);
  expect((await visitor.get('/feeds/products.xml?country=US')).status).toBe(404);
});

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A crawler keeps no cookies, so each request is a new visitor's. */
const crawl = (path: string, country: string) =>
  shop.shopper('au').get(path, { 'user-agent': googlebot, 'cf-ipcountry': country });

const pricesOn = ({ text }: { text: string }) =>
  [...text.matchAll(/"price":"([\d.]+)","priceCurrency":"(\w+)"/g)].map(
    ([, amount, currency]) => `${Number(amount)} ${currency}`,
  );

test.each([
  ['', 'AUD'],
  ['?country=JP', 'JPY'],
  ['?country=GB', 'GBP'],
])('crawlers find the price of the feed %s on its pages, wherever they are', async (query, own) => {
  const items = await itemsOf(`/feeds/products.xml${query}`, 'au');
  const [item] = withHandle(items, 'brae-pendant-nickel');
  const { pathname, search } = new URL(item!.link!);
  const [amount, currency] = item!.price!.split(' ');
  expect(currency).toBe(own);
  for (const country of ['US', 'GB', 'AU']) {
    const page = await crawl(pathname + search, country);
    expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
    expect(new Set(pricesOn(page).map((one) => one.split(' ')[1]))).toEqual(new Set([own]));
    expect(pricesOn(page)).toContain(`${Number(amount)} ${own}`);
    expect(page.text).toMatch(/<link rel="canonical" href="[^"?]*"/);
  }
});

test("a crawler's page has the copy of its market, and the page without a market stays as it was", async () => {
  const path = variantPath('brae-pendant-nickel');
  const own = pricesOn(await crawl(path, 'AU'));
  const british = pricesOn(await crawl(`${path}&_locale=GB`, 'AU'));
  expect(british).not.toEqual(own);
  expect(pricesOn(await crawl(path, 'AU'))).toEqual(own);
  const shopper = shop.shopper('au');
  shopper.cookies.set('SELECTED_STORE', 'GB').set('currency', 'GBP');
  const page = await shopper.get(path);
  expect(page.headers.get('cache-status')).toMatch(/hit/);
  expect(pricesOn(page)).toEqual(british);
});

test('a redirect keeps the market of a crawler', async () => {
  const moved = await crawl('/products/halden-dome-pendant?_locale=JP', 'AU');
  expect([moved.status, moved.location]).toEqual([
    301,
    '/products/halden-pendant-brass?_locale=JP',
  ]);
});

test('an outage is no empty feed', async () => {
  await shop.fault({ service: 'commerce', mode: 'http-500' });
  expect((await shop.shopper('au').get('/feeds/products.xml?country=SG')).status).toBe(503);
  await shop.clearFaults();
});

test('a large shop has several files, each product in one, and none asks for more than it holds', async () => {
  const large = await startShop({ sandboxVars: { SANDBOX_PRODUCTS: '1040' } });
  try {
    const visitor = large.shopper();
    const idsOf = async (path: string) => {
      const { text } = await visitor.get(path);
      expect(text).toMatch(/<\/rss>\s*$/);
      return [...text.matchAll(/<g:id>(\d+)</g)].map(([, id]) => id);
    };
    const second = await idsOf('/feeds/products-2.xml');
    // Bundles on a page cost another call.
    const calls = (await large.requests()).filter(({ operation }) => operation === 'products');
    expect(calls.length).toBeLessThanOrEqual(5);
    const ids = [...(await idsOf('/feeds/products.xml')), ...second];
    expect(second.length).toBeGreaterThan(30);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await visitor.get('/feeds/products-3.xml')).status).toBe(404);
    expect((await visitor.get('/feeds/products-0.xml')).status).toBe(404);
  } finally {
    await large.stop();
  }
});

test('a feed reads products whose variants take more than two megabytes', async () => {
  const padding = ' '.repeat(3 * 1024 * 1024);
  const heavy = await startShop({
    tap: ({ sent, received }) =>
      sent.includes('query FeedProducts') ? received + padding : undefined,
  });
  try {
    // A feed that takes too long loads in the background.
    const statusOf = async () => (await heavy.shopper().get('/feeds/products.xml')).status;
    await expect.poll(statusOf, { timeout: 30_000 }).toBe(200);
  } finally {
    await heavy.stop();
  }
});

test('each item has its weight', async () => {
  for (const item of await itemsOf('/feeds/products.xml'))
    expect(item.shipping_weight).toMatch(/^[1-9]\d* g$/);
});

test('the doctor finds nothing to mend in what is deployed [R-043]', async () => {
  const env = readEnv(testStorefront('us', shop.addresses).bindings);
  expect(checkSite(await askSite(env), env, 'us')).toEqual([]);
});
