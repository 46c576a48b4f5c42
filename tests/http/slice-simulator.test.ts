/**
 * Tests the page that Prismic's editor frames. `tests/e2e/slice-simulator.spec.ts` tests it in
 * browsers.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import routes from '~/routes';
import { isFullRun } from '../support/full-run';
import { enoughOfTheMinute } from '../support/rate-limit';
import { catalogueService, startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const page = '/slice-simulator';
const action = '/slice-simulator/slices';
const usp = { slice_type: 'usp', primary: { title: 'Why' }, items: [{ title: 'Made slowly' }] };
const products = {
  slice_type: 'featured_products',
  primary: { title: 'To hang' },
  items: [{ product_handle: 'halden-pendant-brass' }],
};
const send = (...slices: unknown[]) =>
  shop.shopper().post(
    action,
    slices.map((slice): [string, string] => ['slice', JSON.stringify(slice)]),
  );

test('only the simulator may be framed, by Prismic and the sandbox [V3.4.6]', async () => {
  const { status, headers } = await shop.shopper().get(page);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain(
    `frame-ancestors ${shop.addresses.sandbox} https://prismic.io https://*.prismic.io;`,
  );
  expect(headers.has('x-frame-options')).toBe(false);
});

const addresses = routes
  .flatMap(({ children = [] }) => children)
  .map(({ path = '' }) => `/${path.replace(/:\w+/g, 'x').replace('*', 'x')}`);

test.each([
  ...addresses.filter((path) => path !== page),
  `${page}.data`,
  '/assets/x.js',
  '/health.data',
])('%s refuses to be framed', async (path) => {
  const { headers } = await shop.shopper().get(path);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  if (!path.startsWith('/assets')) expect(headers.get('x-frame-options')).toBe('DENY');
});

test('the replies to forms refuse to be framed', async () => {
  for (const path of [page, action]) {
    const { headers } = await shop.shopper().post(path, {});
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});

test('the simulator is not indexed, not stored, and has no header, footer, tags or cookies', async () => {
  const visitor = shop.shopper();
  visitor.cookies.set('place', 'AU');
  visitor.cookies.set('visitor', crypto.randomUUID());
  const { text, headers } = await visitor.get(page);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.has('speculation-rules')).toBe(false);
  expect(text).toContain('name="robots" content="noindex"');
  expect(text).not.toMatch(/<(?:header|footer|nav)\b|data-tags|rel="canonical"/);
  // The page ignores the visitor's cookies.
  expect(text).not.toContain('AUD');
});

test('the simulator hydrates without waiting for an interaction, and starts nothing else', async () => {
  const { text } = await shop.shopper().get(page);
  expect(text).toContain('lazyHydration.hydrate()');
  expect(text).toContain('data-robot="yes"');
});

test('edited slices are read like published ones, with their products', async () => {
  const { status, text, headers } = await send(usp, products, { slice_type: 'surprise' }, 'x');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.getSetCookie()).toEqual([]);
  expect(JSON.parse(text)).toMatchObject([
    { type: 'usp', primary: { title: 'Why' } },
    { type: 'featured_products', products: [{ handle: 'halden-pendant-brass' }] },
    null,
    null,
  ]);
});

test('links to documents get the paths that Prismic sets, and linked articles are loaded', async () => {
  const uid = 'living-with-unlacquered-brass';
  const link = { link_type: 'Document', type: 'page', uid: 'about', id: 'x' };
  const { text } = await send(
    { slice_type: 'generic_feature', primary: { title: 'x', link, link_text: 'About' } },
    {
      slice_type: 'featured_posts',
      primary: {},
      items: [{ article: { link_type: 'Document', type: 'article', uid, id: 'y' } }],
    },
  );
  expect(JSON.parse(text)).toMatchObject([
    { primary: { link: { href: '/pages/about' } } },
    { posts: [{ uid }] },
  ]);
});

test('while products cannot be loaded, the slice is empty and the others are shown', async () => {
  await shop.fault({ service: catalogueService, mode: 'http-500' });
  const handle = 'orsta-pendant-black';
  const { status, text } = await send(usp, { ...products, items: [{ product_handle: handle }] });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject([{ type: 'usp' }, { products: [] }]);
});

test('other sites cannot send slices, and slices that are too large are refused', async () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const fields = { slice: JSON.stringify(usp) };
  expect((await shop.shopper().post(action, fields, foreign)).status).toBe(403);
  expect((await send({ ...usp, id: 'x'.repeat(100_000) })).status).toBe(200);
  expect((await send({ ...usp, id: 'x'.repeat(300_000) })).status).toBe(413);
  // Other forms keep their limit.
  const large = await shop.shopper().post('/cart', { note: 'x'.repeat(100_000) });
  expect(large.status).toBe(413);
});

test.runIf(isFullRun)(
  'slices that call services are limited like changes of the cart, and the others are answered',
  async () => {
    await enoughOfTheMinute();
    const visitor = shop.shopper();
    const slices = [...Array.from({ length: 49 }, () => products), usp];
    const fields = slices.map((slice): [string, string] => ['slice', JSON.stringify(slice)]);
    const replies: unknown[][] = [];
    const isLimited = (reply: unknown[] = []) => reply.includes('limited');
    while (replies.length < 4 && !isLimited(replies.at(-1)))
      replies.push(JSON.parse((await visitor.post(action, fields)).text));
    expect(isLimited(replies[0])).toBe(false);
    expect(isLimited(replies.at(-1))).toBe(true);
    for (const reply of replies) expect(reply.at(-1)).toMatchObject({ type: 'usp' });
  },
);

test('an invalid slice causes no calls', async () => {
  const linked = { link_type: 'Document', type: 'article', uid: 'no-such-article', id: 'x' };
  const invalid = { slice_type: 'featured_posts', primary: 'x', items: [{ article: linked }] };
  const before = (await shop.requests()).at(-1)?.n;
  expect(JSON.parse((await send(invalid)).text)).toEqual([null]);
  const calls = await shop.requests(before);
  expect(calls.filter(({ service }) => service === 'content')).toEqual([]);
});

test('the page builder of the sandbox has all 19 kinds of slices', async () => {
  const reply = await fetch(`${shop.addresses.sandbox}/__standin/page-builder`);
  const slices = (await reply.json()) as { slice_type: string }[];
  expect(new Set(slices.map(({ slice_type }) => slice_type)).size).toBe(19);
  const answers = JSON.parse((await send(...slices)).text) as unknown[];
  expect(answers).toHaveLength(19);
  expect(answers).not.toContain(null);
});
