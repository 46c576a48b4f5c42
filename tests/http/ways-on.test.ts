import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startShop } from '../support/storefront';

const shop = await startShop();
afterEach(() => shop.clearFaults());
afterAll(() => shop.stop());

function linksUnder(heading: string, html: string): string[] {
  const section = new RegExp(`<h2[^>]*>${heading}</h2><ul.*?</ul>`, 's').exec(html)?.[0] ?? '';
  return [...section.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!);
}
const get = (path: string) => shop.shopper().get(path);
const texts = 'Pages and articles';

test.each([
  ['returns', '/pages/returns'],
  ['Delivery', '/pages/delivery'],
  ['how high to hang', '/blogs/journal/how-high-to-hang-a-pendant'],
  ['hanging height', '/blogs/journal/how-high-to-hang-a-pendant'],
  ['shipping', '/pages/delivery'],
])('a search for %s leads to %s first [R-115]', async (term, path) => {
  const { status, text } = await get(`/search?q=${encodeURIComponent(term)}`);
  expect(status).toBe(200);
  expect(linksUnder(texts, text)[0]).toBe(path);
  expect(text).toContain('No results found. Please try again. This may help:');
});

test('beside products are the collections of that name, and what is written about it [R-115]', async () => {
  const { text } = await get('/search?q=mirror');
  expect(text).toContain('<article');
  expect(linksUnder('Collections', text)).toEqual(['/collections/mirrors']);
  expect(linksUnder(texts, text)).toEqual([]);
  const brass = await get('/search?q=brass');
  expect(linksUnder(texts, brass.text)[0]).toBe('/blogs/journal/living-with-unlacquered-brass');
  expect(linksUnder(texts, (await get('/search?q=brass&pageNo=1')).text)).toEqual([]);
});

test.each(['low ceiling', 'flush mount'])(
  'a search for %s leads to lights that fit and to what is written about it [R-112]',
  async (term) => {
    const { text } = await get(`/search?q=${encodeURIComponent(term)}`);
    expect(text).toContain('/products/orsta-pendant-black');
    expect(text).not.toContain('/products/sorrel-pendant-black');
    const asked = await get('/search?q=low+ceiling');
    expect(linksUnder(texts, asked.text)).toEqual(['/blogs/journal/how-high-to-hang-a-pendant']);
  },
);

test.each([
  ['pendants', 'pendant'],
  ['benches', 'bench'],
  ['shelves', 'shelf'],
])('%s finds what %s finds [R-112]', async (many, one) => {
  const products = (html: string) => html.match(/<article[^]*?href="([^"?]*)/g);
  expect(products((await get(`/search?q=${many}`)).text)).toEqual(
    products((await get(`/search?q=${one}`)).text),
  );
});

test('a price in a search’s words narrows it [R-111]', async () => {
  const { text } = await get(`/search?q=${encodeURIComponent('black lamp under $130')}`);
  expect(text).toMatch(/Up to (?:<!-- -->)?\$130\.00/);
  expect(text).toContain('/products/orsta-pendant-black');
  expect(text).not.toContain('/products/quill-table-lamp-black');
  expect(text).toMatch(/name="q"[^>]*value="black lamp"/);
});

test('before a term there are popular searches and collections [R-110]', async () => {
  const { text } = await get('/search');
  expect(text).toMatch(/Popular searches[^]*?href="\/search\?q=Pendants"/);
  expect(text).toMatch(/Browse[^]*?href="\/collections\/lighting"/);
});

test('signs in a term are no part of the content service’s query [R-115]', async () => {
  const { status, text } = await get(`/search?q=${encodeURIComponent('"returns\\")]] [(')}`);
  expect(status).toBe(200);
  expect(linksUnder(texts, text)[0]).toBe('/pages/returns');
  expect(shop.logs()).not.toContain('content-search-failed');
});

test('without the content service a search still finds products [R-115]', async () => {
  await shop.fault({ service: 'content', mode: 'http-500' });
  const { status, text } = await get('/search?q=walnut');
  expect(status).toBe(200);
  expect(text).toContain('<article');
  expect(linksUnder(texts, text)).toEqual([]);
});

describe.each([
  ['a search without results', '/search?q=zzzz', 200],
  ['an empty collection', '/collections/outdoor', 200],
  ['an unknown address', '/no-such-page', 404],
  ['the page for what is not found', '/not-found', 404],
  ['an empty wishlist', '/pages/wishlist', 200],
])('%s', (_, path, expected) => {
  test('offers what sells best, a search and a way on [R-064]', async () => {
    const { status, text } = await get(path);
    expect(status).toBe(expected);
    expect(text).toContain('Popular products');
    expect(text.split('<article').length - 1).toBeGreaterThan(5);
    const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
    expect(main).toMatch(
      expected === 404 ? /action="\/search"/ : /href="\/collections\/|href="\/"/,
    );
  });

  test('stays without the service [R-064]', async () => {
    await shop.fault({ service: 'commerce', mode: 'http-500', operation: 'products' });
    const { status, text } = await shop.shopper('au').get(path);
    expect(status).toBe(expected);
    expect(text).not.toContain('Popular products');
  });
});
