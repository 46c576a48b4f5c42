import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '../support/full-run';
import { screens } from '../support/routes';
import { pathOf, read, shoppersOf, type Screen } from '../support/screens';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
let shopperOf: ReturnType<typeof shoppersOf>;
beforeAll(async () => {
  shop = await startShop();
  shopperOf = shoppersOf(shop);
});
afterAll(() => shop?.stop());

const hrefsOf = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"(?! type=)[^>]* href="([^"]*)"`, 'g'))].map(
    ([, href]) => href!.replaceAll('&amp;', '&'),
  );

const kept: Record<string, string[]> = {
  'collections.$handle.tsx': ['pageNo'],
  'journal/index.tsx': ['tag', 'pageNo'],
};

function canonicalPath(screen: Screen, path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  const query = new URLSearchParams(
    (kept[screen.route] ?? []).flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return pathname + (query.size > 0 ? `?${query}` : '');
}

/** Missing pages, and paths with secrets. */
const hasNone = ({ status, route }: Screen) => status === 404 || route === 'accounts/activate.tsx';

const checked = screens.filter(
  (screen) => isFullRun || screens.find(({ route }) => route === screen.route) === screen,
);
const named = checked.map((screen) => [screen.name, screen] as const);

test.each(named)(
  '%s: one canonical address; siblings where it is indexed [R-076] [R-077]',
  async (...[, screen]) => {
    const shopper = await shopperOf(screen);
    const path = await pathOf(screen, shop, shopper);
    const { text } = await read({ ...screen, path }, shop, shopper);
    const origin = shopper.origin;
    const canonical = hrefsOf(text, 'canonical');
    expect(canonical).toEqual(
      hasNone(screen) ? [] : [new URL(canonicalPath(screen, path), origin).href],
    );
    const siblings = hrefsOf(text, 'alternate');
    if (/name="robots" content="noindex"/.test(text)) return expect(siblings).toEqual([]);
    if (siblings.length > 0) expect(siblings).toContain(canonical[0]);
    else expect(['journal-page-2', 'journal-tag', 'page-draft']).toContain(screen.name);
  },
);

test('the second page of a list has the second page as its sibling [R-077]', async () => {
  const { us, au } = shop.addresses.stores;
  for (const store of ['us', 'au']) {
    const { text } = await shop
      .shopper(store)
      .get('/collections/all?pageNo=1&sort=title-ascending');
    const path = '/collections/all?pageNo=1';
    expect(hrefsOf(text, 'alternate')).toEqual([us + path, au + path, us + path]);
  }
});

test.each([
  '/collections/all?pageNo=99',
  '/search?q=lamp&pageNo=99',
  '/products/halden-pendant-brass/reviews?page=99',
])('%s, after the last page, has no links [R-076] [R-077]', async (path) => {
  const { status, text } = await shop.shopper().get(path);
  expect(status).toBe(404);
  expect([...hrefsOf(text, 'canonical'), ...hrefsOf(text, 'alternate')]).toEqual([]);
});

test('an address with two slashes or one at its end names this shop, and no other site', async () => {
  const { us } = shop.addresses.stores;
  const slashed = await shop.shopper().get('/newsletter/');
  expect([slashed.status, slashed.location]).toEqual([301, '/newsletter']);
  const { text } = await shop.shopper().get('/newsletter');
  expect(hrefsOf(text, 'canonical')).toEqual([`${us}/newsletter`]);
  for (const path of ['//evil.example/newsletter', '//newsletter', '//evil.example/pages/about']) {
    const { text } = await shop.shopper().get(path);
    expect([...hrefsOf(text, 'canonical'), ...hrefsOf(text, 'alternate')].join()).not.toMatch(
      /https?:\/\/(?:evil|newsletter)/,
    );
  }
});
