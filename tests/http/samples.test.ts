import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add } from '../support/cart-driver';
import { firstUnlessFull } from '../support/full-run';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';

const catalogues: [string, Record<string, undefined>][] = [
  ['product service', {}],
  ['Storefront API alone', { PRODUCT_SERVICE_URL: undefined }],
];
const lamp = '/products/halden-pendant-aged-brass';
const samples = '/products/finish-samples';
const handles = (html: string) => html.match(/href="\/products\/[a-z-]+/g) ?? [];

describe.each(firstUnlessFull(catalogues))('%s', (_, vars) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ vars });
  });
  afterAll(() => shop?.stop());
  const get = async (path: string) => (await shop.shopper().get(path)).text;

  test('a product offers a sample of its finish, which is added like anything else [R-157]', async () => {
    const shopper = shop.shopper();
    const page = await shopper.get(lamp);
    expect(textOf(page)).toContain('Order a sample of Aged brass · $2');
    const form = page.text.match(/<form(?:(?!<\/form>)[^])*Order a sample[^]*?<\/form>/)![0];
    const [merchandise] = /(?<=name="merchandise" value=")\d+/.exec(form)!;
    expect(merchandise).toBe(variantId('finish-samples', 'Aged brass'));
    expect(await add(shopper, merchandise)).toMatchObject({ status: 303 });
    const bag = textOf(await shopper.get('/cart'));
    expect(bag).toContain('Finish: Aged brass');
    expect(bag).not.toContain('One Colo');
  });

  test('samples are found by name only, and are in no other list [R-160]', async () => {
    for (const list of ['/collections/all', '/search?q=aged+brass', '/search?q=zzzzqq', lamp])
      expect(handles(await get(list))).not.toContain(`href="${samples}`);
    expect(handles(await get('/search?q=sample'))).toContain(`href="${samples}`);
    expect(await get('/feeds/products.xml')).not.toContain('finish-samples');
    const shopper = shop.shopper();
    for (const handle of ['halden-pendant-aged-brass', 'finish-samples'])
      await shopper.get(`/viewed?seen=${handle}`);
    const viewed = (await shopper.get('/viewed?seen=x')).text;
    expect(viewed).toContain('halden-pendant-aged-brass');
    expect(viewed).not.toContain('finish-samples');
  });
});
