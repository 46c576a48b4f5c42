import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, brae } from '../support/cart-driver';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import { readPictureUrl } from '../support/picture-url';
import { inBareWorld, startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const get = async (path: string, store?: string) => (await shop.shopper(store).get(path)).text;
async function cardsOn(path: string): Promise<Map<string, string>> {
  const cards = (await get(path)).match(/<article[^]*?<\/article>/g) ?? [];
  return new Map(
    cards.map((card) => [/<h3[^]*?href="\/products\/([^"]+)"/.exec(card)?.[1] ?? '', card]),
  );
}

test('a card says when its product is reduced, and from what [R-127] [R-130]', async () => {
  const cards = await cardsOn('/collections/sale');
  expect(cards.size).toBeGreaterThan(1);
  for (const card of cards.values()) {
    expect(card).toMatch(/>Sale</);
    expect(card).toMatch(/Sale price <\/span><span[^>]*>\$[\d.,]+<[^]*<s [^>]*>\$[\d.,]+<\/s>/);
  }
  const full = (await cardsOn('/collections/pendants')).get('brae-pendant-nickel')!;
  expect(full).not.toMatch(/>Sale<|<s /);
});

test('a card leads to its product, and its swatches to the finishes that are not hidden [R-128] [R-129]', async () => {
  const card = (await cardsOn('/collections/pendants')).get('halden-pendant-brass')!;
  expect(card).toMatch(/<h3[^>]*><a [^>]*href="\/products\/halden-pendant-brass"[^>]*>Halden/);
  const finishesOn = (html: string) => {
    const swatches = html.slice(html.indexOf('aria-label="Finishes"'));
    return [...swatches.matchAll(/<a aria-label="([^"]+)"[^>]* href="\/products\/([\w-]+)"/g)].map(
      ([, name, handle]) => [handle, name],
    );
  };
  expect(finishesOn(card)).toEqual([
    ['halden-pendant-brass', 'Halden Pendant, Brass'],
    ['halden-pendant-aged-brass', 'Halden Pendant, Aged brass'],
    ['halden-pendant-black', 'Halden Pendant, Black'],
    ['halden-pendant-white', 'Halden Pendant, White'],
  ]);
  const mug = finishesOn((await cardsOn('/collections/tableware')).get('dunmore-mug-chalk')!);
  expect(mug.map(([handle]) => handle)).toEqual([
    'dunmore-mug-chalk',
    'dunmore-mug-sand',
    'dunmore-mug-ink',
  ]);
});

test('a list has one card per design, of the first finish that matches it', async () => {
  const handlesOn = async (path: string) => [...(await cardsOn(path)).keys()];
  const halden = (handles: string[]) => handles.filter((handle) => handle.startsWith('halden-'));
  for (const list of ['/collections/lighting', '/collections/all', '/search?q=halden%20pendant'])
    expect(halden(await handlesOn(list))).toHaveLength(1);
  expect(halden(await handlesOn('/collections/pendants?tag=Colour~Black'))).toEqual([
    'halden-pendant-black',
  ]);
  // Without scripts, each page of a list is grouped separately.
  const second = await handlesOn('/collections/all?pageNo=1');
  expect(second.length).toBeGreaterThan(0);
});

// Shopify's own collections have no count.
test.skipIf(inBareWorld)('the count of a list names products and designs', async () => {
  const countOf = async (path: string) =>
    /\b\d+ products?( in \d+ designs?)?/.exec(textOf({ text: await get(path) }))?.[0];
  const pendants = (await cardsOn('/collections/pendants')).size;
  expect(await countOf('/collections/pendants')).toBe(`14 products in ${pendants} designs`);
  expect(await countOf('/collections/pendants?tag=Colour~Black')).toBe('3 products');
  // The number of designs on later pages is unknown.
  expect(await countOf('/collections/all')).toMatch(/^\d+ products$/);
});

test('the finishes of a card that its list does not have are read by their handles', async () => {
  const path = '/product-cards?handles=halden-pendant-white,brae-pendant-brass,unknown,,%00';
  const { products } = JSON.parse(await get(path)) as { products: { handle: string }[] };
  expect(products.map(({ handle }) => handle)).toEqual([
    'halden-pendant-white',
    'brae-pendant-brass',
  ]);
});

test('the button of a card adds one piece of the first variant [R-131]', async () => {
  const card = (await cardsOn('/collections/pendants')).get('orsta-pendant-black')!;
  const first = variantId('orsta-pendant-black', 'Small');
  expect(card).toMatch(new RegExp(`action="/cart"[^]*name="merchandise" value="${first}"`));
  expect(card).not.toContain('name="quantity"');
});

test('a card whose product has several open options leads to them', async () => {
  const card = (await cardsOn('/collections/pendants')).get('halden-pendant-brass')!;
  expect(card).not.toContain('action="/cart"');
  expect(card).toMatch(
    /<a [^>]*href="\/products\/halden-pendant-brass"[^>]*>Choose<span class="sr-only">: /,
  );
});

test('cards ask for pictures of 500 by 500, lines of the bag for 300 by 300, at 1x and 1.5x [R-260]', async () => {
  const sizesIn = (html: string) => {
    const [, src = '', denser = ''] = /<img src="([^"]+)" srcSet="([^" ]+) 1.5x"/i.exec(html) ?? [];
    return [src, denser].map((url) => {
      const { width, height } = readPictureUrl(url.replaceAll('&amp;', '&'));
      return [width, height];
    });
  };
  const card = (await cardsOn('/collections/pendants')).get('brae-pendant-nickel')!;
  expect(sizesIn(card)).toEqual([
    [500, 500],
    [750, 750],
  ]);
  const shopper = shop.shopper();
  await add(shopper, brae);
  const { text } = await shopper.get('/cart');
  expect(sizesIn(text.slice(text.indexOf('<main')))).toEqual([
    [300, 300],
    [450, 450],
  ]);
});

test('delivery is said to be free in Australia and the United States only [R-020]', async () => {
  const page = '/products/brae-pendant-brass';
  expect(await get(page)).toContain('Delivery is free.');
  expect(await get(page, 'au')).toContain('Delivery is free.');
  const abroad = shop.shopper('au');
  await abroad.get('/?geoRedirect=NZ');
  const text = textOf(await abroad.get(page));
  expect(text).toContain('Estimated delivery to New Zealand');
  expect(text).not.toContain('Delivery is free.');
});

test('a collection has its title, its text, and texts for search engines [R-122] [R-365]', async () => {
  const service = `${shop.addresses.sandbox}/search/collection/pendants?take=1&currency=USD`;
  const { title, body_html, metafields } = (await (await fetch(service)).json()) as {
    title: string;
    body_html: string;
    metafields: { global: { title_tag: string | null; description_tag: string } };
  };
  const text = await get('/collections/pendants');
  expect(text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(text).toContain(body_html.replace(/<[^>]+>/g, '').slice(0, 40));
  expect(text).toContain(`<title>${metafields.global.title_tag ?? title} | Lintel`);
  expect(text).toContain(`name="description" content="${metafields.global.description_tag}`);
});
