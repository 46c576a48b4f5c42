import { afterEach, expect, test } from 'vitest';
import { textOf } from '../support/page-text';
import { startShop, type Shop } from '../support/storefront';

type Json = Record<string, unknown>;
interface ServiceProduct extends Json {
  handle: string;
  prices: Record<string, unknown>;
  variants: Json[];
}

/** This product has no other finishes, so no other card contains it as a swatch. */
const handle = 'ember-candle-holder-brass';
const page = `/products/${handle}`;

type Edit = (product: ServiceProduct) => Json;

function edited(answer: string, edit: Edit): string | undefined {
  if (!answer.includes(`"${handle}"`)) return undefined;
  return JSON.stringify(JSON.parse(answer), (_, value: unknown) =>
    isProduct(value) ? { ...value, ...edit(value) } : value,
  );
}

const isProduct = (value: unknown): value is ServiceProduct =>
  typeof value === 'object' &&
  value !== null &&
  'variants' in value &&
  'handle' in value &&
  value.handle === handle;

let shop: Shop;
/** Starts a new shop for each edit, because caches keep copies for a minute. */
async function open(edit: Edit) {
  shop = await startShop({
    world: 'full',
    tap: ({ url, received }) =>
      /\/(search\/(collection|query)|api\/shopify)\//.test(url)
        ? edited(received, edit)
        : undefined,
  });
  return shop.shopper();
}
afterEach(() => shop?.stop());

const cardIn = (html: string) =>
  (html.match(/<article[^]*?<\/article>/g) ?? []).find((card) => card.includes(`"${page}"`));

test.each([
  ['a draft', { status: 'draft' }],
  ['an archived product', { status: 'archived' }],
  ['a product that is published tomorrow', { published_at: new Date(Date.now() + 86_400_000) }],
  ['a product that is sold in other currencies only', { prices: { EUR: { price: '99.00' } } }],
])('%s is neither shown nor listed [R-340]', async (_, fields) => {
  const shopper = await open(({ variants }) => ({
    ...fields,
    variants: variants.map((one) => ('prices' in fields ? { ...one, ...fields } : one)),
  }));
  expect((await shopper.get(page)).location).toBe('/not-found');
  const list = await shopper.get('/collections/decoration');
  expect(list.status).toBe(200);
  expect(list.text.match(/<article/g)!.length).toBeGreaterThan(3);
  expect(cardIn(list.text)).toBeUndefined();
  expect((await shopper.get('/search?q=ember')).text).not.toContain(`"${page}"`);
});

test('an invalid product costs the list only itself, and is logged [R-318]', async () => {
  const shopper = await open(() => ({ title: null }));
  const list = await shopper.get('/collections/decoration');
  expect(list.status).toBe(200);
  expect(list.text.match(/<article/g)!.length).toBeGreaterThan(3);
  expect(cardIn(list.text)).toBeUndefined();
  await expect
    .poll(() => shop.logs())
    .toMatch(new RegExp(`"event":"product-invalid".*"handle":"${handle}","field":"title"`));
  expect((await shopper.get(page)).status).toBe(503);
});

test('an invalid product that is read alone by its handle leaves the other products shown [R-318]', async () => {
  const shopper = await open(() => ({ title: null }));
  const good = 'brae-pendant-brass';
  const cards = async (...handles: string[]) => {
    const { status, text } = await shopper.get(`/product-cards?handles=${handles.join(',')}`);
    const found = JSON.parse(text) as { products: { handle: string }[] } | null;
    return [status, found?.products.map((product) => product.handle)];
  };
  expect(await cards(handle, good)).toEqual([200, [good]]);
  // Absent products are read again after ten seconds, the others later.
  await shop.pass(11_000);
  // Another order, because the first reply is cached.
  expect(await cards(good, handle)).toEqual([200, [good]]);
});

test('a page of which lists leave out all products leads to the other pages [R-160]', async () => {
  const samples = (answer: string, count?: number) => {
    const { products, facets, ...list } = JSON.parse(answer) as { products: Json[]; facets: Json };
    return JSON.stringify({
      ...list,
      products: products.map((one) => ({ ...one, product_type: 'Sample' })),
      facets: { ...facets, ...(count && { count }) },
    });
  };
  shop = await startShop({
    world: 'full',
    tap: ({ url, received }) => {
      if (!/\/search\/.*[?&]take=20\b/.test(url)) return undefined;
      const skip = /[?&]skip=(\d+)/.exec(url)?.[1];
      if (skip === '20' || url.includes('/query/brass')) return samples(received);
      return skip === '40' ? samples(received, 41) : undefined;
    },
  });
  const shopper = shop.shopper();
  const next = (path: string) => new RegExp(`rel="next"[^>]*href="${path}pageNo=\\d"`);
  const middle = await shopper.get('/collections/all?pageNo=1');
  expect([middle.status, middle.text.includes('<article')]).toEqual([200, false]);
  expect(middle.text).toMatch(next('/collections/all\\?'));
  const last = await shopper.get('/collections/all?pageNo=2');
  expect(last.status).toBe(200);
  expect(last.text).not.toContain('There’s no page');
  expect(last.text).toMatch(/rel="prev"[^>]*href="\/collections\/all\?pageNo=1"/);
  const search = await shopper.get('/search?q=brass');
  expect(search.text).not.toContain('No results found');
  expect(search.text).toMatch(next('/search\\?q=brass&amp;'));
  expect((await shopper.get('/search?q=brass&pageNo=1')).status).toBe(200);
});

test('the price of the asked currency is shown, whatever the flat one is [R-341]', async () => {
  const prices = {
    USD: { price: '123.00', compare_at_price: '150.00' },
    EUR: { price: '99.00', compare_at_price: null },
  };
  const flat = { price: '99.00', compare_at_price: null };
  const shopper = await open(({ variants }) => ({
    min_price: 99,
    max_price: 99,
    prices,
    variants: variants.map((one) => ({ ...one, ...flat, prices })),
  }));
  const { text } = await shopper.get(page);
  expect(textOf({ text })).toMatch(/Sale price \$123\.00 Regular price \$150\.00/);
  const card = cardIn((await shopper.get('/collections/decoration')).text);
  expect(textOf({ text: card! })).toMatch(/Sale price \$123\.00 Regular price \$150\.00/);
  expect(text + card!).not.toContain('$99.00');
});

test('a card tells of a reduction that its own price does not show, and has no label without the tag [R-339]', async () => {
  const shopper = await open(({ variants }) => ({
    on_sale: true,
    variants: variants.map((one) => ({ ...one, compare_at_price: null })),
  }));
  const card = textOf({ text: cardIn((await shopper.get('/collections/decoration')).text)! });
  expect(card).toContain('Some on sale');
  expect(card).not.toMatch(/ Sale /);
});

test('while the product service fails, a search is the commerce backend’s quick one, and says so [R-360]', async () => {
  const shopper = await open(() => ({}));
  await shop.fault({ service: 'products', mode: 'http-500' });
  const answer = await shopper.get('/search?q=halden');
  expect(answer.status).toBe(200);
  expect(textOf(answer)).toContain('Search is limited right now.');
  expect(answer.text).toContain('href="/products/halden-pendant-brass"');
  const cards = answer.text.match(/<article/g)!.length;
  expect(cards).toBeGreaterThan(0);
  expect(cards).toBeLessThanOrEqual(8);
  for (const query of ['q=halden&pageNo=1', 'q=halden&tag=Room~Kitchen', 'q=zzzzzz']) {
    const refused = await shopper.get(`/search?${query}`);
    expect([query, refused.status]).toEqual([query, 503]);
  }
  const list = await shopper.get('/product-list?q=halden');
  expect(list.status).toBe(200);
  expect(JSON.parse(list.text)).toMatchObject({
    count: null,
    note: 'Search is limited right now. Showing matches by product name.',
  });
  await shop.clearFaults();
  await expect
    .poll(async () => textOf(await shopper.get('/search?q=halden')), { timeout: 10_000 })
    .toMatch(/\d+ products?/);
});
