/** What cards, lists and product pages say of stock, weight and reductions, with both catalogue sources. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../support/page-text';
import { variantPath } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';

/** Sold out in every variant. */
const gone = 'selwyn-vase-moss';

/** The card of a product on a page. */
const cardOf = (html: string, handle: string) =>
  textOf({
    text:
      (html.match(/<article[^]*?<\/article>/g) ?? []).find((card) =>
        // Cards of the other finishes have links to it too.
        new RegExp(`<h3[^>]*><a[^>]*href="/products/${handle}"`).test(card),
      ) ?? '',
  });

const catalogues: [string, Record<string, undefined>][] = [
  ['product service', {}],
  ['Storefront API alone', { PRODUCT_SERVICE_URL: undefined }],
];

describe.each(catalogues)('%s', (_, vars) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ vars });
  });
  afterAll(() => shop?.stop());
  const get = async (address: string, store?: string) =>
    (await shop.shopper(store).get(address)).text;

  test.each(['/collections/vases', '/search?q=selwyn'])(
    'a card on %s says that its product is sold out, and others do not',
    async (address) => {
      const html = await get(address);
      expect(cardOf(html, gone)).toContain('Sold out');
      const others = html.match(/<article[^]*?<\/article>/g)!.length - 1;
      expect(others).toBeGreaterThan(0);
      expect(html.match(/>Sold out</g)).toHaveLength(1);
    },
  );

  test('so does its page, and a product that has only lost a variant is for sale', async () => {
    expect(textOf({ text: await get(`/products/${gone}`) })).toContain('Sold out');
    const halden = variantPath('halden-pendant-brass', 'Large / Black');
    for (const address of ['/products/halden-pendant-brass', halden, '/products/aske-chair-black'])
      expect(textOf({ text: await get(address) }).split('You may also like')[0]).not.toContain(
        'Sold out',
      );
  });

  test.each([
    ['us', / \d[\d.]* (lb|oz)/, /\d k?g\b/],
    ['au', / \d[\d.]* k?g/, /\d (lb|oz)\b/],
  ])('in the %s store the weight has its own units', async (store, own, foreign) => {
    const weightOn = async (address: string) => {
      const html = await get(address, store);
      return textOf({ text: /<dt[^>]*>Weight<\/dt><dd[^>]*>[^<]*/.exec(html)?.[0] ?? '' });
    };
    const all = await weightOn('/products/halden-pendant-brass');
    const one = await weightOn(variantPath('halden-pendant-brass', 'Large / Linen'));
    expect(all).toMatch(/Weight .+ to .+/);
    expect(one).toMatch(own);
    expect(one).not.toContain(' to ');
    for (const text of [all, one]) expect(text).not.toMatch(foreign);
  });

  test('search engines are told the weight and the price before a reduction', async () => {
    const html = await get('/products/tarn-pendant-fern');
    expect(html).toMatch(/"weight":\{"@type":"QuantitativeValue","unitCode":"GRM"/);
    expect(html).toMatch(/"priceType":"https:\/\/schema.org\/StrikethroughPrice","price":"149"/);
    expect(await get('/products/halden-pendant-brass')).not.toContain('StrikethroughPrice');
  });
});
