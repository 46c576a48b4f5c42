import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstUnlessFull } from '../support/full-run';
import { startShop, type Shop } from '../support/storefront';

const catalogues: [string, Record<string, undefined>][] = [
  ['product service', {}],
  ['Storefront API alone', { PRODUCT_SERVICE_URL: undefined }],
];
const path = '/products/halden-pendant-brass';

describe.each(firstUnlessFull(catalogues))('%s', (_, vars) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ vars });
  });
  afterAll(() => shop?.stop());
  const get = async (address: string) => (await shop.shopper().get(address)).text;

  async function codesOn(address: string): Promise<string[][]> {
    const [, list = ''] = /Product code.*?<dl[^>]*>(.*?)<\/dl>/s.exec(await get(address)) ?? [];
    const rows = list.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g);
    return [...rows].map(([, term = '', text = '']) => [term, text]);
  }

  test('search engines and product feeds are told the same', async () => {
    const offers = [
      ...(await get(path)).matchAll(
        /"sku":"([^"]+)","gtin":"(\d+)"[^{]*\{[^{]*\{[^{]*variant=(\d+)"/g,
      ),
    ];
    const feed = [...(await get('/feeds/products.xml')).matchAll(/<item>.*?<\/item>/gs)];
    const inFeed = (id: string) => feed.find(([item]) => item.includes(`<g:id>${id}</g:id>`))![0];
    expect(offers).toHaveLength(6);
    for (const [, sku = '', gtin = '', id = ''] of offers) {
      expect(sku).toMatch(/^L\d+-0[1-6]$/);
      expect(inFeed(id)).toContain(`<g:mpn>${sku}</g:mpn>`);
      expect(inFeed(id)).toContain(`<g:gtin>${gtin}</g:gtin>`);
    }
  });

  test("the product's page shows the chosen variant's, else all of them", async () => {
    const all = await codesOn(path);
    expect(all.map(([title]) => title)).toContain('Large / Black');
    expect(new Set(all.map(([, sku]) => sku)).size).toBe(6);
    const fifth = all.find(([title]) => title === 'Large / Black')![1];
    expect(await codesOn(`${path}?variant=44100000000005`)).toEqual([['SKU', fifth]]);
    expect(await codesOn(`${path}?option1=Large&option2=Black`)).toEqual([['SKU', fifth]]);
    expect(await codesOn('/products/haddon-table-lamp-white')).toEqual([
      ['SKU', expect.stringMatching(/^L\d+-01$/)],
    ]);
  });

  test('a product is found by the code of one of its variants', async () => {
    const [[, code = ''] = []] = await codesOn(`${path}?variant=44100000000005`);
    const found = await get(`/search?q=${code}`);
    expect(found).not.toContain('No results found.');
    expect([...found.matchAll(/<article/g)]).toHaveLength(1);
    expect(found).toContain(path);
  });
});
