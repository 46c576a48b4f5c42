import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pieces } from '../support/cart-driver';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';
import type { Exchange, Tap } from '../support/wiretap';

let shop: Shop;
const exchanges: Exchange[] = [];
let rewrite: Tap = () => undefined;
beforeAll(async () => {
  shop = await startShop({
    tap(exchange) {
      exchanges.push(exchange);
      return rewrite(exchange);
    },
  });
});
afterAll(() => shop?.stop());

async function leads(path: string, headers?: Record<string, string>) {
  const visitor = shop.shopper();
  const answer = await visitor.get(path, headers);
  return [answer.status, answer.headers.get('location')?.replace(visitor.origin, '')];
}

/** The variables of all lookups at Shopify. */
const lookups = () =>
  exchanges
    .filter(({ sent }) => sent.includes('urlRedirects('))
    .map(({ sent }) => (JSON.parse(sent) as { variables: object }).variables);

describe('a redirect', () => {
  test.each([
    ['of the backend', '/products/halden-dome-pendant', '/products/halden-pendant-brass'],
    ['for an address of no kind', '/shop/lighting', '/collections/lighting'],
    ['for a collection’s tag', '/collections/lighting/domes', '/collections/pendants'],
    ['in another case', '/Shop/LIGHTING', '/collections/lighting'],
    ['with a slash at its end', '/shop/lighting/', '/collections/lighting'],
    ['that is written in capitals', '/pages/studio', '/pages/about'],
    ['keeps the query', '/shop/lighting?utm_source=a%20b', '/collections/lighting?utm_source=a+b'],
    [
      'keeps the query where pages are the same for everyone',
      '/products/halden-dome-pendant?utm_source=mail&variant=1',
      '/products/halden-pendant-brass?variant=1&utm_source=mail',
    ],
    [
      'keeps its own query, too',
      '/pages/spring-catalogue?sort=manual&gclid=1',
      '/collections/new?sort=created-descending&gclid=1',
    ],
    ['for a name that was taken back', '/collections/lamps', '/collections/lighting'],
    ['that only replaces capitals', '/collections/Lighting', '/collections/lighting'],
    [
      'that only replaces an article’s capitals',
      '/blogs/journal/Linen-In-Winter',
      '/blogs/journal/linen-in-winter',
    ],
    ['that only replaces the quiz’s capitals', '/pages/Quiz', '/pages/quiz'],
    ['of the content team', '/pages/our-story', '/pages/about'],
    ['to another site, which learns no query', '/press?q=secret', 'https://press.lintel.example/'],
  ])('%s: %s leads to %s [R-067]', async (_, from, to) => {
    expect(await leads(from)).toEqual([301, to]);
  });

  test.each(['/lookbook', '/offers', '/deals'])(
    'that leads back is not followed: %s [R-067]',
    async (path) => {
      expect(await leads(path)).toEqual([404, undefined]);
    },
  );

  test('is followed by scripts [R-067]', async () => {
    for (const path of ['/shop/lighting.data', '/products/halden-dome-pendant.data']) {
      const answer = await shop.shopper().get(path);
      expect(answer.status).toBe(202);
      expect(answer.text).toMatch(/"\/(?:collections\/lighting|products\/halden-pendant-brass)"/);
    }
  });

  test('is not for forms [R-067]', async () => {
    expect((await shop.shopper().post('/shop/lighting', { a: 'b' })).status).toBe(404);
  });

  test('is only looked up for an address without a page, once [R-067]', async () => {
    const visitor = shop.shopper();
    const before = lookups().length;
    for (const path of ['/products/halden-pendant-brass', '/collections/pendants', '/pages/about'])
      expect((await visitor.get(path)).status).toBe(200);
    expect(lookups()).toHaveLength(before);
    for (const path of ['/nowhere', '/Nowhere/', '/nowhere?x=1'])
      expect((await visitor.get(path)).status).toBe(404);
    expect(lookups()).toHaveLength(before + 1);
  });

  test.each([
    ['/.env', 404],
    [`/${'a'.repeat(300)}`, 404],
    ['/%E0%A4', 400],
  ])('is not looked up for addresses that no shop had: %s', async (path, status) => {
    const before = lookups().length;
    expect(await leads(path)).toEqual([status, undefined]);
    expect(lookups()).toHaveLength(before);
  });

  test('is not found by search syntax in an address', async () => {
    expect(await leads('/a"%20OR%20path:%22/press')).toEqual([404, undefined]);
    const phrase = String.raw`"/a\" or path:\"/press"`;
    expect(lookups().at(-1)).toMatchObject({ exact: `path:${phrase}`, similar: phrase });
  });

  test('is the only thing missing during an outage [R-067]', async () => {
    await shop.fault({ service: 'commerce', mode: 'http-500', operation: 'urlRedirects' });
    expect(await leads('/somewhere-else')).toEqual([404, undefined]);
    await shop.clearFaults();
  });

  test('of the content team works while the backend’s lookups fail [R-067]', async () => {
    await shop.fault({ service: 'commerce', mode: 'http-500', operation: 'urlRedirects' });
    expect(await leads('/pages/where-to-buy')).toEqual([301, '/pages/stockists']);
    await shop.clearFaults();
  });
});

test.each([
  [
    '/collections/lighting/products/halden-pendant-brass?variant=9',
    301,
    '/products/halden-pendant-brass?variant=9',
  ],
  ['/collections/lighting/brass', 302, '/collections/lighting'],
  [
    '/collections/vendors?q=Lintel%20Workshop&utm_source=a&gclid=b',
    302,
    '/search?q=Lintel+Workshop&utm_source=a&gclid=b',
  ],
  ['/collections/types?q=Pendant', 302, '/search?q=Pendant'],
  ['/collections', 302, '/search'],
  ['/products', 302, '/search'],
  ['/blogs/news', 302, '/blogs/journal'],
  ['/blogs/news/linen-in-winter', 301, '/blogs/journal/linen-in-winter'],
  ['/blogs/news/how-to-hang-a-pendant', 301, '/blogs/journal/how-high-to-hang-a-pendant'],
  ['/blogs/news/linen', 301, '/blogs/journal/linen-in-winter'],
  ['/account', 302, '/accounts'],
  ['/account/register', 302, '/accounts/login'],
])('%s, as Shopify has it, is answered with %i to %s [R-068]', async (path, status, to) => {
  expect(await leads(path)).toEqual([status, to]);
});

test('a search as Shopify’s forms send it finds products [R-068]', async () => {
  const plain = await shop.shopper().get('/search?q=halden');
  const typed = await shop.shopper().get('/search?q=halden&type=product%2Carticle');
  const found = (page: string) => page.match(/href="\/products\/[^"?]+/g)?.length;
  expect(found(typed.text)).toBe(found(plain.text));
});

describe('a link to a bag, as Shopify writes them', () => {
  const lamp = variantId('brae-pendant-nickel');

  test('shows what it names, and adds it, with its discount, when that is wanted [R-069]', async () => {
    const visitor = shop.shopper();
    const link = await visitor.get(`/cart/${lamp}:2,1:1?discount=WELCOME10`);
    expect([link.status, decodeURIComponent(link.location!)]).toEqual([
      302,
      `/cart/import?pieces=${lamp}:2,1:1&discount=WELCOME10`,
    ]);
    const page = await visitor.get(link.location!);
    expect(page.text).toContain('Add this to your bag?');
    expect(page.text).toContain('With the discount code WELCOME10.');
    expect(page.text).toContain('A product that’s no longer available');
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith('cart-'))).toEqual([]);
    const fields = { pieces: `${lamp}:2,1:1`, discount: 'WELCOME10' };
    expect((await visitor.submit('/cart/import', fields)).text).toContain('WELCOME10');
  });

  test.each([
    [1, 4],
    [7, 8],
    [99, 40],
  ])('with %i pieces of what is sold in pairs shows and adds %i', async (wanted, fitting) => {
    const visitor = shop.shopper();
    const link = `${variantId('pip-knob-walnut', '28 mm')}:${wanted}`;
    const page = textOf(await visitor.get(`/cart/import?pieces=${link}`));
    expect(page).toContain(`Qty: ${fitting}`);
    await visitor.submit('/cart/import', { pieces: link });
    expect(await pieces(visitor)).toBe(fitting);
  });

  test('may bring a discount, which no other bag link may, and the page names it', async () => {
    const item = '1:brae-pendant-nickel';
    const shared = await shop.shopper().get(`/cart/import?item=${item}&discount=WELCOME10`);
    expect(shared.text).toContain('Someone shared a bag with you');
    expect(textOf(shared)).not.toContain('WELCOME10');
    expect(shared.text).not.toContain('name="discount"');
    const visitor = shop.shopper();
    const added = await visitor.submit('/cart/import', { item, discount: 'WELCOME10' });
    expect(textOf(added)).toContain('Brae Pendant');
    expect(textOf(added)).not.toContain('WELCOME10');
    expect(visitor.cookies.has('linked-code')).toBe(false);
    const tooLong = await shop
      .shopper()
      .get(`/cart/import?pieces=${lamp}:1&discount=${'x'.repeat(61)}`);
    expect(tooLong.text).not.toContain('With the discount code');
  });

  test('a form that is sent twice names what is missing again', async () => {
    const scarce = variantId('skerry-wall-light-nickel');
    const visitor = shop.shopper();
    const send = () => visitor.submit('/cart/import', { pieces: `${scarce}:50` });
    const missing = 'Some items couldn’t be added: Skerry Wall Light.';
    expect(textOf(await send())).toContain(missing);
    const sold = await pieces(visitor);
    expect(textOf(await send())).toContain(missing);
    expect(await pieces(visitor)).toBe(sold);
  });

  test.each(['/cart/1:0', '/cart/import?pieces=x'])('%s names nothing', async (path) => {
    const visitor = shop.shopper();
    const first = await visitor.get(path);
    const last = first.location === '/cart' ? first : await visitor.get(first.location!);
    expect(last.location).toBe('/cart');
  });

  test('one to a discount keeps the code until something is added, and stays on this site [R-069]', async () => {
    const visitor = shop.shopper();
    const link = await visitor.get('/discount/WELCOME10?redirect=/collections/pendants');
    expect([link.status, link.location]).toEqual([302, '/collections/pendants']);
    await visitor.post('/cart', { intent: 'add', merchandise: lamp });
    expect((await visitor.get('/cart')).text).toContain('WELCOME10');
    expect(visitor.cookies.get('linked-code') ?? '').toBe('');
    for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect(await leads(`/discount/X?redirect=${encodeURIComponent(evil)}`)).toEqual([302, '/']);
  });

  test.each([
    '/collections/pendants',
    '/',
    '/search?q=lamp',
    '/products/brae-pendant-nickel',
    '/cart',
  ])('a discount link is announced on %s, once, to this visitor only [R-211]', async (path) => {
    const words = 'The code WELCOME10 will be applied when you add something to your bag.';
    await shop.shopper().get(path);
    const visitor = shop.shopper();
    await visitor.get(`/discount/WELCOME10?redirect=${encodeURIComponent(path)}`);
    const told = await visitor.get(path);
    expect(textOf(told)).toContain(words);
    expect(told.headers.get('cache-control')).toMatch(/private|no-store/);
    if (path !== '/cart') expect(told.headers.get('cache-status')).toContain('detail=notice');
    expect(textOf(await visitor.get(path))).not.toContain(words);
    const other = await shop.shopper().get(path);
    expect(textOf(other)).not.toContain('WELCOME10');
    if (path !== '/cart') expect(other.headers.get('cache-status')).toContain('hit');
  });

  test('a discount link has no effect when it is prefetched [R-069]', async () => {
    expect((await leads('/discount/WELCOME10', { 'sec-purpose': 'prefetch' }))[0]).toBe(503);
  });
});

test('the policies of the backend have pages, and no others [R-070]', async () => {
  const page = await shop.shopper().get('/policies/refund-policy');
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<h1[^>]*>Refund policy<\/h1>/);
  expect(page.text).toContain('Send anything back within 30 days');
  expect(await leads('/policies/subscription-policy')).toEqual([302, '/not-found']);
  expect(await leads('/policies/constructor')).toEqual([302, '/not-found']);
});

test('a redirect of the content team may start with the shop’s host; an unusable one leaves Shopify’s [R-067]', async () => {
  const { origin } = shop.shopper('au');
  const rows = [
    { from: `${origin}/Pages/Old`, to: '/pages/about' },
    { from: '/shop/lighting', to: 'collections/lamps' },
  ];
  rewrite = ({ url, received }) => {
    if (!new URL(url).searchParams.getAll('q').join().includes('document.type, "redirects"'))
      return;
    const found = JSON.parse(received) as { results: { data: object }[] };
    for (const document of found.results) document.data = { redirects: rows };
    return JSON.stringify(found);
  };
  for (const [from, to] of [
    ['/pages/old', '/pages/about'],
    ['/shop/lighting', '/collections/lighting'],
  ]) {
    const { status, location } = await shop.shopper('au').get(from!);
    expect([status, location]).toEqual([301, to]);
  }
  expect(shop.logs()).toContain('redirect-unusable');
  rewrite = () => undefined;
});

describe('content whose uid differs between languages', () => {
  const story = (type: string, uid: string, british?: string) => ({
    ...{ id: uid, uid, lang: 'en-us', type, tags: [], data: {}, first_publication_date: null },
    alternate_languages: british ? [{ id: british, type, lang: 'en-gb', uid: british }] : [],
  });
  const stories = [
    story('page', 'studio-story', 'about'),
    story('page', 'american-story'),
    story('article', 'winter-linen', 'linen-in-winter'),
  ];

  beforeAll(() => {
    rewrite = ({ url }) => {
      const { searchParams } = new URL(url);
      if (searchParams.get('lang') !== '*') return;
      const asked = searchParams.getAll('q').join();
      const results = stories.filter(({ type, uid }) =>
        asked.includes(`at(my.${type}.uid, "${uid}")`),
      );
      return JSON.stringify({ results, total_pages: 1, total_results_size: results.length });
    };
  });
  afterAll(() => {
    rewrite = () => undefined;
  });

  test('a page is found in the other store under the path of the first one [R-060]', async () => {
    const visitor = shop.shopper('au');
    const { status, location } = await visitor.get('/pages/studio-story?utm_source=mail');
    expect([status, location]).toEqual([302, '/pages/about?utm_source=mail']);
    expect((await visitor.get('/pages/studio-story.data')).text).toContain('"/pages/about"');
  });

  test('so is an article [R-057]', async () => {
    const { status, location } = await shop.shopper('au').get('/blogs/journal/winter-linen');
    expect([status, location]).toEqual([302, '/blogs/journal/linen-in-winter']);
  });

  test('a page doesn’t lead to itself [R-060]', async () => {
    expect(await leads('/pages/studio-story')).toEqual([302, '/not-found']);
  });

  test('a page without a translation isn’t found [R-060]', async () => {
    const { status, location } = await shop.shopper('au').get('/pages/american-story');
    expect([status, location]).toEqual([302, '/not-found']);
  });
});
