import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { cartOf, openCheckoutPage } from '../support/cart-driver';
import { placeOrder, sell } from '../support/checkout-driver';
import { control } from '../support/control';
import { textOf } from '../support/page-text';
import { startShop, type Shop } from '../support/storefront';
import { variantId } from '../support/seed-ids';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    vars: {
      ANNOUNCE_CART_ERRORS: 'false',
      CHECKOUT_DOMAIN: 'pay.lintel.example',
      BUY_NOW: undefined,
      SHOP_PAY: undefined,
      GIFT_WRAP: undefined,
    },
    sandboxVars: { STOCK_SEMANTICS: 'errors', PRIMARY_DOMAIN: 'www.lintel.localhost' },
  });
});
afterAll(() => shop?.stop());

const lamp = variantId('brae-pendant-nickel');
/** Two in stock; overselling isn't allowed. */
const scarce = variantId('skerry-wall-light-nickel');
/** Three in stock. */
const mirror = variantId('arden-mirror-black');

test('a refused add is not announced where the setting says so, and leaves the cart as it was [R-185]', async () => {
  const shopper = shop.shopper();
  await shopper.post('/cart', { intent: 'add', merchandise: lamp });
  const page = await shopper.submit('/cart', { intent: 'add', merchandise: scarce, quantity: '5' });
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('Could not add to cart');
  expect(page.text).toContain('Brae Pendant');
  expect(page.text).not.toContain('Skerry');
});

test('without gift wrapping, ordering again names items that no longer exist', async () => {
  const orders = await control<{ id: number; email: string }[]>(shop, 'orders');
  const { id } = orders.filter(({ email }) => email === 'three@lintel.example')[2]!;
  const shopper = await signInAs(shop, 'three');
  const path = `/accounts/my-orders/order?id=${id}`;
  expect(textOf(await shopper.get(path))).toContain('No longer available');
  expect(textOf(await shopper.submit(path, { intent: 'again' }))).toContain(
    'Some items from this order are no longer available.',
  );
});

test('the first add of all may be refused too', async () => {
  const shopper = shop.shopper();
  const page = await shopper.submit('/cart', { intent: 'add', merchandise: scarce, quantity: '5' });
  expect(page.text).toContain('Oh no, your bag is empty!');
  const again = await shopper.submit('/cart', { intent: 'add', merchandise: lamp });
  expect(again.text).toContain('Brae Pendant');
});

test('several items that are refused one after the other don’t keep the rest out of the bag', async () => {
  const shopper = shop.shopper();
  const pieces = `${scarce}:5,${mirror}:9,${lamp}:2`;
  const page = textOf(await shopper.submit('/cart/import', { pieces }));
  expect(page).toMatch(/Some items couldn’t be added: Skerry [^.]* and Arden [^.]*\./);
  expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual([2]);
  // The same form again would count as a repeat.
  await shopper.submit('/cart/import', { pieces: pieces.replace(/2$/, '1') });
  expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual([3]);
});

test('signing in copies a bag whose items are partly sold out, and says so', async () => {
  const shopper = shop.shopper();
  await shopper.post('/cart', { intent: 'add', merchandise: lamp });
  await shopper.post('/cart', { intent: 'add', merchandise: mirror, quantity: '3' });
  await sell(shop.addresses.sandbox, mirror);
  await signInAs(shop, 'three', shopper);
  const page = await shopper.get('/cart');
  expect(page.status).toBe(200);
  expect(textOf(page)).toContain('We changed your bag');
  expect((await cartOf(shopper)).map(({ quantity }) => quantity).toSorted()).toEqual([1, 2]);
});

test('scripts get the refusal without a message', async () => {
  const answer = await shop
    .shopper()
    .post('/cart.data', { intent: 'add', merchandise: scarce, quantity: '5', reply: 'data' });
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain('Could not add to cart');
});

// The sandbox's shop uses plain http.
test('a checkout link that came to this host goes to the checkout’s, with its key', async () => {
  const answer = await shop.shopper().get('/cart/c/abc123?key=9f');
  expect(answer.status).toBe(302);
  expect(answer.location).toBe('http://pay.lintel.example/cart/c/abc123?key=9f');
  expect((await shop.shopper().get('/cart/c/a/b?key=9f')).status).toBe(404);
});

test('a bag is paid for on the shop’s primary domain, to which a page leads on [R-197]', async () => {
  const shopper = shop.shopper();
  await shopper.post('/cart', { intent: 'add', merchandise: lamp });
  const answer = await shopper.post('/cart', { intent: 'checkout' });
  expect([answer.status, answer.location]).toEqual([303, '/cart/leave']);
  const page = await shopper.get('/cart/leave');
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const link = /^0;url=(.*)$/.exec(page.headers.get('refresh') ?? '')?.[1] ?? '';
  const { port } = new URL(shop.addresses.sandbox);
  expect(link).toMatch(new RegExp(`^http://www.lintel.localhost:${port}/cart/c/\\w+\\?key=`));
  expect(page.text).toContain(`href="${link}"`);
  await placeOrder(shop.addresses.sandbox, link);
  expect((await shopper.get('/cart')).text).toContain('Oh no, your bag is empty!');
  expect((await shopper.get('/cart/leave')).location).toBe('/cart');
});

test('the page that leads on to the checkout leads back to the bag during an outage, and says why', async () => {
  const shopper = shop.shopper();
  await shopper.post('/cart', { intent: 'add', merchandise: lamp });
  await shop.fault({ service: 'commerce', operation: 'cart', mode: 'http-500' });
  const left = await shopper.get('/cart/leave');
  await shop.clearFaults();
  await shop.fresh();
  expect([left.status, left.location]).toEqual([303, '/cart']);
  expect(textOf(await shopper.get('/cart'))).toContain("We can't open checkout right now.");
});

test('without the settings, no page has a quick way to pay or gift wrapping, and a form that asks for Shop Pay gets the ordinary checkout, once', async () => {
  const shopper = shop.shopper();
  const page = await shopper.get('/products/brae-pendant-nickel');
  expect(page.text).not.toContain('name="pay"');
  await shopper.post('/cart', { intent: 'add', merchandise: lamp });
  expect((await shopper.get('/cart')).text).not.toMatch(/Shop Pay|Wrap as a gift/);
  expect((await shopper.post('/cart', { intent: 'wrap', wrap: 'on' })).status).toBe(400);
  const buy = { intent: 'add', merchandise: lamp, quantity: '3', pay: 'shop-pay' };
  expect((await shopper.post('/cart', buy)).location).toBe('/cart/leave?bought');
  const leave = await shopper.get('/cart/leave?bought');
  const link = /^0;url=(.*)$/.exec(leave.headers.get('refresh') ?? '')?.[1] ?? '';
  expect(link).toMatch(/^http:\/\/www.lintel.localhost:\d+\/cart\/c\/\w+\?key=\w+$/);
  expect(await openCheckoutPage(shop.addresses.sandbox, link)).toContain('Qty: 3');
  expect((await shopper.get('/cart/leave?bought')).location).toBe('/cart');
  expect((await shopper.get('/cart')).text).toContain('Brae Pendant');
});

test('a purchase that fails is announced even so', async () => {
  const buy = { intent: 'add', merchandise: scarce, quantity: '5', pay: 'now' };
  const page = await shop.shopper().post('/cart', buy);
  expect(page.status).toBe(409);
  expect(page.text).toContain('Only 2 left in stock.');
});
