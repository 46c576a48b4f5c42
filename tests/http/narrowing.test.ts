import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Preset } from '../../sandbox/host/addresses';
import { firstUnlessFull } from '../support/full-run';
import { startShop, type Shop } from '../support/storefront';
import { variantPath } from '../support/seed-ids';
import { isFullRun } from '../support/full-run';

const worlds: [string, Preset, Record<string, undefined>][] = [
  ['product service, preset A', 'A', {}],
  ['Storefront API alone, preset A', 'A', { PRODUCT_SERVICE_URL: undefined }],
  ['product service, preset B', 'B', {}],
  ['Storefront API alone, preset B', 'B', { PRODUCT_SERVICE_URL: undefined }],
];

describe.each(firstUnlessFull(worlds))('%s', (_, preset, vars) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ preset, vars });
  });
  afterAll(() => shop?.stop());
  const get = (path: string) => shop.shopper().get(path);
  const cards = (html: string) => html.split('<article').length - 1;
  const listed = (html: string) =>
    (/"@type":"ItemList"[^]*?<\/script>/.exec(html)?.[0] ?? '').split('"ListItem"').length - 1;
  const unescape = (html: string) => html.replaceAll('&amp;', '&');
  const chips = (html: string) =>
    /aria-label="Active filters"[^]*?<\/ul>/.exec(html)?.[0].replace(/<!-- -->/g, '') ?? '';

  test('a filter is a link, with counts, and a chip takes it away [R-159]', async () => {
    const all = await get('/collections/lighting');
    const href = /href="([^"]*tag=Colour~Black[^"]*)"/.exec(all.text)?.[1];
    expect(href).toBeTruthy();
    const { status, text } = await get(unescape(href!));
    expect(status).toBe(200);
    expect(cards(text)).toBeGreaterThan(0);
    expect(listed(text)).toBeLessThan(listed(all.text));
    expect(chips(text)).toContain('Color: Black');
    expect(chips(text)).toContain('href="/collections/lighting"');
    expect(text).toMatch(/href="[^"]*tag=Colour~Black%7CColour~Brass"/);
  });

  test('pendants can be filtered by low ceilings, and not by rooms that suit all of them [R-124]', async () => {
    const { text } = await get('/collections/pendants');
    expect(text).toMatch(/href="[^"]*tag=Suits~Low[^"]*"/);
    expect(text).not.toMatch(/href="[^"]*tag=Room~(?:Dining|Kitchen)/);
  });

  test('filters start at the first page and stay through pages and orders [R-056]', async () => {
    const path = '/collections/all?tag=Colour~Black%7CColour~Brass&sort=price-ascending&pageNo=1';
    const { text } = await get(path);
    expect(text).toMatch(
      /rel="next" [^>]*href="\/collections\/all\?tag=Colour~Black%7CColour~Brass&amp;sort=price-ascending&amp;pageNo=2"/,
    );
    expect(text).toMatch(/type="hidden" name="tag" value="Colour~Black\|Colour~Brass"/);
    const filterLinks = [...text.matchAll(/rel="nofollow"[^>]*href="([^"]*)"/g)];
    expect(filterLinks.length).toBeGreaterThan(5);
    for (const [, href] of filterLinks) expect(href).not.toContain('pageNo');
  });

  test('a price counts with both ends only, and the page says so [R-126]', async () => {
    const both = await get('/collections/all?minPrice=20&maxPrice=40&sort=price-ascending');
    expect(chips(both.text)).toMatch(/\$20\.00 to \$40\.00/);
    const all = await get('/collections/all');
    const alerts = (html: string) =>
      [...html.matchAll(/<p role="status" class="small text-sale[^>]*>([^<]*)/g)].map(
        ([, message]) => message,
      );
    const marked = (html: string) =>
      [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(
        ([input]) => /name="(\w+)"/.exec(input)?.[1],
      );
    expect([alerts(all.text), marked(all.text)]).toEqual([[''], []]);
    for (const [search, message, fields] of [
      ['minPrice=20', 'Please enter both a lowest and a highest price.', ['maxPrice']],
      ['maxPrice=5', 'Please enter both a lowest and a highest price.', ['minPrice']],
      [
        'minPrice=9&maxPrice=abc',
        'Please enter the highest price as a number, such as 25 or 99.50.',
        ['maxPrice'],
      ],
      [
        'minPrice=a&maxPrice=b',
        'Please enter both prices as numbers, such as 25 or 99.50.',
        ['minPrice', 'maxPrice'],
      ],
      [
        'minPrice=90&maxPrice=9',
        'The lowest price must not be above the highest.',
        ['minPrice', 'maxPrice'],
      ],
    ] as const) {
      const { status, text } = await get(`/collections/all?${search}`);
      expect(status).toBe(200);
      expect(cards(text)).toBe(cards(all.text));
      expect([alerts(text), marked(text)]).toEqual([[message], fields]);
    }
    expect((await get('/collections/all?minPrice=9&maxPrice=abc')).text).toMatch(/value="abc"/);
  });

  test('a field of the price that is left empty is an open end [R-126]', async () => {
    const all = await get('/collections/lighting');
    const upTo = await get('/collections/lighting?minPrice=&maxPrice=150');
    expect(chips(upTo.text)).toMatch(/Up to \$150\.00/);
    expect(cards(upTo.text)).toBeGreaterThan(0);
    expect(listed(upTo.text)).toBeLessThan(listed(all.text));
    expect(upTo.text).toMatch(/href="[^"]*tag=Colour~Black&amp;minPrice=&amp;maxPrice=150"/);
    const from = await get('/collections/lighting?minPrice=300&maxPrice=');
    expect(chips(from.text)).toMatch(/From \$300\.00/);
    expect(listed(from.text)).toBeLessThan(listed(upTo.text));
    const neither = await get('/collections/lighting?minPrice=&maxPrice=');
    expect([cards(neither.text), chips(neither.text)]).toEqual([cards(all.text), '']);
  });

  test('filters that exclude each other leave an empty list with a link out', async () => {
    const { status, text } = await get('/collections/all?type=Pendant,Mirror');
    expect(status).toBe(200);
    expect(text).toContain('No products match these filters');
    expect(text).toMatch(/href="\/collections\/all"[^>]*>Clear all filters/);
    const dear = await get('/collections/all?minPrice=1&maxPrice=2');
    expect(dear.text).toContain('No products match these filters');
    expect(dear.text).toContain('$1.00 to $2.00');
  });

  test('a search is narrowed the same way and keeps its term', async () => {
    const { text } = await get('/search?q=brass&tag=Room~Kitchen,Colour~Brass');
    expect(cards(text)).toBeGreaterThan(0);
    expect(chips(text)).toContain('Room: Kitchen');
    expect(chips(text)).toMatch(/href="\/search\?q=brass&amp;tag=Colour~Brass"/);
    expect(text).toMatch(/type="hidden" name="q" value="brass"/);
  });

  test('scripts read further pages as data', async () => {
    const { status, text, headers } = await get('/product-list?collection=all&pageNo=1');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(JSON.parse(text).products).toHaveLength(20);
    expect((await get('/product-list?collection=nowhere')).status).toBe(404);
    expect(JSON.parse((await get('/product-list?q=%20')).text).products).toEqual([]);
  });

  test.each([
    ['product-list', 'collection=all&pageNo=1'],
    ['product-list', 'q=pendent+lihgt'],
    ['product-cards', 'handles=halden-pendant-white,brae-pendant-brass'],
    ['product-cards', 'complements=fenwick-wall-light-black'],
  ])('scripts of an earlier release get the reply of /%s from /lists: %s', async (name, query) => {
    const [now, before] = [await get(`/${name}?${query}`), await get(`/lists?${query}`)];
    expect(now.status).toBe(200);
    expect(JSON.parse(now.text)).not.toEqual([]);
    expect([before.status, before.text]).toEqual([now.status, now.text]);
  });

  test('a request for cards that names none is null with 404', async () => {
    const { status, text } = await get('/product-cards');
    expect([status, text]).toEqual([404, 'null']);
  });

  test('a search without results tries synonyms and the right spelling [R-116]', async () => {
    const plain = await get('/search?q=pendant');
    const synonym = await get('/search?q=chandelier');
    expect(cards(synonym.text)).toBe(cards(plain.text));
    expect(synonym.text.replace(/<!-- -->/g, '')).toContain('Showing results for ‘pendant’');
    const narrowed = await get('/search?q=chandelier&tag=Colour~Black');
    expect(cards(narrowed.text)).toBe(
      cards((await get('/search?q=pendant&tag=Colour~Black')).text),
    );
    const { products, note } = JSON.parse((await get('/product-list?q=chandelier')).text);
    expect(products.length).toBeGreaterThan(2);
    expect(note).toBe('No results for ‘chandelier’. Showing results for ‘pendant’.');
    expect(JSON.parse((await get('/product-list?q=pendant')).text)).not.toHaveProperty('note');
    const none = await get('/search?q=chandelier&type=Mug');
    expect(none.text).toContain('No products match these filters');
    const misspelt = await get('/search?q=pendnat');
    expect(misspelt.text).toMatch(/Did you mean[^]*?href="\/search\?q=pendant"/);
    expect(misspelt.text).toContain('Or browse');
    expect((await get('/search?q=zzzzzz')).text).not.toContain('Did you mean');
  });

  test('a search without results has several words corrected, codes looked up and known words tried [R-116]', async () => {
    const two = (await get('/search?q=pendent+lihgt')).text;
    expect(two).toContain('No results found. Please try again.');
    expect(two).toMatch(/Did you mean[^]*?href="\/search\?q=pendant\+light"/);
    const code = (await get('/search?q=l10000-01')).text;
    expect(cards(code)).toBe(1);
    expect(code).toContain('href="/products/halden-pendant-brass"');
    const part = (await get('/search?q=brass+unicorn')).text;
    expect(part).toContain('No results found. Please try again.');
    expect(part).toMatch(/Similar products:[^]*?href="\/search\?q=brass"/);
    const { products, suggestion } = JSON.parse((await get('/product-list?q=pendent+lihgt')).text);
    expect(products).toEqual([]);
    expect(suggestion).toMatchObject({ term: 'pendant light', isSpelling: true });
    expect(suggestion.products).toHaveLength(6);
  });

  test('a product found by its barcode has no order and filters to lose it by [R-116]', async () => {
    const product = (await get('/products/halden-pendant-brass')).text;
    const [, barcode = ''] = /"gtin":"(\d+)"/.exec(product) ?? [];
    const query = `q=${barcode}&sort=price-ascending&minPrice=&maxPrice=1`;
    for (const path of [`/search?q=${barcode}`, `/search?${query}`]) {
      const { text } = await get(path);
      expect(text).toContain('href="/products/halden-pendant-brass"');
      expect(text.includes('Filters aren’t applied.')).toBe(path.includes('maxPrice=1'));
      expect(text).not.toContain('name="sort"');
      expect(text).not.toContain('name="minPrice"');
    }
  });

  test('a price in the words of a search without results is not blamed for it [R-111] [R-116]', async () => {
    const asked = `q=${encodeURIComponent('pendent under $200')}`;
    const { status, text } = await get(`/search?${asked}`);
    expect(status).toBe(200);
    expect(text).toContain('No results found. Please try again.');
    expect(text).not.toContain('No products match these filters');
    expect(text).toMatch(
      /Did you mean[^]*?href="\/search\?q=pendant&amp;minPrice=&amp;maxPrice=200"/,
    );
    const { suggestion } = JSON.parse((await get(`/product-list?${asked}`)).text);
    const search = '?q=pendant&minPrice=&maxPrice=200';
    expect(suggestion).toMatchObject({ term: 'pendant', isSpelling: true, search });
    const dear = (await get(`/search?q=${encodeURIComponent('pendant under $1')}`)).text;
    expect(dear).toContain('No products match these filters');
    const markdown = await get('/search.md?q=pendant&minPrice=&maxPrice=1');
    expect(markdown.text).toContain('No products match these filters');
    expect(markdown.text).not.toContain('No results found');
    const delivery = await get(`/search?q=${encodeURIComponent('delivery under $100')}`);
    expect(delivery.text).toMatch(/This may help:[^]*href="\/pages\/[^"]*deliver/);
  });

  test.each(['lamps zzz under $200', 'chandelier zzz under $200'])(
    'other words that find nothing at any price do not replace a search: %s [R-116]',
    async (typed) => {
      const { text } = await get(`/search?q=${encodeURIComponent(typed)}`);
      expect(text).not.toContain('Showing results for');
      expect(text).toContain('No results found. Please try again.');
      expect(text).toContain('Similar products:');
    },
  );

  test('what is sold out can be left out, with other filters, pages and orders [R-124]', async () => {
    const all = await get('/collections/vases');
    expect(all.text).toContain('/products/selwyn-vase-moss"');
    expect(all.text).toMatch(/href="\/collections\/vases\?inStock=true"[^>]*>In stock/);
    const { status, text } = await get(
      '/collections/vases?tag=Colour~Green%7CColour~White&inStock=true',
    );
    expect(status).toBe(200);
    expect(chips(text)).toContain('In stock');
    expect(chips(text)).toContain('href="/collections/vases?tag=Colour~Green%7CColour~White"');
    expect(text).not.toMatch(/<h3>(?:(?!<\/h3>).)*selwyn-vase-moss/);
    expect(text).toMatch(/type="hidden" name="inStock" value="true"/);
    expect((await get('/search?q=vase&inStock=true')).text).toMatch(/href="\/search\?q=vase"/);
  });

  test('colors have swatches [R-124]', async () => {
    const { text } = await get('/collections/lighting');
    expect(text).toMatch(/tag=Colour~Black"[^>]*><svg[^>]*fill="#1f1f1f"/);
    expect(text).not.toMatch(/type=Pendant"[^>]*><svg/);
  });

  test('what was viewed is remembered, newest first and once [R-132] [R-343]', async () => {
    const visitor = shop.shopper();
    const seen = ['perch-stool-walnut', 'aske-chair-black', 'perch-stool-walnut'];
    await visitor.get(`/products/${seen[0]}`);
    expect([...visitor.cookies.keys()]).toEqual([]);
    for (const [index, handle] of seen.slice(1).entries()) {
      const referer = `${visitor.origin}/products/${seen[index]}`;
      await visitor.get(`/products/${handle}`, { referer, 'sec-fetch-site': 'same-origin' });
    }
    expect(visitor.cookies.get('viewed')).toBe('perch-stool-walnut.aske-chair-black');
    const { text } = await visitor.get('/products/halden-pendant-brass');
    const carousel = text.slice(text.indexOf('Recently viewed'));
    const order = ['/products/perch-stool-walnut', '/products/aske-chair-black'].map((path) =>
      carousel.indexOf(path),
    );
    expect(order[0]).toBeGreaterThan(0);
    expect(order[1]).toBeGreaterThan(order[0]!);
    expect((await shop.shopper().get('/products/perch-stool-walnut')).text).not.toContain(
      'Recently viewed',
    );
  });

  test('a product answers more: sizes, care, delivery, other finishes [R-243]', async () => {
    const { text } = await get(variantPath('halden-pendant-brass', 'Large / Linen'));
    for (const part of ['Size guide', '52 cm across', 'Care', 'Estimated delivery to', 'Also in']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Fifteen prototypes');
    expect(text).toMatch(/<a[^>]*id="picture-1"[^>]*href="[^"]+width=1600/);
  });
});

test.runIf(isFullRun)(
  'a shop that does not filter by availability offers and applies no such filter [R-124]',
  async () => {
    const shop = await startShop({ world: 'bare', sandboxVars: { SEARCH_FILTERS: 'price tag' } });
    const { text } = await shop.shopper().get('/collections/vases?inStock=true');
    expect(text).toContain('/products/selwyn-vase-moss"');
    expect(text).not.toContain('In stock');
    await shop.stop();
  },
);

describe.runIf(isFullRun)('a shop that does not filter by price', () => {
  let shop: Shop;
  beforeAll(async () => {
    const sandboxVars = { SEARCH_FILTERS: 'availability tag' };
    shop = await startShop({ world: 'bare', sandboxVars });
  });
  afterAll(() => shop?.stop());

  test('offers and applies no such filter, and shows no chip of it [R-124]', async () => {
    const search = '?tag=Colour~Black&minPrice=&maxPrice=50';
    const { text } = await shop.shopper().get(`/collections/lighting${search}`);
    expect(text).toContain('Color: Black');
    expect(text).not.toContain('Up to');
    expect(text).not.toContain('name="minPrice"');
    const invalid = await shop.shopper().get('/collections/lighting?minPrice=9&maxPrice=abc');
    expect(invalid.text).not.toContain('Please enter');
  });

  test('searches with the price in the words as typed [R-111]', async () => {
    const q = encodeURIComponent('lamp under $200');
    const { text } = await shop.shopper().get(`/search?q=${q}`);
    expect(text).not.toContain('Up to');
    expect(text).not.toContain('name="maxPrice"');
    const list = JSON.parse((await shop.shopper().get(`/product-list?q=${q}`)).text);
    expect(list.products).toEqual([]);
    expect(list.suggestion.term).toBe('lamp');
  });
});

describe.runIf(isFullRun)('a shop with the two filters that every shop has', () => {
  let ordinary: Shop;
  let configured: Shop;
  beforeAll(async () => {
    ordinary = await startShop({
      world: 'bare',
      sandboxVars: { SEARCH_FILTERS: 'availability price' },
    });
    configured = await startShop({ world: 'bare' });
  });
  afterAll(() => Promise.all([ordinary?.stop(), configured?.stop()]));
  const handlesOn = (html: string) =>
    [...html.matchAll(/<h3[^>]*>[^]*?href="\/products\/([\w-]+)/g)].map(([, handle]) => handle);

  test('offers a price, and no group without a value [R-183]', async () => {
    const { text } = await ordinary.shopper().get('/collections/lighting');
    expect(handlesOn(text).length).toBeGreaterThan(5);
    expect(text).toContain('name="minPrice"');
    expect(text).not.toContain('tag=Colour~');
    expect(text).not.toMatch(/<fieldset[^>]*>\s*<legend[^>]*>[^<]*<\/legend>\s*<\/fieldset>/);
  });

  test.each([
    '/collections/lighting?tag=Colour~Black',
    '/collections/all?type=Pendant&sort=price-ascending',
    '/collections/all?type=Pendant&tag=Colour~Brass&pageNo=0',
    '/search?q=lamp&tag=Colour~Black',
  ])('an unknown filter still applies: %s [R-183]', async (path) => {
    const there = handlesOn((await configured.shopper().get(path)).text);
    expect(there.length).toBeGreaterThan(1);
    expect(handlesOn((await ordinary.shopper().get(path)).text)).toEqual(there);
  });

  // Sorted by title, the collection's products 20 to 39 all have one of these types.
  test.each([1, 2])(
    'an unknown filter applies to page %d, too, where all products match without it [R-183]',
    async (pageNo) => {
      const types = 'Stool|Knob|Ceiling rose|Cable|Hook|Towel rail|Basket|Bowl';
      const params = new URLSearchParams({ type: types, sort: 'title-ascending' });
      const path = `/collections/all?${params}&pageNo=${pageNo}`;
      const there = handlesOn((await configured.shopper().get(path)).text);
      expect(there.length).toBeGreaterThan(1);
      expect(handlesOn((await ordinary.shopper().get(path)).text)).toEqual(there);
    },
  );
});
