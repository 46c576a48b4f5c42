/** Crawlers get the same pages, without cookies, country lookup or counting. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shopper } from '../support/shopper';
import { inBareWorld, startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    vars: { SHOPIFY_SHOP_ID: '1', CONSENT_ELSEWHERE: 'granted' },
  });
});
afterAll(() => shop?.stop());

const googlebot =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36';
const robot = { 'user-agent': googlebot };
const product = '/products/halden-pendant-brass';

const lookups = async (since: number) =>
  (await shop.requests(since)).filter(({ service }) => service === 'geo').length;
const lastCall = async () => (await shop.requests()).at(-1)?.n ?? 0;
const reports = () =>
  shop
    .logs()
    .split('\n')
    .filter((line) => line.includes('web-vitals')).length;
const sendVitals = (visitor: Shopper, headers = {}) =>
  visitor.post('/actions/vitals', { LCP: '1234', CLS: '0.02', TTFB: '80' }, headers);

const common = (html: string) =>
  html.replace(/ nonce="[^"]*"/g, '').replace(' data-robot="yes"', ' data-robot=""');

test.skipIf(inBareWorld)('the country of a robot is not looked up', async () => {
  const before = await lastCall();
  for (const path of ['/', product, '/cart', '/visit'])
    await shop.shopper().get(path, { ...robot, 'cf-connecting-ip': '2001:db8::1' });
  expect(await lookups(before)).toBe(0);
  await shop.shopper().get('/cart');
  expect(await lookups(before)).toBe(1);
});

test('a robot gets no cookie for reading, a shopper without a user agent does', async () => {
  const paths = ['/', product, '/cart', '/pages/wishlist', '/visit', '/no-such-page'];
  const visitor = shop.shopper();
  for (const path of paths)
    await visitor.get(path, {
      ...robot,
      referer: `${visitor.origin}/products/brae-pendant-nickel`,
    });
  expect([...visitor.cookies.keys()]).toEqual([]);
  const unnamed = shop.shopper();
  await unnamed.get('/cart', { 'user-agent': '' });
  expect([...unnamed.cookies.keys()]).toContain('visitor');
});

test('a robot gets the market that the URL names, without a redirect or a cookie', async () => {
  const currencyOf = async (path: string, headers = {}) => {
    const visitor = shop.shopper('au');
    const { status, text } = await visitor.get(path, { 'cf-ipcountry': 'AU', ...headers });
    return [status, /"priceCurrency":"(\w+)"/.exec(text)?.[1], visitor.cookies.size];
  };
  for (const name of ['_locale', 'geoRedirect']) {
    expect(await currencyOf(`${product}?${name}=GB`, robot)).toEqual([200, 'GBP', 0]);
    expect(await currencyOf(product, robot)).toEqual([200, 'AUD', 0]);
    expect(await currencyOf(`${product}?${name}=GB`)).toEqual([302, undefined, 2]);
  }
  // A private page too.
  expect(await currencyOf('/cart?_locale=GB', robot)).toEqual([200, undefined, 0]);
});

test('a robot gets a cookie with a form, because user agents can be wrong', async () => {
  const visitor = shop.shopper();
  const answer = await visitor.post('/actions/store', { country: 'US' }, robot);
  expect(answer.status).toBe(303);
  expect([...visitor.cookies.keys()]).toContain('visitor');
});

test.each([product, '/', '/no-such-page'])(
  '%s is the same page for a robot, and does nothing by itself',
  async (path) => {
    // Fills the caches.
    await shop.shopper().get(path);
    const shopper = await shop.shopper().get(path, { 'cf-ipcountry': 'US' });
    const asRobot = await shop.shopper().get(path, { ...robot, 'cf-ipcountry': 'US' });
    expect(asRobot.status).toBe(shopper.status);
    expect(asRobot.text).toContain(' data-robot="yes"');
    expect(shopper.text).not.toContain(' data-robot="yes"');
    const mainOf = (html: string) => /<main[^]*<\/main>/.exec(common(html))?.[0];
    expect(mainOf(asRobot.text)).toBe(mainOf(shopper.text));
    // No late parts, which scripts would have to move into place.
    expect(asRobot.text).not.toMatch(/<!--\$\?-->|\$RC\(/);
  },
);

test("a robot's web vitals are not counted", async () => {
  expect((await sendVitals(shop.shopper(), robot)).status).toBe(204);
  expect((await sendVitals(shop.shopper())).status).toBe(204);
  await expect.poll(reports).toBe(1);
});
