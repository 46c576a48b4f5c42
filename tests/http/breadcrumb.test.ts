import { afterAll, expect, test } from 'vitest';
import { makeSeed } from '../../sandbox/seed';
import { startShop } from '../support/storefront';

const shop = await startShop();
afterAll(() => shop.stop());

const navOf = (page: string) => /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(page)?.[0] ?? '';

/** Entries such as 'Pendants /collections/pendants'; the last one, the page itself, has no URL. */
function crumbsOf(page: string): string[] {
  const items = navOf(page).matchAll(
    /<(?:a|span) (?:[^>]* href="([^"]*)"|aria-current)[^>]*>([^<]*)</g,
  );
  return [...items].map(([, href = '', text]) => `${text} ${href}`.trim());
}

function listOf(page: string): string[] {
  const json = /<script type="application\/ld\+json">([^<]*"BreadcrumbList"[^<]*)</.exec(page)?.[1];
  const list = JSON.parse(json ?? '{}') as {
    itemListElement: { position: number; name: string; item?: string }[];
  };
  return list.itemListElement.map(({ position, name, item }, index) => {
    expect(position).toBe(index + 1);
    const { pathname = '', search = '' } = item ? new URL(item) : {};
    return `${name} ${pathname}${search}`.trim();
  });
}

const makerOf = (type: string) => makeSeed().products.find((one) => one.type === type)!;
const mug = makerOf('Mug');
const chair = makerOf('Chair');

test.each([
  [
    '/products/halden-pendant-brass',
    ['Lighting /collections/lighting', 'Pendants /collections/pendants', 'Halden Pendant'],
  ],
  // A collection of the menu contains this product, but isn't named like the product's type.
  [
    `/products/${mug.handle}`,
    ['Decoration /collections/decoration', 'Tableware /collections/tableware', mug.title],
  ],
  [
    `/products/${chair.handle}`,
    ['Furniture /collections/furniture', 'Seating /collections/seating', chair.title],
  ],
  ['/collections/wall-lights', ['Lighting /collections/lighting', 'Wall lights']],
  ['/collections/lighting', ['Lighting']],
  ['/collections/brass', ['The brass edit']],
])('%s [R-097]', async (path, expected) => {
  const { text } = await shop.shopper().get(path);
  expect(crumbsOf(text)).toEqual(['Home /', ...expected]);
  expect(listOf(text)).toEqual(['Home /', ...expected]);
});

test('a product in no collection of the menu leads to a search for its type [R-097]', async () => {
  await shop.fault({ service: 'commerce', mode: 'http-500', operation: 'productRecommendations' });
  const { text } = await shop.shopper().get(`/products/${makerOf('Bowl').handle}`);
  await shop.clearFaults();
  expect(crumbsOf(text)[1]).toBe('Bowl /search?q=Bowl');
});

test('the phone’s menu has the desktop’s entries and the help pages, and both lead to the whole range [R-096]', async () => {
  const { text } = await shop.shopper().get('/');
  const linksIn = (label: string) => {
    const nav = new RegExp(`<nav aria-label="${label}".*?</nav>`, 's').exec(text)?.[0] ?? '';
    return new Set(
      [...nav.matchAll(/href="(\/(?:collections|pages|blogs)[^"]*)"/g)].map(([, to]) => to!),
    );
  };
  const [desktop, phone] = [linksIn('Main'), linksIn('Menu')];
  expect([...desktop].filter((link) => !phone.has(link))).toEqual([]);
  const help = ['contact', 'delivery', 'returns'].map((uid) => `/pages/${uid}`);
  expect([...phone].filter((link) => !desktop.has(link)).sort()).toEqual(help);
  const all = [
    'lighting',
    'hardware',
    'furniture',
    'seating',
    'storage',
    'decoration',
    'tableware',
  ];
  for (const handle of [...all, 'vases', 'mirrors', 'textiles', 'sale', 'new']) {
    expect([...desktop]).toContain(`/collections/${handle}`);
  }
});
