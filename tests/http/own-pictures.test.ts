/** See `docs/decisions/0078-pictures-from-the-shops-own-host.md`. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../support/full-run';
import { screens } from '../support/routes';
import { enoughOfTheMinute } from '../support/rate-limit';
import { read, shoppersOf } from '../support/screens';
import { startShop, type Shop } from '../support/storefront';

const lamp = '/media/shopify/500x500/brae-pendant-nickel-1.jpg?v=10';
const lampAtHost =
  '/cdn/shop/files/brae-pendant-nickel-1.jpg?v=10&width=500&height=500&crop=center';
const room = '/media/prismic/1440x720-top/rooms/home-hero.jpg';

let shop: Shop;
beforeAll(async () => {
  // The bare world doesn't serve pictures from the shop's own host.
  shop = await startShop({ world: 'full' });
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const ask = (path: string, headers: Record<string, string> = {}) =>
  shop.shopper().get(path, { accept: 'image/avif,image/webp,*/*', ...headers });

const callsSince = async (since: number) =>
  (await shop.requests(since)).filter(({ service }) => service === 'images');
const lastCall = async () => (await shop.requests()).at(-1)?.n ?? 0;

const picturesIn = (html: string): string[] =>
  [...html.matchAll(/ (?:src|srcset|poster)="([^"]+)"/gi)]
    .flatMap(([, value = '']) => value.replaceAll('&amp;', '&').split(/,\s+/))
    .map((one) => one.split(' ')[0]!)
    .filter((url) => /\.(?:jpe?g|png)\b/.test(url));
const isOwn = (url: string) => url.startsWith('/media/');

// The tests' sandbox doesn't encode AVIF, because encoding takes long.
test('a picture is served in the best format that the browser accepts and its host has', async () => {
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/webp'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ]) {
    const { status, headers } = await ask(lamp, { accept: accept! });
    expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([
      200,
      type,
      'Accept',
    ]);
  }
});

test('it never changes, has the headers of a file, and sets no cookie', async () => {
  const { headers } = await ask(room);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('set-cookie')).toBeNull();
});

test('without a version in its address it is kept for an hour', async () => {
  const { headers } = await ask(lamp.replace('?v=10', ''));
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
});

test('its host is asked once, for the size, and then the cache answers', async () => {
  await shop.fresh();
  const since = await lastCall();
  await ask(lamp);
  await expect.poll(async () => (await ask(lamp)).headers.get('cache-status')).toBe('Lintel; hit');
  const [call] = await callsSince(since);
  expect(call!.url).toContain(`${lampAtHost}&for=avif`);
  const before = await lastCall();
  for (let n = 0; n < 3; n += 1) expect((await ask(lamp)).status).toBe(200);
  expect(await callsSince(before)).toEqual([]);
});

test('a browser that has it gets a 304, from the cache or not, and a part on request', async () => {
  await shop.fresh();
  const etag = (await ask(lamp)).headers.get('etag')!;
  const cached = async (headers: Record<string, string>) => {
    await expect
      .poll(async () => (await ask(lamp)).headers.get('cache-status'))
      .toBe('Lintel; hit');
    return ask(lamp, headers);
  };
  expect((await cached({ 'if-none-match': etag })).status).toBe(304);
  const part = await cached({ range: 'bytes=0-99' });
  expect([part.status, part.headers.get('content-range')?.split('/')[0]]).toEqual([
    206,
    'bytes 0-99',
  ]);
  const ofAnother = await cached({ range: 'bytes=0-99', 'if-range': '"another"' });
  expect([ofAnother.status, ofAnother.headers.get('etag')]).toEqual([200, etag]);
  await shop.fresh();
  expect((await ask(lamp, { 'if-none-match': etag })).status).toBe(304);
});

test('HEAD has the headers only', async () => {
  const { status, text, headers } = await shop.shopper().send(lamp, { method: 'HEAD' });
  expect([status, text, headers.get('content-type')]).toEqual([200, '', 'image/jpeg']);
  const part = { method: 'HEAD', headers: { range: 'bytes=0-99' } };
  await expect
    .poll(async () => (await shop.shopper().send(lamp, part)).headers.get('cache-status'))
    .toBe('Lintel; hit');
  expect((await shop.shopper().send(lamp, part)).status).toBe(200);
});

test.each([
  ['another source', '/media/stranger/500x500/brae-pendant-nickel-1.jpg?v=10'],
  ['a source named like a property of objects', '/media/constructor/500x500/a.jpg'],
  ['a width that the layout does not use', lamp.replace('500x500', '501x501')],
  ['a height that the layout does not use', lamp.replace('500x500', '500x400')],
  ['a huge width', lamp.replace('500x500', '5760')],
  ['no size', '/media/shopify/brae-pendant-nickel-1.jpg?v=10'],
  ['another spelling of a size', lamp.replace('500x500', '0500x500')],
  ['a parameter of the host', `${lamp}&width=4000`],
  ['two versions', `${lamp}&v=11`],
  ['a version that is no number', lamp.replace('v=10', 'v=x')],
  ['a folder above', '/media/shopify/500x500/..%2F..%2Fgeo'],
  ['an escape of an escape', '/media/shopify/500x500/%252e%252e/geo'],
  ['another host', '/media/shopify/500x500/@stranger.example/a.jpg'],
  ['a hidden file', '/media/prismic/1440x720/.git/config'],
  ['a part of no rectangle', `${room}?rect=0,0,1e9,1`],
  ['only the folder', '/media/shopify/500x500/'],
])('%s is not found, and no host is asked [R-425] [V1.3.6]', async (_, path) => {
  const since = await lastCall();
  const { status, headers } = await ask(path);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await callsSince(since)).toEqual([]);
});

test('a picture that its host does not have is not found', async () => {
  expect((await ask('/media/shopify/500x500/no-such-lamp.jpg?v=10')).status).toBe(404);
});

test('a form is refused', async () => {
  expect((await shop.shopper().post(lamp, {})).status).toBe(405);
});

describe('what cannot be loaded comes from the original host, and is not stored', () => {
  test.each([
    ['an error', 'http-500'],
    ['a refusal', 'http-403'],
    ['too many requests', 'http-429'],
    ['a broken connection', 'reset'],
    ['silence', 'hang'],
    ['a picture that is too large', 'huge-body'],
    ['an SVG with a script', 'wrong-schema'],
    ['something that is no picture', 'bad-json'],
    ['an empty answer', 'empty-body'],
    ['a redirect to a stranger', 'redirect'],
  ])('%s (%s) [R-424]', async (_, mode) => {
    await shop.fresh();
    await shop.fault({ service: 'images', mode });
    const { status, location, headers } = await ask(lamp);
    expect([status, headers.get('cache-control')]).toEqual([302, 'no-store']);
    expect(location).toBe(shop.addresses.sandbox + lampAtHost);
    await shop.clearFaults();
    await shop.pass(2000);
    expect((await ask(lamp)).status).toBe(200);
  });
});

test.runIf(isFullRun)(
  'a client that loads too many uncached pictures is sent to the original host',
  async () => {
    const limited = await startShop({
      worker: (worker) => ({
        ...worker,
        ratelimits: { PICTURE_LIMIT: { simple: { limit: 2, period: 60 } } },
      }),
    });
    try {
      const visitor = limited.shopper();
      const isLimited = async (version: number, by = visitor) => {
        const { status, headers } = await by.get(lamp.replace('v=10', `v=${version}`));
        return status === 302 && headers.get('cache-status')!.endsWith('detail=limit');
      };
      await enoughOfTheMinute();
      expect([await isLimited(1), await isLimited(2), await isLimited(3)]).toEqual([
        ...[false, false],
        true,
      ]);
      expect(await isLimited(4, limited.shopper())).toBe(false);
    } finally {
      await limited.stop();
    }
  },
  300_000,
);

const frequent = /^(?:home|product|collection|search|article|journal|page-about)$/;

describe('pages', () => {
  test.each(['/', '/collections/pendants', '/products/brae-pendant-nickel'])(
    '%s names the own host for the pictures it shows first, and the original one for others [R-423]',
    async (path) => {
      const { text } = await shop.shopper().get(path);
      const [first = ''] = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(text) ?? [];
      const shown = picturesIn(first);
      expect(shown.length).toBeGreaterThan(1);
      expect(shown.filter((url) => !isOwn(url))).toEqual([]);
      const [lazy = ''] = /<img[^>]*loading="lazy"[^>]*>/i.exec(text) ?? [];
      expect(picturesIn(lazy).some(isOwn)).toBe(false);
    },
  );

  test.runIf(isFullRun)(
    'with IMAGE_HOST=own every picture of the layout has a size of the list',
    async () => {
      const own = await startShop({ vars: { IMAGE_HOST: 'own' } });
      try {
        const shopperOf = shoppersOf(own);
        const plain = screens.filter(({ sends, status }) => !sends && !status);
        const shown = isFullRun ? plain : plain.filter(({ name }) => frequent.test(name));
        const strangers = new Set<string>();
        const some = new Set<string>();
        for (const screen of shown) {
          const { text } = await read(screen, own, await shopperOf(screen));
          for (const url of picturesIn(text)) (isOwn(url) ? some : strangers).add(url);
        }
        expect([...strangers]).toEqual([]);
        expect(some.size).toBeGreaterThan(50);
        const { text, headers } = await own.shopper().get('/products/brae-pendant-nickel');
        expect(headers.get('link')).not.toContain('preconnect');
        // Link previews and structured data need complete URLs.
        expect(text).toMatch(/property="og:image" content="http:\/\/[^"]+\/cdn\/shop\/files\//);
        expect(text).toMatch(/"image":\["http:\/\/[^"]+\/cdn\/shop\/files\//);
      } finally {
        await own.stop();
      }
    },
    300_000,
  );

  test.runIf(isFullRun)(
    'with IMAGE_HOST=original no picture comes from the own host',
    async () => {
      const original = await startShop({ vars: { IMAGE_HOST: 'original' } });
      try {
        const pictures = picturesIn((await original.shopper().get('/')).text);
        expect(pictures.length).toBeGreaterThan(5);
        expect(pictures.filter(isOwn)).toEqual([]);
      } finally {
        await original.stop();
      }
    },
    300_000,
  );

  test('while an image host fails, pages name it, and the own host again afterwards [R-424]', async () => {
    await shop.fresh();
    const path = '/products/brae-pendant-nickel';
    const ownIn = async () => {
      const pictures = picturesIn((await shop.shopper().get(path)).text);
      expect(pictures.length).toBeGreaterThan(5);
      return pictures.filter(isOwn);
    };
    await shop.fault({ service: 'images', mode: 'http-500' });
    await Promise.all([1, 2, 3, 4, 5].map((n) => ask(lamp.replace('v=10', `v=${n}`))));
    expect(await ownIn()).toEqual([]);
    await shop.clearFaults();
    await shop.pass(3600_000);
    expect((await ask(lamp)).status).toBe(200);
    await expect.poll(async () => (await ownIn()).length).toBeGreaterThan(0);
  });
});
