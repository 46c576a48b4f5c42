import { expect, test } from 'vitest';
import { publicAddress } from './worker/public-address.server';
import { limitBindings } from './rate-limits';
import type { RouteHandle } from './route-handle';
import { leadsNowhere } from './missing-pages.server';
import { markdownPath, openRouteTable } from './route-table.server';
import routeConfig from './routes';
import { writers } from './routes/markdown/writers.server';

const handles = import.meta.glob(['./routes/**/*.{ts,tsx}', '!./routes/shell/**'], {
  eager: true,
  import: 'handle',
});

const [shell] = routeConfig;
const parentId = shell!.file;
const routes = openRouteTable({
  root: { id: 'root', path: '', module: {} },
  [parentId]: { id: parentId, parentId: 'root', module: {} },
  ...Object.fromEntries(
    shell!.children!.map(({ id, file, path, index }) => [
      id ?? file,
      { id: id ?? file, parentId, path, index, module: { handle: handles[`./${file}`] } },
    ]),
  ),
});

test('a route that says nothing is private, and so is an address without a route', () => {
  expect(routes.handleOf('/visit')).toEqual({});
  for (const path of ['/nowhere', '/products/a/b'])
    expect(routes.handleOf(path)).toEqual({ countsAsUncached: true, markdown: true });
});

test.each(['/', '/pages/contact', '/blogs/journal/care', '/products/lamp'])(
  'the page %s keeps the query parameters of its slices',
  (path) =>
    expect(routes.handleOf(path).searchParams).toEqual(expect.arrayContaining(['region', 'sent'])),
);

test('the pattern of a route is that of the list of routes', () => {
  expect(routes.patternOf('/')).toBe('');
  expect(routes.patternOf('/Products/Lamp/Reviews.data')).toBe('products/:handle/reviews');
  expect(routes.patternOf('/nowhere')).toBe('*');
});

test('a path that cannot be decoded is no route’s', () => {
  expect(routes.handleOf('/products/%E0%A4%A')).toEqual({});
});

test.each([
  ['/pages/Wishlist', '/pages/wishlist'],
  ['/Pages/WISHLIST.data', '/pages/wishlist'],
  ['/pages/wishlist/', '/pages/wishlist'],
  ['/pages/%77ishlist', '/pages/wishlist'],
  ['/pages/Quiz', '/pages/quiz'],
  ['/Account/Reset/1/abc', '/account/reset/1/abc'],
  ['/%61ccounts/Reset', '/accounts/reset'],
  ['/CART/', '/cart'],
  ['/Robots.txt', '/robots.txt'],
  ['/_root.data', '/'],
])('%s is the route of %s, as Remix takes it', (path, canonical) => {
  expect(routes.handleOf(path)).toBe(routes.handleOf(canonical));
  expect(routes.handleOf(path)).not.toBe(routes.handleOf('/nowhere'));
});

test.each([
  '/accounts/reset',
  '/accounts/reset.data',
  '/account/reset/1/abc',
  '/account/activate/1/abc',
  '/pages/wishlist/open',
  '/pages/wishlist/open.data',
  '/Account/Reset/1/abc',
  '/Account/ACTIVATE/1/abc/def',
])('%s holds a secret', (path) => expect(routes.handleOf(path).secretUrl).toBe(true));

test.each([
  '/',
  '/pages/wishlist',
  '/accounts/login',
  '/account/login',
  '/accounts/recover',
  '/pages/accounts/reset',
])('%s does not', (path) => expect(routes.handleOf(path).secretUrl).toBeUndefined());

test.each([
  ['/cart', 'cart'],
  ['/cart.data', 'cart'],
  ['/Cart', 'cart'],
  ['/cart/c/x', 'cart'],
  ['/cart/import', 'cart'],
  ['/cartel', undefined],
  ['/accounts/login', undefined],
  ['/products/lamp', 'notify'],
  ['/products/lamp.data', 'notify'],
  ['/products/lamp/reviews', undefined],
  ['/actions/wishlist', 'wishlist'],
  ['/pages/wishlist.data', 'wishlist'],
  ['/newsletter', 'newsletter'],
  ['/actions/vitals', 'vitals'],
  ['/consent', 'choices'],
  ['/actions/store', 'choices'],
  ['/products/lamp/pickup', 'choices'],
])('a POST to %s counts as %s', (path, limit) => expect(routes.handleOf(path).limit).toBe(limit));

test('the cart has a limit of its own, beside that of all other forms', () => {
  expect([limitBindings.cart, limitBindings.newsletter]).toEqual(['CART_LIMIT', 'FORM_LIMIT']);
});

test('only the callback of a sign-in changes something without a form', () => {
  expect(routes.handleOf('/account/authorize').changesOnGet).toBe(true);
  expect(Object.values(handles).filter((handle) => Object(handle).changesOnGet)).toHaveLength(1);
});

const publicPart = (path: string, more?: string[]) => {
  const url = new URL(path, 'https://shop.example');
  const address = publicAddress(url, routes.handleOf(url.pathname), more);
  return address && address.path + address.search;
};

test.each([
  ['/', '/'],
  ['/?utm_source=x&gclid=1&fbclid=2', '/'],
  ['/?old=1&x=2', '/?old=1'],
  ['/_root.data?_routes=routes%2Fhome&x=1', '/_root.data?_routes=routes%2Fhome'],
  ['/?_routes=x', '/'],
  ['/products/lamp?variant=1&ref=a', '/products/lamp?variant=1'],
  ['/products/lamp.data?variant=1', '/products/lamp.data?variant=1'],
  ['/collections/all?sort=a&pageNo=2&q=x', '/collections/all?pageNo=2&sort=a'],
  ['/collections/vendors?sort=a&q=x&ref=a', '/collections/vendors?q=x&sort=a'],
  ['/search?tag=b&q=x&tag=a', '/search?q=x&tag=b&tag=a'],
  ['/product-list?q=x&collection=y&z=1', '/product-list?collection=y&q=x'],
  ['/product-cards?q=x&handles=a,b', '/product-cards?handles=a%2Cb'],
  ['/lists?q=x&handles=a&z=1', '/lists?handles=a&q=x'],
  ['/pages/about?sent=contact&region=x&pageNo=1', '/pages/about?region=x&sent=contact'],
  ['/pages/quiz?q2=1&q1=2&q21=1', '/pages/quiz?q1=2&q2=1'],
  ['/pages/Quiz?q1=2', '/pages/Quiz?q1=2'],
  ['/blogs/journal?tag=a', '/blogs/journal?tag=a'],
  ['/blogs/journal/a-story?pageNo=1', '/blogs/journal/a-story?pageNo=1'],
  ['/robots.txt?x=1', '/robots.txt'],
  ['/feeds/products.xml?country=GB&old=1', '/feeds/products.xml?country=GB'],
])('%s is public: %s', (path, kept) => expect(publicPart(path)).toBe(kept));

test.each([
  '/cart',
  '/cart.data',
  '/accounts/login',
  '/accounts/dashboard.data',
  '/pages/wishlist',
  '/pages/wishlist.data',
  '/pages/Wishlist',
  '/pages/wishlist/open',
  '/products/a/b',
  '/visit',
  '/viewed',
  '/preview',
  '/consent',
  '/newsletter',
  '/anything',
  `/search?q=${'x'.repeat(1_000)}`,
])('%s is not', (path) => expect(publicPart(path)).toBeUndefined());

test('a page may depend on parameters that it names itself', () => {
  expect(publicPart('/products/lamp?Size=S&x=1', ['Size'])).toBe('/products/lamp?Size=S');
});

test.each([
  ...['/accounts', '/accounts/', '/accounts/login', '/accounts/login.data', '/accounts.data'],
  ...['/account', '/account/orders/1', '/Account/Login', '/accounts/nowhere'],
])('%s is of an account', (path) => expect(routes.handleOf(path).account).toBe(true));

test.each(['/', '/accounting', '/accountsx', '/pages/accounts', '/pages/account/login'])(
  '%s is not',
  (path) => expect(routes.handleOf(path).account).toBeUndefined(),
);

test.each([
  ['/accounts', true],
  ['account', true],
  [' https:///account/login ', true],
  ['https://shop.test/accounts?a=1#b', true],
  ['https://other.test/accounts', false],
  ['https:///pages/about', false],
  ['mailto:accounts@shop.test', false],
  ['//[', false],
  ['', false],
])('in a shop without accounts, whether %j leads nowhere: %s', (href, expected) => {
  const SITE_URL = 'https://shop.test';
  expect(leadsNowhere(href, { env: { ACCOUNTS: 'off', SITE_URL }, routes })).toBe(expected);
  expect(leadsNowhere(href, { env: { ACCOUNTS: 'legacy', SITE_URL }, routes })).toBe(false);
});

test.each([
  ['/index.md', '/'],
  ['/products/lamp.md', '/products/lamp'],
  ['/products/lamp/reviews.md', '/products/lamp/reviews'],
  ['/search.md', '/search'],
  ['/blogs/journal.md', '/blogs/journal'],
  ['/no/such.md', '/no/such'],
])('%s is the Markdown of %s', (address, page) => {
  expect(routes.markdownPageOf(address)).toBe(page);
  expect(markdownPath(page)).toBe(address);
  expect(routes.handleOf(address)).toBe(routes.handleOf(page));
});

test.each([
  '/products/lamp',
  '/agents.md',
  '/cart.md',
  '/accounts/x.md',
  '/product-list.md',
  '/.md',
  '/x.md.data',
  '/pages/wishlist.data.md',
  '/accounts.data.md',
])('%s is no page’s Markdown', (path) => expect(routes.markdownPageOf(path)).toBeUndefined());

test('every page with Markdown has a writer, and no other page has one', () => {
  const idsOf = (all: typeof routeConfig) =>
    all
      .flatMap(({ children = [] }) => children)
      .filter(({ file }) => (handles[`./${file}`] as RouteHandle | undefined)?.markdown)
      .map(({ id, file }) => id ?? file.replace(/\.tsx?$/, ''));
  expect(idsOf(routeConfig).sort()).toEqual(Object.keys(writers).sort());
});
