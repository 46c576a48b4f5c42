import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { warmReport, warmShop } from './warm';

let server: Server | undefined;
afterEach(() => server?.close());

const urls = (...paths: string[]) =>
  paths.map((path) => `<url><loc>https://shop.example${path}</loc></url>`).join('');

const pages: Record<string, string> = {
  '/': '<a href="/pages/about">About</a> <a href="/cart">Bag</a> <a class="x" href="/collections/lamps?sort=new">Lamps</a>',
  '/pages/about': '',
  '/collections/lamps': '<a href="/products/b">B</a>',
  '/products/a': '',
  '/products/b': '',
  '/sitemaps/pages.xml': urls('/', '/pages/about', '/pages/moved'),
  '/sitemaps/collections.xml': urls('/collections/lamps'),
  '/sitemaps/articles.xml': urls('/blogs/journal/oak'),
  '/sitemaps/products-1.xml': urls('/products/a', '/products/b'),
};

/** A page's first request is rendered, later requests come from the page cache. Journal pages never end. */
async function serve(): Promise<{ origin: string; asked: string[]; most: () => number }> {
  const asked: string[] = [];
  let [open, most] = [0, 0];
  server = createServer(({ url = '', headers }, response) => {
    if (url.startsWith('/blogs')) return;
    open += 1;
    most = Math.max(most, open);
    const text = pages[url];
    const known = asked.includes(url);
    if (!url.startsWith('/sitemaps')) asked.push(url);
    expect(headers['user-agent']).toMatch(/^Mozilla\/5\.0 /);
    setImmediate(() => {
      open -= 1;
      response.writeHead(text === undefined ? 404 : 200, {
        'cache-status': known ? 'Lintel; hit' : 'Lintel; fwd=uri-miss',
      });
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked, most: () => most };
}

const options = { count: 200, concurrency: 1, limitMs: 3000 };

test('warming asks for the front page, its pages and collections, their products, then all others, within its time', async () => {
  const { origin, asked } = await serve();
  const results = await warmShop({ ...options, origin });
  expect(asked).toEqual([
    ...['/', '/pages/about', '/collections/lamps', '/products/b', '/pages/moved'],
  ]);
  const outcomes = Object.fromEntries(results.map(({ path, outcome }) => [path, outcome]));
  expect(outcomes).toEqual({
    ...{ '/': 'cold', '/pages/about': 'cold', '/collections/lamps': 'cold' },
    ...{ '/products/b': 'cold', '/pages/moved': 'failed' },
    ...{ '/blogs/journal/oak': 'skipped', '/products/a': 'skipped' },
  });
  expect(warmReport(results)).toMatch(/^7 pages: 0 were warm, 4 were cold .*, 1 failed, 2 skipped/);
  expect(warmReport(results)).toContain('failed  /pages/moved: 404');
});

test('warming keeps to its number of pages and of requests at a time, and tells what was warm', async () => {
  const { origin, asked, most } = await serve();
  const limited = { ...options, origin, count: 4, concurrency: 2 };
  expect((await warmShop(limited)).map(({ outcome }) => outcome)).toEqual(Array(4).fill('cold'));
  expect((await warmShop(limited)).map(({ outcome }) => outcome)).toEqual(Array(4).fill('warm'));
  expect(asked).toHaveLength(8);
  expect(most()).toBeLessThanOrEqual(4);
});

test('warming waits as long as the shop asks, and then goes on', async () => {
  const shop = await serve();
  const [handle] = server!.listeners('request') as [(...args: unknown[]) => void];
  let refused = 0;
  server!.removeAllListeners('request').on('request', (request, response) => {
    if (request.url !== '/collections/lamps' || refused > 0) return handle(request, response);
    refused += 1;
    response.writeHead(429, { 'retry-after': '0' }).end();
  });
  const results = await warmShop({ ...options, origin: shop.origin, count: 3 });
  expect(results.map(({ outcome }) => outcome)).toEqual(['cold', 'cold', 'cold']);
  expect(refused).toBe(1);
});

test('warming a site that fails says so', async () => {
  await expect(warmShop({ ...options, origin: 'http://127.0.0.1:9' })).rejects.toThrow('fails');
});
