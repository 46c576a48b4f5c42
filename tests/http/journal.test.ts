import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const get = (path: string, store?: string) => shop.shopper(store).get(path);
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const articlesIn = (html: string) =>
  [...main(html).matchAll(/href="\/blogs\/journal\/([\w-]+)"/g)].map(([, uid]) => uid);
const datesIn = (html: string) =>
  [...main(html).matchAll(/<time dateTime="([\d-]+)"/g)].map(([, date]) => date!);

test('the index shows twenty articles, newest first, and links to the rest [R-001] [R-057] [R-250]', async () => {
  const first = await get('/blogs/journal');
  expect(first.status).toBe(200);
  expect(articlesIn(first.text)).toHaveLength(20);
  const dates = datesIn(first.text);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(first.text).toContain('href="/blogs/journal?pageNo=1"');
  const second = await get('/blogs/journal?pageNo=1');
  const older = articlesIn(second.text);
  expect(older.length).toBeGreaterThan(0);
  expect(articlesIn(first.text).filter((uid) => older.includes(uid))).toEqual([]);
  expect(second.text).toMatch(/rel="canonical" href="[^"]*\/blogs\/journal\?pageNo=1"/);
});

test('the index by tag holds what carries it [R-250]', async () => {
  const { text } = await get('/blogs/journal?tag=Makers');
  expect(articlesIn(text).length).toBeGreaterThan(2);
  const dates = datesIn(text);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(text).toContain('aria-current="page"');
  expect(text).toContain('<title>Makers, ');
});

test.each(['?pageNo=9', '?tag=Nope', '?tag=%22%5D%5D', '?tag=x%5C', '?tag=Makers&pageNo=1'])(
  'no articles at %s: 404, not indexed',
  async (query) => {
    const { status, text } = await get(`/blogs/journal${query}`);
    expect(status).toBe(404);
    expect(text).toContain('content="noindex"');
  },
);

test('a tag in Shopify’s form leads to the tag’s articles [R-068]', async () => {
  const visitor = shop.shopper();
  const { location } = await visitor.get('/blogs/news/tagged/at-home+makers');
  expect(location).toBe('/blogs/journal?tag=at-home');
  const second = await visitor.get(`${location}&pageNo=9&utm_source=a`);
  const found = '/blogs/journal?tag=At+home&utm_source=a';
  expect([second.status, second.location]).toEqual([302, found]);
  expect((await visitor.get(second.location!)).status).toBe(200);
});

test('an article with a date of its own stands where that date belongs [R-071]', async () => {
  const [first, second] = [await get('/blogs/journal'), await get('/blogs/journal?pageNo=1')];
  const dates = [...datesIn(first.text), ...datesIn(second.text)];
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates.slice(-4)).toEqual(['2025-07-10', '2025-06-19', '2025-05-22', '2024-11-07']);
  const { text } = await get('/blogs/journal/linen-in-winter');
  expect(datesIn(text)).toEqual(['2025-06-19']);
  expect(text).toContain('"datePublished":"2025-06-19"');
  const neighbour = (label: string) =>
    new RegExp(`${label}</p><a[^>]*href="/blogs/journal/([^"]+)"`).exec(text)?.[1];
  expect(neighbour('Previous article')).toBe('three-stems-or-a-branch');
  expect(neighbour('Next article')).toBe('a-chair-is-for-leaning');
});

test('an article stands between the ones published before and after it [R-057] [R-243] [R-250]', async () => {
  const { status, text } = await get('/blogs/journal/looking-after-oak');
  expect(status).toBe(200);
  expect(text.split('<h1').length - 1).toBe(1);
  expect(text).toMatch(
    /rel="prev"[^>]*href="\/blogs\/journal\/a-hallway-in-four-hooks"|href="\/blogs\/journal\/a-hallway-in-four-hooks"[^>]*rel="prev"/,
  );
  expect(text).toMatch(
    /href="\/blogs\/journal\/the-honest-drawer"[^>]*rel="next"|rel="next"[^>]*href="\/blogs\/journal\/the-honest-drawer"/,
  );
});

test('the newest article has no next one, the oldest no previous one [R-250]', async () => {
  const neighbours = async (uid: string) =>
    (await get(`/blogs/journal/${uid}`)).text.match(/rel="(?:next|prev)"/g);
  expect(await neighbours('three-lamps-not-one')).toEqual(['rel="prev"']);
  expect(await neighbours('before-you-drill')).toEqual(['rel="next"']);
});

test('both languages have their own words [R-019]', async () => {
  const path = '/blogs/journal/the-rug-comes-first';
  expect((await get(path)).text).toContain('a foot and a half');
  expect((await get(path, 'au')).text).toContain('half a metre');
});

test.each(['nope', '%22%5D', 'Looking-After-Oak'])(
  'no article %s: /not-found [R-057] [V1.2.4]',
  async (uid) => {
    const { status, location } = await get(`/blogs/journal/${uid}`);
    expect([status, location]).toEqual([302, '/not-found']);
  },
);

test('an article tells search engines what it is', async () => {
  const { text } = await get('/blogs/journal/looking-after-oak');
  const things = [...text.matchAll(/<script type="application\/ld\+json">([^<]*)/g)].map(
    ([, json]) => JSON.parse(json!) as { '@type': string; headline?: string },
  );
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Article']);
  expect(things[1]).toMatchObject({ headline: 'Looking after oak', author: { name: 'Tom Vasey' } });
  expect(text).toContain('property="og:type" content="article"');
});

test('hreflang is the same set in every store, and names each', async () => {
  const path = '/blogs/journal/looking-after-oak';
  const linksOf = async (store: string) =>
    [...(await get(path, store)).text.matchAll(/<link rel="alternate"[^>]*>/g)].map(String).sort();
  const [links = [], ...others] = await Promise.all(
    Object.keys(shop.addresses.stores).map(linksOf),
  );
  for (const same of others) expect(same).toEqual(links);
  for (const origin of Object.values(shop.addresses.stores)) {
    expect(links.join('\n')).toContain(`href="${origin}${path}"`);
  }
});

test('front page: Organization and WebSite', async () => {
  const { text } = await get('/');
  for (const type of ['Organization', 'WebSite']) expect(text).toContain(`"@type":"${type}"`);
});
