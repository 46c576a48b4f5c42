import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { settled, startShopWithFaults } from '../support/shop-with-faults';
import { startFaultNetwork } from '../support/fault-network';
import { isFullRun } from '../support/full-run';
import { textOf } from '../support/page-text';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const lastCall = async () => (await shop.requests()).at(-1)?.n ?? 0;
const callsOf = async (service: string, since: number) =>
  (await shop.requests(since)).filter((call) => call.service === service).length;

test('a country lookup that hangs is not waited for again and again [R-368]', async () => {
  await shop.fault({ service: 'geo', mode: 'hang' });
  const before = await lastCall();
  for (let n = 0; n < 6; n += 1) await shop.shopper().get('/robots.txt');
  expect(await callsOf('geo', before)).toBe(1);
});

test('a content service that sends Retry-After is not called until then', async () => {
  const fresh = await startShop();
  try {
    await fresh.shopper().get('/pages/about');
    await fresh.fault({ service: 'content', mode: 'http-429' });
    await fresh.shopper().get('/pages/delivery');
    const before = (await fresh.requests()).at(-1)?.n ?? 0;
    const started = Date.now();
    for (let n = 0; n < 8; n += 1) await fresh.shopper().get(`/pages/unknown-${n}`);
    const seconds = (Date.now() - started) / 1000;
    const calls = (await fresh.requests(before)).filter(({ service }) => service === 'content');
    // If the shop ignored Retry-After, each request would wait two seconds.
    expect(calls.length).toBeLessThanOrEqual(3 * seconds + 3);
    expect(seconds).toBeLessThan(8);
    await fresh.clearFaults();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await fresh.shopper().get('/pages/contact')).status).toBe(200);
  } finally {
    await fresh.stop();
  }
}, 60_000);

test.each([
  ['content', 'http-500', '/sitemaps/pages.xml'],
  ['content', 'http-404', '/sitemaps/articles.xml'],
  ['content', 'wrong-schema', '/sitemaps/pages.xml'],
  ['commerce', 'http-500', '/sitemap.xml'],
  ['commerce', 'http-500', '/sitemaps/collections.xml'],
  ['commerce', 'http-500', '/feeds/products.xml'],
])('while %s answers %s, %s is not an empty list', async (service, mode, path) => {
  const fresh = await startShop();
  try {
    await fresh.fault({ service, mode });
    const { status, headers } = await fresh.shopper().get(path);
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await fresh.clearFaults();
    const after = await fresh.shopper().get(path);
    expect([after.status, after.text.includes('<loc>') || after.text.includes('<item>')]).toEqual([
      200,
      true,
    ]);
    await fresh.fault({ service, mode });
    expect((await fresh.shopper().get(path)).status).toBe(200);
  } finally {
    await fresh.stop();
  }
});

test.each(['http-404', 'wrong-schema', 'empty-body'])(
  'content that answers %s is not taken for pages that do not exist',
  async (mode) => {
    const fresh = await startShop();
    try {
      await fresh.fault({ service: 'content', mode, operation: 'search' });
      await fresh.shopper().get('/');
      expect((await fresh.shopper().get('/pages/about')).status).toBe(503);
      await fresh.clearFaults();
      expect((await fresh.shopper().get('/pages/about')).status).toBe(200);
      expect((await fresh.shopper().get('/')).text).not.toContain('working on our home page');
    } finally {
      await fresh.stop();
    }
  },
);

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a country named %s is no country, and nothing breaks',
  async (country) => {
    const customer = await signInAs(shop, 'three');
    const path = '/accounts/account-addresses';
    const chosen = await customer.post(path, { intent: 'country', country });
    expect(chosen.status).toBe(200);
    const saved = await customer.post(path, { intent: 'create', country, [country]: 'x' });
    expect(saved.status).toBe(400);
    for (const query of [`country=${country}`, `_locale=${country}`, `geoRedirect=${country}`])
      expect((await shop.shopper().get(`/feeds/products.xml?${query}`)).status).toBeLessThan(500);
    for (const name of ['intent', 'sort', 'form', 'type', 'tag', 'pageNo', 'show', 'q']) {
      const address = `${name}=${country}&${country}=1`;
      for (const page of [
        '/collections/all',
        '/search',
        '/blogs/journal',
        '/product-list',
        '/cart',
      ])
        expect((await shop.shopper().get(`${page}?${address}`)).status).toBeLessThan(500);
    }
    for (const page of [
      '/cart',
      '/actions/wishlist',
      '/actions/store',
      '/consent',
      '/actions/vitals',
    ])
      expect(
        (
          await shop
            .shopper()
            .post(page, { intent: country, country, handle: country, [country]: '1' })
        ).status,
      ).toBeLessThan(500);
    for (const page of [`/forms/${country}`, `/products/${country}`, `/sitemaps/${country}.xml`])
      expect((await shop.shopper().get(page)).status).toBeLessThan(500);
  },
  60_000,
);

const variantOf = async (path: string) =>
  /name="variant" value="(\d+)"/.exec((await shop.shopper().get(path)).text)![1]!;

test.runIf(isFullRun)(
  '“There was an issue” is said even where the product cannot be shown again [R-139]',
  async () => {
    const path = '/products/selwyn-vase-moss';
    const fields = { variant: await variantOf(path), email: 'ada@example.com' };
    const fresh = await startShop();
    try {
      await fresh.fault({ service: 'products', mode: 'http-500' });
      const failed = await fresh.shopper().post(path, fields);
      expect(failed.status).toBe(503);
      expect(failed.text).toContain('There was an issue');
      expect(failed.text).toMatch(/value="ada@example\.com"/);
      expect(failed.text).toContain('href="/cart"');
      const wrong = await fresh.shopper().post(path, { ...fields, email: 'ada@' });
      expect(wrong.text).toContain('Please enter a valid email address.');
    } finally {
      await fresh.stop();
    }
  },
);

test.runIf(isFullRun)(
  '“We’ll let you know” is said even where the product cannot be shown again',
  async () => {
    const path = '/products/selwyn-vase-moss';
    const fields = { variant: await variantOf(path), email: 'ada@example.com' };
    const fresh = await startShop();
    try {
      const shopper = fresh.shopper();
      const sent = await shopper.post(path, fields);
      expect(sent.status).toBe(303);
      // Empties the caches: in another data center, nothing is cached.
      await fresh.fresh();
      await fresh.fault({ service: 'products', mode: 'http-500' });
      const answer = await shopper.get(sent.location!);
      expect(answer.text.replaceAll('&#x27;', "'")).toContain("We'll let you know");
    } finally {
      await fresh.stop();
    }
  },
);

test.each([
  ['products', 'a filter that nothing matches', '/collections/pendants?minPrice=1&maxPrice=2', 200],
  ['content', 'a tag that no article has', '/blogs/journal?tag=Nothing', 404],
] as const)(
  '%s is down: %s has been answered before, and is again',
  async (service, _, path, status) => {
    const network = await startFaultNetwork();
    const lane = await startShopWithFaults(network);
    try {
      const shopper = lane.shop.shopper();
      const before = await shopper.get(path, settled);
      expect(before.status).toBe(status);
      await lane.pass(2 * 60 * 60 * 1000);
      await lane.break({ service, mode: 'refused' });
      const after = await shopper.get(path);
      expect([after.status, after.location]).toEqual([status, null]);
      expect(textOf(after)).toBe(textOf(before));
    } finally {
      await lane.stop();
      await network.stop();
    }
  },
  60_000,
);

test.each(['/product-list?collection=pendants', '/product-list?q=brass'])(
  'a list for scripts that cannot be read is null with 503: %s',
  async (path) => {
    const fresh = await startShop();
    try {
      await fresh.fault({ service: 'products', mode: 'http-500' });
      const { status, headers, text } = await fresh.shopper().get(path);
      expect([status, text]).toEqual([503, 'null']);
      expect(headers.get('content-type')).toContain('application/json');
      expect(headers.get('cache-control')).toBe('no-store');
    } finally {
      await fresh.stop();
    }
  },
  60_000,
);

test.runIf(isFullRun)(
  'a 404 is only valid for a product or a collection; a search or a list does not become empty',
  async () => {
    const fresh = await startShop();
    try {
      const shopper = fresh.shopper();
      await fresh.fault({ service: 'products', mode: 'http-404' });
      await shopper.post('/actions/wishlist', { intent: 'add', handle: 'brae-pendant-brass' });
      const search = await shopper.get('/search?q=brass');
      expect([search.status, textOf(search)]).toEqual([
        503,
        expect.stringContaining('We can’t search right now'),
      ]);
      expect(textOf(await shopper.get('/pages/wishlist'))).toContain(
        'We can’t show these products right now',
      );
      const collection = await shopper.get('/collections/pendants');
      expect([collection.status, collection.location]).toEqual([302, '/not-found']);
      await fresh.clearFaults();
      expect((await shopper.get('/search?q=brass')).text).toContain('href="/products/');
    } finally {
      await fresh.stop();
    }
  },
);

test('a form that a failing service breaks is answered within the shop’s shell', async () => {
  const fresh = await startShop();
  try {
    await fresh.fault({ service: 'products', mode: 'http-500' });
    const answer = await fresh
      .shopper()
      .post('/cart/import', { item: '1:haddon-table-lamp-brass' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const part of [
      '<title>We will be back shortly | Lintel',
      'name="robots" content="noindex"',
      'href="/cart"',
      'Your privacy choices',
    ])
      expect(answer.text).toContain(part);
    expect(answer.text).not.toContain('rel="alternate"');
  } finally {
    await fresh.stop();
  }
});

test('a reply without the requested policy does not make the policy missing', async () => {
  const fresh = await startShop();
  try {
    await fresh.fault({ service: 'commerce', mode: 'wrong-schema' });
    const path = '/policies/refund-policy';
    expect((await fresh.shopper().get(path)).status).toBe(503);
    await fresh.clearFaults();
    const { status, text } = await fresh.shopper().get(path);
    expect([status, text.includes('Refund policy')]).toEqual([200, true]);
  } finally {
    await fresh.stop();
  }
}, 60_000);
