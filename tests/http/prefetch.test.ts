import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, brae } from '../support/cart-driver';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const ahead = { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-site': 'none' };
const lamp = '/products/brae-pendant-nickel';
const vase = '/products/selwyn-vase-moss';
const openPages = [
  '/',
  lamp,
  '/collections/all?pageNo=1',
  '/search?q=brass',
  '/pages/faqs',
  '/blogs/journal',
];

test.each([...openPages, '/_root.data', `${lamp}.data`])(
  '%s can be prefetched, without a cookie [R-085]',
  async (path) => {
    const visitor = shop.shopper();
    const { status, headers } = await visitor.get(path, ahead);
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
  },
);

test.each([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;anonymous-client-ip'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
])('%s: %s is not a visit [R-085]', async (name, value) => {
  const { status, headers } = await shop.shopper().get(lamp, { [name]: value });
  expect([status, headers.getSetCookie()]).toEqual([200, []]);
});

test.each([
  '/cart',
  '/cart.data',
  '/cart/c/1:1',
  '/accounts',
  '/accounts/login',
  '/accounts/sign-out',
  '/account/login',
  '/preview?token=x',
  '/visit',
  '/consent',
  '/newsletter',
  '/pages/wishlist',
  '/pages/wishlist.data',
  '/pages/wishlist/open?token=x',
  '/?geoRedirect=AU',
  `${lamp}?_locale=AU`,
])('%s refuses to be prefetched [R-086]', async (path) => {
  const { status, headers } = await shop.shopper().get(path, ahead);
  expect([status, headers.getSetCookie()]).toEqual([503, []]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a message waits for the page that is really opened [R-086]', async () => {
  const visitor = shop.shopper();
  const variant = /name="variant" value="(\d+)"/.exec((await visitor.get(vase)).text)![1]!;
  const address = `${vase}?variant=${variant}`;
  const sent = { intent: 'notify', variant, email: 'ada@example.com' };
  expect((await visitor.post(address, sent)).status).toBe(303);
  const before = new Map(visitor.cookies);
  expect((await visitor.get(address, ahead)).status).toBe(503);
  await visitor.get(`${vase}.data`, ahead);
  expect(visitor.cookies).toEqual(before);
  expect((await visitor.get(address)).text).toMatch(/We(?:&#x27;|')ll let you know/);
  expect((await visitor.get(address, ahead)).status).toBe(200);
});

test('a page asked for ahead neither counts as viewed nor reads the cart after the checkout [R-085]', async () => {
  const visitor = shop.shopper();
  await visitor.get('/products/marlow-table-lamp-oak');
  const viewed = visitor.cookies.get('viewed');
  await visitor.get(lamp, { ...ahead, referer: `${visitor.origin}/products/perch-stool-walnut` });
  expect(visitor.cookies.get('viewed')).toBe(viewed);
  await add(visitor, brae);
  await visitor.get('/cart');
  expect((await visitor.get('/', ahead)).text).toContain('--cart-filled:block');
  await visitor.post('/cart', { intent: 'checkout' });
  const before = new Map(visitor.cookies);
  const last = (await shop.requests()).at(-1)!.n;
  expect((await visitor.get('/', ahead)).status).toBe(503);
  expect((await visitor.get('/_root.data', ahead)).status).toBe(200);
  expect(visitor.cookies).toEqual(before);
  expect((await shop.requests(last)).map(({ operation }) => operation)).not.toContain('cart');
});

const rulesOf = (headers: Headers) => headers.get('speculation-rules')?.replaceAll('"', '');

test('pages say which others may be asked for ahead, but not to those who save data, nor where a secret is [R-084]', async () => {
  const visitor = shop.shopper();
  const { headers } = await visitor.get('/');
  const path = rulesOf(headers)!;
  const file = await visitor.get(path);
  expect([file.status, file.headers.get('content-type')]).toEqual([
    200,
    'application/speculationrules+json',
  ]);
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(Object.keys(JSON.parse(file.text) as object)).toEqual(['prerender']);
  expect(headers.get('vary')).toContain('Save-Data');
  const saving = await visitor.get('/', { 'save-data': 'on' });
  expect([rulesOf(saving.headers), saving.headers.get('vary')]).toEqual([
    undefined,
    headers.get('vary'),
  ]);
  const others = ['/accounts/reset?token=x', '/no-such-page', '/robots.txt', '/_root.data'];
  for (const other of others)
    expect(rulesOf((await visitor.get(other)).headers), other).toBeUndefined();
});

test('a page names the files that it needs in its headers, for networks that send them early [R-089]', async () => {
  const { headers, text } = await shop.shopper().get('/products/brae-pendant-nickel');
  const links = headers.get('link')!.split(/,\s*/);
  const addressOf = (link: string) => /^<([^>]+)>/.exec(link)![1]!;
  const preloaded = links.filter((link) => link.includes('rel=preload')).map(addressOf);
  const inPage = [...text.matchAll(/<link\b[^>]*rel="(?:stylesheet|preload)"[^>]*>/g)]
    .filter(([tag]) => /rel="stylesheet"|as="font"/.test(tag))
    .map(([tag]) => /href="([^"]+)"/.exec(tag)![1]!);
  expect(new Set(preloaded)).toEqual(new Set(inPage));
  expect(preloaded.length).toBeGreaterThanOrEqual(3);
  for (const path of preloaded) expect((await shop.shopper().get(path)).status).toBe(200);
  const fonts = links.filter((link) => link.includes('.woff2'));
  expect(fonts.every((link) => link.includes('crossorigin'))).toBe(true);
  expect(links).toContain(`<${shop.addresses.sandbox}>; rel=preconnect`);
});
