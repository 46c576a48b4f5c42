import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

const logged = (shop: Shop, event: string) =>
  shop
    .logs()
    .split('\n')
    .filter((line) => line.includes(`"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the Australian store alone, closed to search engines', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({
      vars: { STORE_URLS: undefined, ROBOTS: 'closed', SHOPIFY_STORE_DOMAINS: 'misspelt' },
      worker: ({ ratelimits: _, ...worker }) => worker,
    });
  });
  afterAll(() => shop?.stop());

  test('offers the countries that it serves and no other, and each of them changes something [R-035]', async () => {
    const visitor = shop.shopper('au');
    const page = await visitor.get('/', { 'cf-ipcountry': 'US' });
    const offered = new Set(
      [...page.text.matchAll(/<option[^>]* value="([A-Z]{2})"/g)].map((m) => m[1]),
    );
    expect(offered).toContain('NZ');
    expect(offered).not.toContain('US');
    expect(page.text).not.toContain('hrefLang');
    const chosen = await visitor.post('/actions/store', { country: 'NZ', return_to: '/' });
    expect(chosen.status).toBe(303);
    expect((await visitor.get('/')).text).toContain('NZ / NZD');
    const { banner } = JSON.parse(
      (await shop.shopper('au').get('/visit', { 'cf-ipcountry': 'US' })).text,
    );
    expect(banner).toBeNull();
  });

  test('tells search engines to stay away, on every page and in robots.txt [R-039]', async () => {
    const visitor = shop.shopper('au');
    const robots = await visitor.get('/robots.txt');
    expect(robots.text).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/', '/products/brae-pendant-nickel', '/robots.txt', '/nowhere'])
      expect((await visitor.get(path)).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  test('a name that no setting has and bindings that are missing are in the log [R-038]', async () => {
    await shop.shopper('au').get('/');
    await expect
      .poll(() => logged(shop, 'settings-unknown')[0]?.unknown)
      .toEqual([{ name: 'SHOPIFY_STORE_DOMAINS', meant: 'SHOPIFY_STORE_DOMAIN' }]);
    const { missing } = logged(shop, 'bindings-missing')[0]!;
    expect(missing).toEqual([
      ...['CART_LIMIT', 'FORM_LIMIT', 'ACCOUNT_LIMIT', 'EMAIL_LIMIT', 'PICTURE_LIMIT'],
    ]);
  });

  test('a refused form says why in the log, and names SITE_URL where that is wrong [R-040]', async () => {
    const { port, stores } = shop.addresses;
    const other = `http://127.0.0.1:${port}`;
    const post = (origin: string | undefined) =>
      shopper(other).post('/newsletter', {}, { origin: origin as string });
    expect((await post(other)).status).toBe(403);
    expect((await post('https://evil.example')).status).toBe(403);
    await expect.poll(() => logged(shop, 'form-refused').length).toBe(2);
    const [wrongSite, foreign] = logged(shop, 'form-refused');
    expect(wrongSite).toMatchObject({ reason: 'SITE_URL', origin: other, site: stores.us });
    expect(wrongSite!.hint).toContain(`SITE_URL says ${stores.us}`);
    expect(foreign).toMatchObject({ reason: 'another origin', origin: 'https://evil.example' });
  });
});

describe('a deployment that cannot start', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({
      vars: { SITE_NAME: undefined, IMAGE_ORIGINS: 'https://a.example,https://b.example' },
    });
  });
  afterAll(() => shop?.stop());

  test('answers with a plain page, and names each setting in the log with what to write [R-037]', async () => {
    const page = await shop.shopper().get('/');
    expect(page.status).toBe(503);
    expect(page.text).toContain('We will be back shortly');
    await expect
      .poll(() => logged(shop, 'settings-refused')[0]?.problems)
      .toEqual([
        'SITE_NAME: is missing: write it in app/stores.ts (docs/settings.md), then npm run regions',
        "IMAGE_ORIGINS: has origins with more than spaces between them: write 'https://a.example https://b.example'",
      ]);
  });
});

test('a token that the backend refuses is named in the log, as the setting that it is [R-040]', async () => {
  const shop = await startShop({
    vars: { SHOPIFY_PUBLIC_TOKEN: 'c0ffee', PRODUCT_SERVICE_URL: undefined },
  });
  try {
    await shop.shopper().get('/collections/pendants');
    await expect.poll(() => logged(shop, 'access-refused').length).toBeGreaterThan(0);
    const [line] = logged(shop, 'access-refused');
    expect(line).toMatchObject({ level: 'error', service: 'commerce' });
    expect(line!.settings).toContain('SHOPIFY_PUBLIC_TOKEN');
  } finally {
    await shop.stop();
  }
});
