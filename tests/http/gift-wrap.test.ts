import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  add,
  addByScript,
  brae,
  firstLine,
  leaveForCheckout,
  openCheckoutPage,
  skerry,
} from '../support/cart-driver';
import { sell } from '../support/checkout-driver';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { publicToken } from '../support/storefront-api';
import { startShop, storefrontApiPath, type Shop } from '../support/storefront';
import type { Exchange } from '../support/wiretap';

let shop: Shop;
let change: ((exchange: Exchange) => string) | undefined;
beforeAll(async () => {
  shop = await startShop({ world: 'full', tap: (exchange) => change?.(exchange) });
});
afterEach(() => {
  change = undefined;
  return shop.clearFaults();
});
afterAll(() => shop?.stop());

const wrap = (shopper: Shopper, fields: Record<string, string> = { wrap: 'on' }) =>
  shopper.post('/cart', { intent: 'wrap', ...fields });
const bagOf = async (shopper: Shopper) => textOf(await shopper.get('/cart'));
const wrapping = variantId('gift-wrapping');

test('a bag is wrapped once, with its fee, and the wrapping is in the checkout', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  expect(await bagOf(shopper)).toContain('Wrap as a gift · $6.00');
  const sent = await wrap(shopper);
  expect([sent.status, sent.location]).toEqual([303, '/cart']);
  const page = await shopper.get('/cart');
  expect(textOf(page)).toMatch(/Your bag was updated\.[^]*Remove Gift Wrapping/);
  expect(page.text).toMatch(/<input[^>]*name="wrap"[^>]* checked=""/);
  expect(page.text.match(/value="update"/g)).toHaveLength(1);
  await Promise.all([wrap(shopper), wrap(shopper)]);
  expect((await bagOf(shopper)).match(/Remove Gift Wrapping/g)).toHaveLength(1);
  const checkout = await openCheckoutPage(shop.addresses.sandbox, await leaveForCheckout(shopper));
  expect(textOf({ text: checkout })).toMatch(/Gift Wrapping[^]*Qty: 1 [^]*\$6\.00/);
  await wrap(shopper, {});
  expect(await bagOf(shopper)).not.toContain('Remove Gift Wrapping');
});

test('product pages say that the bag offers wrapping, except for what can’t be wrapped', async () => {
  const words = 'Gift wrapping: choose it in your bag';
  const pageOf = async (handle: string) => textOf(await shop.shopper().get(`/products/${handle}`));
  expect(await pageOf('brae-pendant-nickel')).toContain(words);
  for (const handle of ['gift-card', 'gift-wrapping', 'fitting-at-home'])
    expect([handle, (await pageOf(handle)).includes(words)]).toEqual([handle, false]);
});

test('two presses at once wrap once', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  await Promise.all([
    wrap(shopper, { wrap: 'on', request: crypto.randomUUID() }),
    wrap(shopper, { wrap: 'on', request: crypto.randomUUID() }),
  ]);
  const page = await shopper.get('/cart');
  expect(textOf(page).match(/Remove Gift Wrapping/g)).toHaveLength(1);
  expect(textOf(page)).not.toContain('$12.00');
});

test('of several lines of the wrapping, one piece stays', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  await wrap(shopper);
  const id = decodeURIComponent(shopper.cookies.get('cart-USD')!);
  const merchandiseId = `gid://shopify/ProductVariant/${wrapping}`;
  const lines = ['red', 'blue'].map((value) => ({
    ...{ merchandiseId, quantity: 2 },
    attributes: [{ key: 'Paper', value }],
  }));
  await fetch(shop.addresses.sandbox + storefrontApiPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...publicToken },
    body: JSON.stringify({
      query:
        'mutation($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }',
      variables: { id, lines },
    }),
  });
  expect((await bagOf(shopper)).match(/Remove Gift Wrapping/g)).toHaveLength(3);
  await wrap(shopper);
  const bag = await bagOf(shopper);
  expect(bag.match(/Remove Gift Wrapping/g)).toHaveLength(1);
  expect(bag).toContain('$6.00');
  expect(bag).not.toContain('$12.00');
});

/** Simulates a wrapping that sold out: its line stays in the cart with quantity 0. */
const withSoldOutWrap = (received: string): string =>
  JSON.stringify(
    JSON.parse(received, (_, value: { merchandise?: { product?: { handle?: string } } } | null) =>
      value?.merchandise?.product?.handle === 'gift-wrapping' ? { ...value, quantity: 0 } : value,
    ),
  );

test('a wrapping that sold out isn’t in the bag, and can be added when it is in stock again', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  await wrap(shopper);
  let isLeft = true;
  change = ({ sent, received }) => {
    if (sent.includes('cartLinesRemove')) isLeft = false;
    return isLeft && received.includes('gift-wrapping') ? withSoldOutWrap(received) : received;
  };
  const box = /<input[^>]*name="wrap"[^>]* checked=""/;
  expect((await shopper.get('/cart')).text).not.toMatch(box);
  await wrap(shopper);
  const page = await shopper.get('/cart');
  expect(page.text).toMatch(box);
  expect(textOf(page).match(/Remove Gift Wrapping/g)).toHaveLength(1);
});

test('the wrapping leaves with the last item that can be wrapped', async () => {
  const shopper = shop.shopper();
  await add(shopper, variantId('fitting-at-home', 'Weekday'));
  await addByScript(shopper, brae);
  await wrap(shopper);
  const { text } = await shopper.get('/cart');
  const forms = text.split('<form').map((form) => ({ text: form.split('</form>')[0]! }));
  const form = forms.find((one) => textOf(one).includes('Remove Brae Pendant'))?.text;
  await shopper.post('/cart', {
    ...{ intent: 'remove', line: /name="line" value="([^"]+)"/.exec(form ?? '')?.[1] ?? '' },
  });
  const bag = await bagOf(shopper);
  expect(bag).toContain('Fitting at Home');
  expect(bag).not.toContain('Gift Wrapping');
  expect(bag).not.toContain('Wrap as a gift');
});

test('an update to zero also takes the wrapping away', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const line = await firstLine(shopper);
  await wrap(shopper);
  await shopper.post('/cart', { intent: 'update', line, quantity: '0' });
  expect(await bagOf(shopper)).toContain('Oh no, your bag is empty!');
});

test('the wrapping leaves when what it is for has sold out, on a change and at the checkout', async () => {
  const [changing, leaving] = [shop.shopper(), shop.shopper()];
  await add(changing, skerry);
  const line = await firstLine(changing);
  await wrap(changing);
  await sell(shop.addresses.sandbox, skerry, 2);
  await changing.post('/cart', { intent: 'update', line, quantity: '2' });
  const bag = await bagOf(changing);
  expect(bag).toContain('Skerry Wall Light');
  expect(bag).not.toMatch(/Remove Gift Wrapping|Wrap as a gift/);

  // A sold-out item is in the bag with quantity 0.
  await add(leaving, skerry);
  await add(leaving, wrapping);
  expect(await bagOf(leaving)).toContain('Remove Gift Wrapping');
  expect(await leaveForCheckout(leaving)).toBe('/cart');
  expect(await bagOf(leaving)).not.toContain('Remove Gift Wrapping');
});

test('what isn’t shipped can’t be wrapped, and a wrong form has a status', async () => {
  const shopper = shop.shopper();
  expect((await wrap(shopper)).location).toBe('/cart');
  await add(shopper, variantId('fitting-at-home', 'Weekday'));
  expect(await bagOf(shopper)).not.toContain('Wrap as a gift');
  const refused = await wrap(shopper);
  expect(refused.status).toBe(400);
  expect(textOf(refused)).toContain('We can’t wrap this bag as a gift.');
  expect((await wrap(shopper, { wrap: '"><i>' })).status).toBe(400);
  await shop.fault({ service: 'commerce', mode: 'http-500' });
  expect((await wrap(shopper)).status).toBe(503);
});

test('lists, feeds and shared bags leave the wrapping out', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  await add(shopper, wrapping);
  expect((await shopper.get('/cart')).text).not.toMatch(/item=1%3Agift-wrapping/);
  const lists = [
    '/collections/all',
    '/collections/all?sort=best-selling',
    '/product-list?collection=all&sort=best-selling',
    '/search?q=gift+wrapping',
    '/feeds/products.xml',
  ];
  for (const path of lists) {
    const { status, text } = await shopper.get(path);
    expect([path, status, /\/products\/|"handle":/.test(text)]).toEqual([path, 200, true]);
    expect(text, path).not.toMatch(/\bgift-wrapping\b/);
    if (path === '/collections/all') expect(text).not.toContain('Gift wrap');
  }
  const best = (await shopper.get('/not-found')).text;
  expect(best).not.toContain('gift-wrapping');
  expect(best.match(/<article/g)!.length).toBeGreaterThan(3);
});

test('the search that replaces the product service leaves the wrapping out too', async () => {
  await shop.fault({ service: 'products', mode: 'http-500' });
  const { status, text } = await shop.shopper().get('/search?q=gift');
  expect(status).toBe(200);
  expect(text).toContain('/products/gift-card');
  expect(text).not.toContain('/products/gift-wrapping');
});
