import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { originOf, warmReport, warmShop } from './warm';

let server: Server | undefined;
afterEach(() => server?.close());

const urls = (...paths: string[]) =>
  paths.map((path) => `<url><loc>https://shop.example${path}</loc></url>`).join('');

const partNames = ['pages', 'articles', 'collections', 'products-1', 'products-2'];

const pages: Record<string, string> = {
  '/': '<a href="/pages/about">About</a> <a href="/cart">Bag</a> <a class="x" href="/collections/lamps?sort=new">Lamps</a>',
  '/pages/about': '',
  '/collections/lamps': '<a href="/products/b">B</a> <a href="/products/c">C</a>',
  '/products/a': '',
  '/products/b': '',
  '/products/c': '',
  '/sitemap.xml': urls(...partNames.map((name) => `/sitemaps/${name}.xml`)),
  '/sitemaps/pages.xml': urls('/', '/pages/about', '/pages/moved'),
  '/sitemaps/collections.xml': urls('/collections/lamps'),
  '/sitemaps/articles.xml': urls('/blogs/journal/oak'),
  '/sitemaps/products-1.xml': urls('/products/a', '/products/b'),
  '/sitemaps/products-2.xml': urls('/products/c'),
};

/**
 * A page's first request is rendered, later requests come from the page cache. Journal pages never end: they exhaust the
 * time limit. The first `incomplete` requests of the sitemap answer 503.
 */
async function serve({ incomplete = 0 } = {}) {
  const limit = new AbortController();
  let left = incomplete;
  const asked: string[] = [];
  const sitemaps: string[] = [];
  let [open, most] = [0, 0];
  server = createServer(({ url = '', headers }, response) => {
    if (url.startsWith('/blogs')) return limit.abort();
    open += 1;
    most = Math.max(most, open);
    const text = pages[url];
    const known = asked.includes(url);
    (url.startsWith('/sitemap') ? sitemaps : asked).push(url);
    expect(headers['user-agent']).toMatch(/^Mozilla\/5\.0 /);
    setImmediate(() => {
      open -= 1;
      const isIncomplete = url === '/sitemap.xml' && left-- > 0;
      response.writeHead(isIncomplete ? 503 : text === undefined ? 404 : 200, {
        'cache-status': known ? 'Lintel; hit' : 'Lintel; fwd=uri-miss',
      });
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = {
    ...{ origin: `http://127.0.0.1:${port}`, count: 200, concurrency: 1 },
    ...{ end: limit.signal, sitemapPauseMs: 1 },
  };
  return { options, asked, sitemaps, most: () => most };
}

test('a large shop’s sitemap is asked for again until it is complete, but not for ever', async () => {
  const { options, asked } = await serve({ incomplete: 1 });
  await warmShop(options);
  expect(asked).toContain('/products/c');
  server!.close();
  const broken = await serve({ incomplete: 99 });
  await expect(warmShop(broken.options)).rejects.toThrow('/sitemap.xml fails: 503');
  expect(broken.sitemaps).toHaveLength(5);
});

test('warming asks for the front page, its pages and collections, their products, then all others, within its time', async () => {
  const { options, asked } = await serve();
  const results = await warmShop(options);
  expect(asked).toEqual([
    ...['/', '/pages/about', '/collections/lamps', '/products/b', '/products/c', '/pages/moved'],
  ]);
  const outcomes = Object.fromEntries(results.map(({ path, outcome }) => [path, outcome]));
  expect(outcomes).toEqual({
    ...{ '/': 'cold', '/pages/about': 'cold', '/collections/lamps': 'cold' },
    ...{ '/products/b': 'cold', '/products/c': 'cold', '/pages/moved': 'failed' },
    ...{ '/blogs/journal/oak': 'skipped', '/products/a': 'skipped' },
  });
  expect(warmReport(results)).toMatch(/^8 pages: 0 were warm, 5 were cold .*, 1 failed, 2 skipped/);
  expect(warmReport(results)).toContain('failed  /pages/moved: 404');
});

test('warming keeps to its number of pages and of requests at a time, and tells what was warm', async () => {
  const { options, asked, most } = await serve();
  const limited = { ...options, count: 4, concurrency: 2 };
  expect((await warmShop(limited)).map(({ outcome }) => outcome)).toEqual(Array(4).fill('cold'));
  expect((await warmShop(limited)).map(({ outcome }) => outcome)).toEqual(Array(4).fill('warm'));
  expect(asked).toHaveLength(8);
  expect(most()).toBeLessThanOrEqual(4);
});

/** Answers the first `times` requests for `path` with `status`. */
function refuse(path: string, status: number, times = Infinity): () => number {
  const [handle] = server!.listeners('request') as [(...args: unknown[]) => void];
  let refused = 0;
  server!.removeAllListeners('request').on('request', (request, response) => {
    if (request.url !== path || refused >= times) return handle(request, response);
    refused += 1;
    response.writeHead(status, { 'retry-after': '0' }).end();
  });
  return () => refused;
}

test.each(['/collections/lamps', '/sitemap.xml', '/sitemaps/collections.xml'])(
  'warming waits for %s as long as the shop asks, and then goes on',
  async (path) => {
    const { options } = await serve();
    const refused = refuse(path, 429, 1);
    const results = await warmShop({ ...options, count: 3 });
    expect(results.map(({ outcome }) => outcome)).toEqual(['cold', 'cold', 'cold']);
    expect(refused()).toBe(1);
  },
);

test.each([
  [2, false],
  [3, true],
])('for %i pages, warming reads the second list of products: %s', async (count, isRead) => {
  const { options, sitemaps } = await serve();
  await warmShop({ ...options, count });
  expect(sitemaps.includes('/sitemaps/products-2.xml')).toBe(isRead);
});

test.each(['/sitemap.xml', '/sitemaps/articles.xml', '/sitemaps/products-2.xml'])(
  'warming fails if %s fails',
  async (path) => {
    const { options } = await serve();
    refuse(path, 503);
    await expect(warmShop(options)).rejects.toThrow(`${path} fails: 503`);
  },
);

test('warming a site that fails says so', async () => {
  const { options } = await serve();
  await expect(warmShop({ ...options, origin: 'http://127.0.0.1:9' })).rejects.toThrow('fails');
});

test.each([
  ['localhost:3000', "'localhost:3000' is no address; write it whole, 'https://…'"],
  ['lintel.example', "'lintel.example' is no address; write it whole, 'https://…'"],
  ['https://lintel.example/us', "has more than a host: write 'https://lintel.example'"],
])('warming refuses the site %s', async (site, problem) => {
  await expect(originOf(undefined, site)).rejects.toThrow(`--site ${problem}`);
  expect(await originOf(undefined, 'http://localhost:3000/')).toBe('http://localhost:3000');
});

test('warming reaches a store at an address of localhost, which Node may not resolve', async () => {
  const { options } = await serve();
  const store = options.origin.replace('127.0.0.1', 'lintel.au.localhost');
  const hosts = new Set<string | undefined>();
  server!.on('request', ({ headers }) => hosts.add(headers.host));
  const results = await warmShop({ ...options, origin: store, count: 2 });
  expect(results.map(({ outcome }) => outcome)).toEqual(['cold', 'cold']);
  expect([...hosts]).toEqual([new URL(store).host]);
});
