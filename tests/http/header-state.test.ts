/**
 * Cookies control the dot on the header's bag link. The shop corrects them after a checkout and
 * after lost responses.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { add, brae, leaveForCheckout, pieces, tabOf } from '../support/cart-driver';
import { placeOrder } from '../support/checkout-driver';
import type { Answer, Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const fromCheckout = { 'sec-fetch-site': 'cross-site' };
const fromHere = { 'sec-fetch-site': 'same-origin' };
const hasDot = ({ text }: Answer) => text.includes('--cart-filled:block');

const lastCall = async () => (await shop.requests()).at(-1)?.n ?? 0;
const hasArrived = (operation: string, since: number) =>
  expect
    .poll(async () => (await shop.requests(since)).map((call) => call.operation))
    .toContain(operation);

async function cartReads(work: () => Promise<unknown>): Promise<number> {
  const before = await lastCall();
  await work();
  const calls = await shop.requests(before);
  return calls.filter(({ operation }) => operation === 'cart').length;
}

async function atCheckout(): Promise<{ shopper: Shopper; checkout: string }> {
  const shopper = shop.shopper();
  await add(shopper, brae);
  return { shopper, checkout: await leaveForCheckout(shopper) };
}

test('after an order the first page has no dot, and the next ones cost nothing [R-106]', async () => {
  const { shopper, checkout } = await atCheckout();
  await placeOrder(shop.addresses.sandbox, checkout);
  const page = await shopper.get('/', fromCheckout);
  expect(page.status).toBe(200);
  expect(hasDot(page)).toBe(false);
  expect(shopper.cookies.get('cart-count-USD')).toBe('0');
  expect(await cartReads(() => shopper.get('/', fromCheckout))).toBe(0);
});

test('whoever comes back without an order keeps the dot, and is asked about once a minute', async () => {
  const { shopper, checkout } = await atCheckout();
  expect(await cartReads(async () => expect(hasDot(await shopper.get('/'))).toBe(true))).toBe(1);
  expect(await cartReads(() => shopper.get('/', fromHere))).toBe(0);
  // A visit from another site may be the return from the checkout.
  await placeOrder(shop.addresses.sandbox, checkout);
  expect(hasDot(await shopper.get('/', fromHere))).toBe(true);
  expect(hasDot(await shopper.get('/', fromCheckout))).toBe(false);
});

test('an order that nobody came back from is noticed a minute later', async () => {
  const { shopper, checkout } = await atCheckout();
  await placeOrder(shop.addresses.sandbox, checkout);
  shopper.cookies.set('cart-left-USD', `asked-${Date.now() - 61_000}`);
  expect(hasDot(await shopper.get('/', fromHere))).toBe(false);
  expect(shopper.cookies.has('cart-left-USD')).toBe(false);
});

test('the bag’s page reads the cart once, and updates the dot', async () => {
  const { shopper, checkout } = await atCheckout();
  await placeOrder(shop.addresses.sandbox, checkout);
  const page = shopper.get('/cart', fromCheckout);
  expect(await cartReads(() => page)).toBe(1);
  expect(hasDot(await page)).toBe(false);
  expect(shopper.cookies.get('cart-count-USD')).toBe('0');
});

test('visitors who have not been at the checkout cause no cart reads [R-106] [R-216]', async () => {
  const shopper = shop.shopper();
  expect(await cartReads(() => shopper.get('/'))).toBe(0);
  await add(shopper, brae);
  const page = shopper.get('/', fromCheckout);
  expect(await cartReads(() => page)).toBe(0);
  expect(hasDot(await page)).toBe(true);
  const forged = shop.shopper();
  forged.cookies.set('cart-left-USD', 'asked-99999999999999999999999');
  forged.cookies.set('cart-sent-USD', '%%%');
  expect((await forged.get('/')).status).toBe(200);
});

test.each(['hang', 'http-500', 'reset', 'bad-json'])(
  'a backend that fails (%s) slows one page by a second at most, and changes nothing',
  async (mode) => {
    const { shopper } = await atCheckout();
    await shop.shopper().get('/');
    await shop.fault({ service: 'commerce', mode, operation: 'cart' });
    const started = Date.now();
    const page = await shopper.get('/', fromCheckout);
    // Without the limit of one second, a call would end after 2.5 s.
    expect(Date.now() - started).toBeLessThan(2_500);
    expect([page.status, hasDot(page)]).toEqual([200, true]);
    const read = async () => expect(hasDot(await shopper.get('/', fromHere))).toBe(true);
    expect(await cartReads(read)).toBe(0);
    expect(shopper.cookies.get('cart-left-USD')).toMatch(/^late-\d+$/);
    await shop.clearFaults();
  },
);

test('a first add whose answer never came is in the bag [R-221]', async () => {
  const shopper = shop.shopper();
  await shopper.get('/visit');
  const leaving = tabOf(shopper, shop.shopper());
  const before = await lastCall();
  await shop.fault({ service: 'commerce', operation: 'cartCreate', mode: 'slow', delayMs: 1_200 });
  const adding = add(leaving, brae);
  await hasArrived('cartCreate', before);
  // The page waits for the pending add request and adopts its cart.
  expect(await pieces(shopper)).toBe(1);
  expect(shopper.cookies.get('cart-count-USD')).toBe('1');
  await adding;
  const later = shop.shopper();
  later.cookies.set('visitor', shopper.cookies.get('visitor')!);
  expect(await pieces(later)).toBe(1);
  const stranger = shop.shopper();
  await stranger.get('/');
  expect(await pieces(stranger)).toBe(0);
});

test('while the first add goes on, the bag is not called empty', async () => {
  const shopper = shop.shopper();
  await shopper.get('/visit');
  const leaving = tabOf(shopper, shop.shopper());
  const before = await lastCall();
  await shop.fault({ service: 'commerce', operation: 'cartCreate', mode: 'slow', delayMs: 2_500 });
  const adding = add(leaving, brae);
  await hasArrived('cartCreate', before);
  const page = await shopper.get('/cart');
  expect(page.status).toBe(503);
  expect(page.text).not.toContain('Oh no');
  await adding;
  expect(await pieces(shopper)).toBe(1);
});
