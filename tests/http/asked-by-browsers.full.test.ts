import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasPasswords, startShop, type Shop } from '../support/storefront';

let shop: Shop;
let closed: Shop;
beforeAll(async () => {
  shop = await startShop();
  closed = await startShop({ vars: { ACCOUNTS: 'off' } });
});
afterAll(() => Promise.all([shop?.stop(), closed?.stop()]));

const file = async (path: string) => {
  const answer = await fetch(shop.shopper().origin + path, { headers: { connection: 'close' } });
  return { answer, body: Buffer.from(await answer.arrayBuffer()) };
};
const lasting = /public, max-age=\d{4,}/;

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icons/icon-192.png', 192],
  ['/icons/icon-512.png', 512],
])('%s is an opaque square of %i pixels, to be kept', async (path, size) => {
  const { answer, body } = await file(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('cache-control')).toMatch(lasting);
  const { width, height } = await sharp(body).metadata();
  expect([width, height]).toEqual([size, size]);
  // iOS shows transparent pixels as black.
  expect((await sharp(body).ensureAlpha().stats()).isOpaque).toBe(true);
});

test('/favicon.ico holds three sizes, to be kept', async () => {
  const { answer, body } = await file('/favicon.ico');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\//);
  expect(answer.headers.get('cache-control')).toMatch(lasting);
  expect([body.readUInt16LE(2), body.readUInt16LE(4)]).toEqual([1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + index * 16;
    const [length, offset] = [body.readUInt32LE(entry + 8), body.readUInt32LE(entry + 12)];
    const { width, height } = await sharp(body.subarray(offset, offset + length)).metadata();
    expect([body[entry], width, height]).toEqual([size, size, size]);
  }
});

test.each(['us', 'au'])('store %s has a manifest with its name, icons and colours', async (id) => {
  const shopper = shop.shopper(id);
  expect((await shopper.get('/')).text).toContain(
    '<link rel="manifest" href="/manifest.webmanifest"',
  );
  const { status, headers, text } = await shop.shopper(id).get('/manifest.webmanifest');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(headers.get('cache-control')).toMatch(lasting);
  expect(headers.has('set-cookie')).toBe(false);
  const { icons, ...manifest } = JSON.parse(text) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({
    name: 'Lintel',
    lang: id === 'us' ? 'en-US' : 'en-AU',
    start_url: '/',
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect(icons.length).toBeGreaterThan(2);
  for (const { src } of icons) expect((await file(src)).answer.status).toBe(200);
});

test.each(['us', 'au'])(
  'store %s describes its search, and links to the description',
  async (id) => {
    const shopper = shop.shopper(id);
    const link = '<link rel="search" type="application/opensearchdescription+xml" title="Lintel"';
    for (const path of ['/', '/collections/pendants', '/not-found'])
      expect((await shopper.get(path)).text).toContain(link);
    const { status, headers, text } = await shopper.get('/opensearch.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(
      'application/opensearchdescription+xml; charset=utf-8',
    );
    expect(headers.get('cache-control')).toMatch(lasting);
    const [, template = ''] = /<Url [^>]*template="([^"]*)"/.exec(text) ?? [];
    expect(template).toBe(`${shopper.origin}/search?q={searchTerms}`);
    const found = await shopper.get(
      new URL(template.replace('{searchTerms}', 'brass')).pathname + '?q=brass',
    );
    expect(found.status).toBe(200);
  },
);

const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, text]) => text!,
  );

test.each([
  ['us', 'en-US'],
  ['au', 'en-AU'],
])('store %s has a feed of its journal, newest first', async (id, lang) => {
  const shopper = shop.shopper(id);
  const { origin } = shopper;
  const { status, headers, text } = await shopper.get('/blogs/journal.atom');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(headers.get('cache-control')).toMatch(lasting);
  expect(text).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`);
  expect(text).toContain(
    `<link rel="self" type="application/atom+xml" href="${origin}/blogs/journal.atom"/>`,
  );
  const [feedId, ...ids] = textsOf(text, 'id');
  expect(feedId).toBe(`${origin}/blogs/journal`);
  expect(ids).toHaveLength(20);
  const listed = (await shopper.get('/blogs/journal')).text;
  const uids = [...listed.matchAll(/<h2[^>]*><a[^>]*href="(\/blogs\/journal\/[^"]+)"/g)];
  if (uids.length > 0) expect(ids).toEqual(uids.map(([, path]) => origin + path));
  const [feedUpdated, ...updated] = textsOf(text, 'updated');
  for (const date of [...updated, ...textsOf(text, 'published')])
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
  expect(feedUpdated).toBe(updated.sort().at(-1));
  expect((await shopper.get(new URL(ids[0]!).pathname)).status).toBe(200);
});

test.each(['/blogs/journal', '/blogs/journal?tag=Makers', '/blogs/journal/looking-after-oak'])(
  '%s links to the feed',
  async (path) => {
    expect((await shop.shopper().get(path)).text).toMatch(
      /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/blogs\/journal.atom"/,
    );
  },
);

test('an outage of the content service is no empty feed', async () => {
  const other = await startShop({ own: true });
  try {
    await other.fault({ service: 'content', mode: 'http-500' });
    expect((await other.shopper().get('/blogs/journal.atom')).status).toBe(503);
  } finally {
    await other.stop();
  }
});

test.runIf(hasPasswords)('password managers are led to the form for a new password', async () => {
  const { status, location, headers } = await shop.shopper().get('/.well-known/change-password');
  expect([status, location]).toEqual([302, '/accounts/change-password']);
  expect(headers.get('cache-control')).toMatch(lasting);
});

test('a shop without accounts has no password to change, and no other well-known address', async () => {
  for (const path of ['/.well-known/change-password', '/.well-known/nothing'])
    expect((await closed.shopper().get(path)).status).toBe(404);
});
