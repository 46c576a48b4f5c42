/** The limit on requests for uncached pages. Floods use new URLs, so that no page comes from the cache. */
import { beforeAll, afterAll, expect, test } from 'vitest';
import { makeSeed } from '../../sandbox/seed';
import { isFullRun } from '../support/full-run';
import { someAddress, type Answer, type Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const tooFast = 'That was a little fast. Please wait a minute and try again.';
const googlebot =
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0';

let asked = 0;
const newSearch = () => `/search?q=lamp+${(asked += 1)}`;
/** Cheap, because no such product exists. */
const newLines = () => `/product-cards?handles=nothing-${(asked += 1)}`;

const most = 600;
const together = 20;

async function flood(
  visitor: Shopper,
  pathOf: () => string,
  headers?: Record<string, string>,
): Promise<{ refused: Answer; answered: number }> {
  for (let answered = 0; answered < most;) {
    const pages = Array.from({ length: together }, () => visitor.get(pathOf(), headers));
    const answers = await Promise.all(pages);
    const refused = answers.find(({ status }) => status === 429);
    answered += answers.filter(({ status }) => status !== 429).length;
    if (refused) return { refused, answered };
  }
  throw new Error(`${most} addresses and no limit`);
}

test('a client that asks for ever new pages is told to wait, and others are not', async () => {
  const visitor = shop.shopper();
  await visitor.get('/');
  const { refused, answered } = await flood(visitor, newLines);
  expect(answered).toBeGreaterThanOrEqual(25);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.get('cache-control')).toContain('no-store');
  const { refused: page } = await flood(visitor, newSearch);
  expect(page.headers.get('retry-after')).toBe('60');
  expect(page.text).toContain(tooFast);
  // Cached pages cost nothing.
  expect((await visitor.get('/')).status).toBe(200);
  expect((await shop.shopper().get(newSearch())).status).toBe(200);
});

/** More than a burst allows. */
const handles = makeSeed()
  .products.slice(0, 32)
  .map(({ handle }) => handle);

async function refusedOf(paths: string[]): Promise<string[]> {
  const visitor = shop.shopper();
  const refused: string[] = [];
  for (const path of paths) if ((await visitor.get(path)).status === 429) refused.push(path);
  return refused;
}

test.runIf(isFullRun)('navigations with scripts count as ordinary pages', async () => {
  const pathOf = (handle: string, routes: string) => `/products/${handle}.data?_routes=${routes}`;
  const paths = handles.map((handle) => pathOf(handle, 'routes%2Fproducts.%24handle'));
  expect(await refusedOf(paths)).toEqual([]);
  const invented = () => pathOf(handles[0]!, `routes/${(asked += 1)}`);
  const { answered } = await flood(shop.shopper(), invented);
  expect(answered).toBeLessThan(60);
});

test.runIf(isFullRun)('links of campaigns count as ordinary pages', async () => {
  const paths = handles.map((handle, index) => `/products/${handle}?utm_source=mail-${index}`);
  expect(await refusedOf(paths)).toEqual([]);
});

test.runIf(isFullRun)('each value of an option that the page reads counts', async () => {
  const options = () => `/products/halden-pendant-brass?Size=${(asked += 1)}`;
  expect((await flood(shop.shopper(), options)).answered).toBeLessThan(60);
});

test('the refusal is the shop’s own page, without a form to send again', async () => {
  const visitor = shop.shopper();
  // Only a limited number of refusals are complete pages. This flood uses up none, because it accepts no HTML.
  await flood(visitor, newLines, { accept: '*/*' });
  const { text } = (await flood(visitor, newSearch)).refused;
  for (const part of ['href="/cart"', 'Your privacy choices', '<title>One moment, please | Lintel'])
    expect(text).toContain(part);
  expect(text).not.toContain('Send it again');
});

test('an address that is too long for a copy counts too', async () => {
  const visitor = shop.shopper();
  await flood(visitor, newLines);
  const { answered } = await flood(visitor, () => newSearch() + 'x'.repeat(1_001));
  expect(answered).toBeLessThan(40);
});

test.each(['', '/account', '/accounts'])('invented addresses below %s/ count', async (parent) => {
  const invented = () => `${parent}/nothing-${(asked += 1)}`;
  expect((await flood(shop.shopper(), invented)).answered).toBeLessThan(60);
});

test('a robot is told earlier, and gets a plain page', async () => {
  const robot = { 'user-agent': googlebot };
  const { refused, answered } = await flood(shop.shopper(), newLines, robot);
  expect(answered).toBeLessThan(30);
  expect(refused.text).toContain(tooFast);
  expect(refused.text).not.toContain('Your privacy choices');
});

test('robots.txt is answered to a robot over its limit', async () => {
  const robot = { 'user-agent': googlebot, 'cf-connecting-ip': someAddress() };
  await flood(shop.shopper(), newLines, robot);
  expect((await shop.shopper().get('/robots.txt', robot)).status).toBe(200);
});
