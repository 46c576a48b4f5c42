import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const get = (path: string, store?: string) => shop.shopper(store).get(path);
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
const between = (html: string, from: string, to: string) =>
  html.slice(html.indexOf(from), html.indexOf(to));

// Runs first, while the data cache is empty.
test('without content the header, the footer and the front page still stand [R-060] [R-239]', async () => {
  await shop.fault({ service: 'content', mode: 'http-500' });
  const { status, text } = await get('/', 'au');
  expect(status).toBe(200);
  expect(text).toContain('Welcome to Lintel');
  expect(text).toContain('href="/cart"');
  const page = await get('/pages/about', 'au');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10']);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(titleOf(page.text)).toBe('We can’t show this page right now | Lintel');
  expect(page.text).toMatch(/<a[^>]*href="\/pages\/about"[^>]*>Try again/);
  expect(page.text).toContain('href="/cart"');
});

test('the front page has header, ribbon of three, menu, slices and footer [R-045] [R-090] [R-094] [R-236]', async () => {
  const { status, text } = await get('/');
  expect(status).toBe(200);
  expect(titleOf(text)).toMatch(/ \| Lintel$/);
  const header = between(text, '<header', '</header>');
  for (const href of [
    '/',
    '/accounts',
    '/pages/wishlist',
    '/cart',
    '/search',
    '/collections/pendants',
  ]) {
    expect(header).toContain(`href="${href}"`);
  }
  const ribbon = between(text, 'aria-label="Announcements"', '</aside>');
  expect(ribbon.split('<li').length - 1).toBe(3);
  expect(text.split('<h1').length - 1).toBe(1);
  expect(between(text, '<main', '</main>')).toContain('href="/products/');
  expect(between(text, '<footer', '</footer>')).toContain(String(new Date().getUTCFullYear()));
});

test('a page has one address, and its siblings in the other stores', async () => {
  const { us, au } = shop.addresses.stores;
  const { text } = await get('/pages/about?x=1');
  const links = text.match(/<link[^>]*(canonical|alternate)[^>]*>/g)?.join() ?? '';
  expect(links).toContain(`rel="canonical" href="${us}/pages/about"`);
  expect(links).toContain(`hrefLang="en-AU" href="${au}/pages/about"`);
  expect((await get('/pages/about', 'au')).text.slice(0, 60)).toContain('lang="en-AU"');
});

test.each([
  'about', 'contact', 'delivery', 'returns', 'faqs', 'finishes', 'stockists', 'trade', 'privacy',
])('the page %s is shown with one first heading and no inline style [R-001] [R-060] [R-243]', async (uid) => {
  const { status, text } = await get(`/pages/${uid}`);
  expect(status).toBe(200);
  expect(text.split('<h1').length - 1).toBe(1);
  expect(text).not.toMatch(/\sstyle="/);
  expect(text).not.toContain('Application Error');
}); // prettier-ignore

test.each(['nope', 'Nope%20Nope', '%F0%9F%92%A1', '\'"]]'])(
  'no page %s: /not-found [R-060]',
  async (uid) => {
    const { status, location } = await get(`/pages/${uid}`);
    expect([status, location]).toEqual([302, '/not-found']);
  },
);

test('/not-found and unknown paths answer 404 and are not indexed [R-063]', async () => {
  for (const path of ['/not-found', '/nope', '/nope/at/all.php']) {
    const { status, text, headers } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).not.toContain('rel="canonical"');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(text).toContain('<header');
  }
  expect(titleOf((await get('/nope')).text)).toBe('404 Error | Lintel');
});

test('the store form remembers a country of this store [R-093]', async () => {
  const visitor = shop.shopper('au');
  const fields = { country: 'FR', return_to: '/pages/about?x=1' };
  const { status, location } = await visitor.post('/actions/store', fields);
  expect([status, location]).toEqual([303, '/pages/about?x=1']);
  expect(visitor.cookies.get('SELECTED_STORE')).toBe('FR');
  expect(visitor.cookies.get('currency')).toBe('EUR');
  const { text } = await visitor.get('/pages/about');
  expect(text).toMatch(/<option[^>]*value="FR"[^>]*selected|<option[^>]*selected[^>]*value="FR"/);
});

test('the store form leads to a sibling, which remembers the country [R-022] [R-028]', async () => {
  const { location } = await shop
    .shopper('us')
    .post('/actions/store', { country: 'NZ', return_to: '/cart' });
  expect(location).toBe(`${shop.addresses.stores.au}/cart?geoRedirect=NZ`);
  const visitor = shop.shopper('au');
  expect((await visitor.get('/cart?geoRedirect=NZ')).location).toBe('/cart');
  expect(visitor.cookies.get('SELECTED_STORE')).toBe('NZ');
});

test('the store form removes a price filter, which has amounts in the former currency', async () => {
  const list = '/collections/all';
  const return_to = `${list}?minPrice=10&maxPrice=50&inStock=true`;
  const change = async (visitor: Shopper, country: string) =>
    (await visitor.post('/actions/store', { country, return_to })).location;
  const visitor = shop.shopper('au');
  expect(await change(visitor, 'AU')).toBe(return_to);
  expect(await change(visitor, 'FR')).toBe(`${list}?inStock=true`);
  expect(await change(visitor, 'DE')).toBe(return_to);
  expect(await change(shop.shopper('us'), 'NZ')).toBe(
    `${shop.addresses.stores.au}${list}?inStock=true&geoRedirect=NZ`,
  );
});

test('the store form leaves a later page of a list, and a tag of articles in another language', async () => {
  const change = async (country: string, return_to: string) =>
    (await shop.shopper('us').post('/actions/store', { country, return_to })).location;
  expect(await change('US', '/blogs/journal?tag=Rooms&pageNo=1')).toBe(
    '/blogs/journal?tag=Rooms&pageNo=1',
  );
  expect(await change('NZ', '/blogs/journal?tag=Rooms&pageNo=1')).toBe(
    `${shop.addresses.stores.au}/blogs/journal?geoRedirect=NZ`,
  );
  expect(await change('NZ', '/collections/all?pageNo=1')).toBe(
    `${shop.addresses.stores.au}/collections/all?geoRedirect=NZ`,
  );
});

test.each([
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('the store form goes back to %s by way of %s', async (return_to, location) => {
  const visitor = shop.shopper('au');
  expect((await visitor.post('/actions/store', { country: 'NZ', return_to })).location).toBe(
    location,
  );
});

test('a country without a store changes nothing', async () => {
  const visitor = shop.shopper('au');
  for (const country of ['ZZ', '', 'AQ', 'aus', '<script>']) {
    expect((await visitor.post('/actions/store', { country, return_to: '/' })).location).toBe('/');
  }
  expect(visitor.cookies.has('SELECTED_STORE')).toBe(false);
});
