import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrder } from '../support/checkout-driver';
import { startShop, type Shop } from '../support/storefront';
import { variantId } from '../support/seed-ids';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    vars: { ANNOUNCE_CART_ERRORS: 'false', CHECKOUT_DOMAIN: 'pay.lintel.example' },
    sandboxVars: { STOCK_SEMANTICS: 'errors', PRIMARY_DOMAIN: 'www.lintel.localhost' },
  });
});
afterAll(() => shop?.stop());

const lamp = variantId('brae-pendant-nickel');
/** Two in stock; overselling isn't allowed. */
const scarce = variantId('skerry-wall-light-nickel');

test('a refused add is not announced where the setting says so, and leaves the cart as it was [R-185]', async () => {
  const shopper = shop.shopper();
  await shopper.post('/cart', { intent: 'add', merchandise: lamp });
  const page = await shopper.submit('/cart', { intent: 'add', merchandise: scarce, quantity: '5' });
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('Could not add to cart');
  expect(page.text).toContain('Brae Pendant');
  expect(page.text).not.toContain('Skerry');
});

test('the first add of all may be refused too', async () => {
  const shopper = shop.shopper();
  const page = await shopper.submit('/cart', { intent: 'add', merchandise: scarce, quantity: '5' });
  expect(page.text).toContain('Oh no, your bag is empty!');
  const again = await shopper.submit('/cart', { intent: 'add', merchandise: lamp });
  expect(again.text).toContain('Brae Pendant');
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
