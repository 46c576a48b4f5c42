import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { catalogueService, inBareWorld, startShop, type Shop } from '../support/storefront';
import { variantId, variantPath } from '../support/seed-ids';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const halden = '/products/halden-pendant-brass';
const get = (path: string) => shop.shopper().get(path);
const count = (html: string, part: string) => html.split(part).length - 1;
const titlesIn = (html: string) => html.match(/<h3[^]*?<\/h3>/g);
const checkedIn = (text: string) =>
  [...text.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
    .filter(([radio]) => / checked=""/.test(radio))
    .map(([radio]) => /value="([^"]*)"/.exec(radio)?.[1]);
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
const lastCall = async () => (await shop.requests()).at(-1)?.n ?? 0;

describe('product', () => {
  test('the page says what it is, ends its title with the brand and names one address', async () => {
    const { status, text } = await get(variantPath('halden-pendant-brass', 'Small / Black'));
    expect(status).toBe(200);
    expect(titleOf(text)).toMatch(/^Halden Pendant.* \| Lintel$/);
    expect(text).toContain('<h1');
    expect(text).toMatch(/rel="canonical" href="[^"?]*\/products\/halden-pendant-brass"/);
    expect(text).toMatch(/<meta name="description" content="[^"]+/);
  });

  test('without a choice the lowest price is shown, and no variant is chosen [R-138]', async () => {
    const { text } = await get(halden);
    expect(text).toContain('From ');
    expect(text).toContain('Select Option');
    expect(count(text, 'type="radio"')).toBe(5);
    expect(checkedIn(text)).toEqual([]);
  });

  test('the variant in the address is chosen by the server, an unknown one is not', async () => {
    const chosen = await get(variantPath('halden-pendant-brass', 'Medium / Linen'));
    expect(checkedIn(chosen.text)).toEqual(['Medium', 'Linen']);
    expect(chosen.text).toContain('$259.00');
    for (const variant of [
      '1',
      'abc',
      '',
      `${variantId('halden-pendant-brass', 'Medium / Linen')}%00`,
    ]) {
      const { status, text } = await get(`${halden}?variant=${variant}`);
      expect(status).toBe(200);
      expect(checkedIn(text)).toEqual([]);
    }
  });

  test('a description brings no styles, scripts or handlers of its own', async () => {
    const { text } = await get(halden);
    const body = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect(body).toContain('<p>A generous spun dome');
    expect(body.replaceAll('<script type="application/ld+json">', '')).not.toMatch(
      /<(script|iframe|style)|\sstyle=|\son[a-z]+=/,
    );
  });

  test('sold out, preorder and reduced products say so [R-130] [R-136]', async () => {
    expect((await get('/products/selwyn-vase-moss')).text).toMatch(/disabled[^>]*>Out of stock/);
    const preorder = await get('/products/haddon-table-lamp-white');
    expect(preorder.text).toContain('Preorder');
    expect(preorder.text).toContain('Preorder now. Ships from mid-January.');
    expect((await get('/products/tarn-pendant-fern')).text).toMatch(/<s[ >][^]*?\$149\.00/);
  });

  test.each([
    '/products/nothing',
    '/products/creel-basket-seagrass',
    '/products/..%2Fcart',
    '/products/a%20b',
    '/collections/nowhere',
  ])('%s leads to the not-found page [R-054]', async (path) => {
    const { status, location } = await get(path);
    expect([status, location]).toEqual([302, '/not-found']);
  });

  test('recommendations that cannot be read are left out [R-367]', async () => {
    await shop.fault({
      service: 'commerce',
      mode: 'http-500',
      operation: 'productRecommendations',
    });
    const { status, text } = await get('/products/aske-chair-black');
    expect(status).toBe(200);
    expect(text).not.toContain('You may also like');
  });
});

describe('collection', () => {
  test('twenty products, their count, and a real link to the next page [R-001] [R-122]', async () => {
    const { text } = await get('/collections/all');
    const list = await get('/product-list?collection=all');
    const { products } = JSON.parse(list.text) as { products: { handle: string }[] };
    expect(products).toHaveLength(20);
    expect(count(text, '<article')).toBeLessThan(20);
    for (const { handle } of products) expect(text).toContain(`href="/products/${handle}"`);
    if (!inBareWorld) expect(text).toMatch(/\d{3,}(<!-- -->)? (<!-- -->)?products/);
    expect(text).toMatch(/rel="next"[^>]*href="\/collections\/all\?pageNo=1"/);
    expect(text).not.toContain('rel="prev"');
  });

  test('page and sort stay in each other’s links', async () => {
    const { text } = await get('/collections/all?sort=price-ascending&pageNo=1');
    expect(text).toMatch(/href="\/collections\/all\?sort=price-ascending&amp;pageNo=2"/);
    expect(text).toMatch(/href="\/collections\/all\?sort=price-ascending"/);
    expect(text).toMatch(/<option value="price-ascending" selected/);
  });

  test.each(['x', '-1', '1.5', '', '%00', '99999999999999999999'])(
    'a pageNo of “%s” is the first page',
    async (pageNo) => {
      const first = await get('/collections/pendants');
      const { status, text } = await get(`/collections/pendants?pageNo=${pageNo}`);
      expect(status).toBe(200);
      expect(titlesIn(text)).toEqual(titlesIn(first.text));
    },
  );

  test('past the end is a 404 that shows the way back', async () => {
    const { status, text } = await get('/collections/pendants?pageNo=7');
    expect(status).toBe(404);
    expect(text).toContain('There’s no page 8 here');
    expect(text).toMatch(/href="\/collections\/pendants"[^>]*>Back to the first page/);
  });

  test('an unknown sort is the collection’s own order', async () => {
    const own = await get('/collections/pendants');
    const odd = await get('/collections/pendants?sort=__proto__');
    expect(odd.status).toBe(200);
    expect(titlesIn(odd.text)).toEqual(titlesIn(own.text));
  });

  test('a stored copy serves while the service is down, and without one the page says so, with 503 [R-054]', async () => {
    expect((await get('/collections/pendants')).status).toBe(200);
    await shop.fault({ service: catalogueService, mode: 'refused', operation: '*' });
    expect((await get('/collections/pendants')).status).toBe(200);
    for (const path of [
      '/collections/vases?sort=title-descending',
      '/products/brae-pendant-nickel',
    ]) {
      const page = await get(path);
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10']);
      expect(page.text).toContain('We can’t show this page right now');
      expect(page.text).toContain('href="/cart"');
      expect(
        (await get(`${path.replace('?', '.data?').replace(/nickel$/, 'nickel.data')}`)).status,
      ).toBe(503);
    }
  });
});

describe('search', () => {
  test('the term stays in the field and in the page links [R-001] [R-061] [R-075]', async () => {
    const { text } = await get('/search?q=brass&pageNo=1');
    expect(text).toMatch(/<input[^>]*value="brass"/);
    expect(text).toMatch(/href="\/search\?q=brass&amp;pageNo=2"/);
    expect(text).toContain('content="noindex"');
  });

  test('an empty term makes no request [R-109]', async () => {
    const before = await lastCall();
    for (const q of ['', '%20%20']) expect((await get(`/search?q=${q}`)).status).toBe(200);
    const calls = await shop.requests(before);
    expect(calls.filter(({ service }) => service === catalogueService)).toEqual([]);
  });

  test('a term that matches nothing says so [R-114]', async () => {
    expect((await get('/search?q=zzzzzz')).text).toContain('No results found. Please try again.');
  });

  test('a long term is cut, even inside an emoji [R-114]', async () => {
    const q = `${'a'.repeat(99)}%F0%9F%98%80`;
    expect((await get(`/product-list?q=${q}`)).status).toBe(200);
    const { status, text } = await get(`/search?q=${q}`);
    expect(status).toBe(200);
    expect(text).toMatch(/<input[^>]*value="a{99}"/);
  });

  test('markup in a term stays text [V1.1.2]', async () => {
    const { status, text } = await get('/search?q=%3Cscript%3Ealert(1)%3C/script%3E');
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert');
  });

  test('during an outage it answers 503 and keeps the term [R-120]', async () => {
    await shop.fault({ service: catalogueService, mode: 'http-500', operation: '*' });
    const { status, text } = await get('/search?q=walnut');
    expect(status).toBe(503);
    expect(text).toContain('search right now. Please try again.');
    expect(text).toMatch(/<input[^>]*value="walnut"/);
  });
});
