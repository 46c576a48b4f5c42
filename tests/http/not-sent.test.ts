import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giftCards } from '../../sandbox/seed/gift-cards';
import { add, unknownCode } from '../support/cart-driver';
import { firstUnlessFull } from '../support/full-run';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';

const catalogues: [string, Record<string, undefined>][] = [
  ['product service', {}],
  ['Storefront API alone', { PRODUCT_SERVICE_URL: undefined }],
];
const lamp = variantId('finish-samples', 'Brass');
const card = variantId('gift-card', 'For a lamp');
const weekday = variantId('fitting-at-home', 'Weekday');

describe.each(firstUnlessFull(catalogues))('%s', (_, vars) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ vars, world: 'full' });
  });
  afterAll(() => shop?.stop());

  test.each(['gift-card', 'fitting-at-home'])(
    'the page of %s promises neither delivery nor returns, and has no weight [R-206]',
    async (handle) => {
      const page = await shop.shopper().get(`/products/${handle}`);
      const text = textOf(page);
      expect(text).toContain('Add to bag');
      const main = textOf({ text: page.text.slice(page.text.indexOf('<main')) }).split(
        'You may also like',
      )[0];
      for (const word of [
        'Estimated delivery',
        'Delivery is free',
        'return',
        'Weight',
        'sample of',
      ])
        expect(main).not.toContain(word);
      const [data] = /\{"@context"[^<]*"(?:ProductGroup|Product)"[^<]*/.exec(page.text)!;
      expect(data).toContain('"price":');
      for (const name of ['shippingDetails', 'hasMerchantReturnPolicy', '"weight"'])
        expect(data).not.toContain(name);
    },
  );

  test('goods still have all of it', async () => {
    const page = await shop.shopper().get('/products/halden-pendant-aged-brass');
    expect(textOf(page)).toMatch(/Estimated delivery to[^]*Weight/);
    expect(page.text).toContain('shippingDetails');
    expect(page.text).toContain('hasMerchantReturnPolicy');
  });

  test('a bag of a gift card speaks of no delivery, one with goods beside it does [R-172] [R-206]', async () => {
    const shopper = shop.shopper();
    await add(shopper, card);
    const bag = textOf(await shopper.get('/cart'));
    expect(bag).toContain('Amount: For a lamp');
    expect(bag).toContain('Taxes are calculated at checkout.');
    for (const word of ['Arrives', 'Delivery to', 'One Colo', 'returns', 'write it on a card'])
      expect(bag).not.toContain(word);
    expect(bag).toMatch(/Add a gift message.*We’ll send it with the gift card\./);
    await add(shopper, lamp);
    expect(textOf(await shopper.get('/cart'))).toMatch(
      /Arrives[^]*Add a gift message[^]*Delivery to the United States is free/,
    );
  });
});

describe('the bag', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ world: 'full' });
  });
  afterAll(() => shop?.stop());
  const empty = giftCards.find(({ balance }) => balance === 0);

  test.each([
    ['empty', empty!.code],
    ['unknown', 'NOSUCHCARD1234'],
  ])(
    'a gift card that is %s is refused at its field, which keeps what was typed [R-205]',
    async (_, code) => {
      const shopper = shop.shopper();
      await add(shopper, weekday);
      await shopper.post('/cart', { intent: 'discount', code });
      const page = await shopper.get('/cart');
      expect(textOf(page)).toMatch(unknownCode(code));
      expect(page.text).toContain(`value="${code}"`);
      expect(textOf(page)).not.toContain('Amount due');
    },
  );

  test('a bag of gift cards is ordered without an address [R-206]', async () => {
    const shopper = shop.shopper();
    await add(shopper, card);
    const left = await shopper.post('/cart', { intent: 'checkout' });
    expect(left.status).toBe(303);
    const opened = await fetch(left.location!, { redirect: 'follow' });
    expect(await opened.text()).not.toContain('name="address1"');
  });

  test('neither is in the feed for shopping engines [R-206]', async () => {
    const feed = (await shop.shopper().get('/feeds/products.xml')).text;
    expect(feed).toContain('/products/halden-pendant-brass');
    for (const handle of ['gift-card', 'fitting-at-home'])
      expect(feed).not.toContain(`/products/${handle}`);
  });

  test('both are found, listed and filtered like goods', async () => {
    const shopper = shop.shopper();
    for (const path of ['/search?q=gift', '/collections/all?sort=price-descending&type=Gift+Card'])
      expect((await shopper.get(path)).text).toContain('href="/products/gift-card');
  });

  test.each(['us', 'au'])(
    'in the %s store menu and footer lead to the gift card, and a search for gifts begins with it [R-212]',
    async (store) => {
      const shopper = shop.shopper(store);
      const { text } = await shopper.get('/');
      const [header = '', rest = ''] = text.split('</header>');
      const footer = rest.slice(rest.indexOf('<footer'));
      expect(header.match(/href="\/products\/gift-card"/g)).toHaveLength(2);
      expect(footer.match(/href="\/products\/gift-card"/g)).toHaveLength(1);
      for (const words of ['gift', 'gifts', 'voucher']) {
        const found = await shopper.get(`/search?q=${words}`);
        const main = found.text.slice(found.text.indexOf('<main'));
        expect(/href="\/products\/([^"?]*)/.exec(main)?.[1], words).toBe('gift-card');
      }
    },
  );

  test('the address of the spring catalogue leads to a sort order that there is', async () => {
    const { location } = await shop.shopper().get('/pages/spring-catalogue');
    expect(location).toBe('/collections/new?sort=created-descending');
  });
});
