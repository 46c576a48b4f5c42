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

  test('a product offers samples of its finishes, its own first and checked, and one form adds them [R-157] [R-421]', async () => {
    const shopper = shop.shopper();
    const page = await shopper.get(lamp);
    expect(textOf(page)).toMatch(/Order samples · \$2\.00 each/);
    const form =
      /<form(?:(?!<\/form>)[^])*value="add-all"(?:(?!<\/form>)[^])*Finishes[^]*?<\/form>/.exec(
        page.text,
      )![0];
    const boxes = form.match(/<input[^>]*type="checkbox"[^>]*>/g)!;
    expect(boxes).toHaveLength(4);
    expect(boxes.map((box) => / checked=/.test(box))).toEqual([true, false, false, false]);
    const variants = boxes.map((box) => /value="(\d+)"/.exec(box)![1]!);
    expect(variants[0]).toBe(variantId('finish-samples', 'Aged brass'));
    expect(form.match(/<img/g)).toHaveLength(4);
    const fields = variants.map((id): [string, string] => ['merchandise', id]);
    const added = await shopper.submit('/cart', [['intent', 'add-all'], ...fields]);
    const bag = textOf(added);
    expect(bag).toContain('Finish Sample × 4');
    for (const finish of ['Aged brass', 'Brass', 'Black', 'White'])
      expect(bag).toContain(`Remove Finish Sample, ${finish}`);
    expect(bag).not.toContain('One Colo');
  });

  test('two colors of a product that is no sample are two lines, whose quantity can be changed', async () => {
    const shopper = shop.shopper();
    for (const color of ['Black', 'Linen']) await add(shopper, variantId('cloth-cable', color));
    const bag = textOf(await shopper.get('/cart'));
    expect(bag).not.toContain('Cloth Cable, 3 m × 2');
    expect(bag.match(/Save for later/g)).toHaveLength(2);
  });

  test('the page of samples adds several finishes at once, each once however often it is pressed [R-421]', async () => {
    const shopper = shop.shopper();
    const page = await shopper.get(`${samples}?variant=${variantId('finish-samples', 'Oak')}`);
    const boxes = page.text.match(/<input[^>]*type="checkbox"[^>]*name="merchandise"[^>]*>/g)!;
    expect(boxes).toHaveLength(19);
    const checked = boxes.filter((box) => / checked=/.test(box));
    expect(checked).toHaveLength(1);
    expect(checked[0]).toContain(`value="${variantId('finish-samples', 'Oak')}"`);
    const fields = ['Oak', 'Walnut', 'Oak'].map((finish): [string, string] => [
      'merchandise',
      variantId('finish-samples', finish),
    ]);
    const press = () => shopper.post('/cart', [['intent', 'add-all'], ...fields]);
    await Promise.all([press(), press()]);
    const bag = await shopper.get('/cart');
    expect(textOf(bag)).toContain('Finish Sample × 2');
    const none = await shopper.post('/cart', { intent: 'add-all' });
    expect(none.status).toBe(400);
    expect(textOf(none)).toContain('Please choose what to add.');
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
