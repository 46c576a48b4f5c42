import { afterAll, beforeAll, expect, test } from 'vitest';
import { brae, pieces } from '../support/cart-driver';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

/** Cloudflare, like workerd, unloads a Durable Object after ten seconds without a request. */
const unloadedMs = 13_000;

test('a submission that is repeated after its answer was lost adds nothing, even when the object that remembers it was unloaded', async () => {
  const shopper = shop.shopper();
  const press = {
    intent: 'add',
    merchandise: brae,
    quantity: '1',
    request: crypto.randomUUID(),
    reply: 'data',
  };
  await shopper.post('/cart.data', press);
  expect(await pieces(shopper)).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, unloadedMs));
  await shopper.post('/cart.data', press);
  expect(await pieces(shopper)).toBe(1);
  await shopper.post('/cart.data', { ...press, request: crypto.randomUUID() });
  expect(await pieces(shopper)).toBe(2);
}, 60_000);
