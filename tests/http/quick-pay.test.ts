import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sellingPlans } from '../../sandbox/seed/selling-plans';
import { signInAs } from '../support/account-driver';
import { add, brae, openCheckoutPage, skerry } from '../support/cart-driver';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Answer, Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ world: 'full' });
});
afterEach(() => shop.clearFaults());
afterAll(() => shop?.stop());

const buy = (shopper: Shopper, merchandise: string, fields: Record<string, string> = {}) =>
  shopper.post('/cart', { intent: 'add', merchandise, pay: 'now', ...fields });

const checkoutText = async ({ headers }: Pick<Answer, 'headers'>) => {
  const { pathname, search } = new URL(headers.get('location') ?? '');
  const page = await fetch(shop.addresses.sandbox + pathname + search);
  return textOf({ text: await page.text() });
};

const refused = async (answer: Answer) => {
  expect(answer.headers.get('location')).toBeNull();
  return [answer.status, /role="alert"[^>]*>([^<]*)/.exec(answer.text)?.[1]?.trim()];
};

test('a product form leads to a checkout with only this product, and the bag stays as it is [R-211]', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const before = new Map(shopper.cookies);
  const page = await shopper.get('/products/halden-pendant-brass');
  const [form = ''] = /<form id="add"[^]*?<\/form>/.exec(page.text) ?? [];
  expect(form.indexOf('Buy it now')).toBeGreaterThan(form.indexOf('name="quantity"'));
  expect(form).toContain('name="pay" value="now"');
  expect(form).toContain('name="pay" value="shop-pay"');
  expect(page.text).not.toContain('shop.app');
  const bought = await shopper.post('/cart', {
    ...{ intent: 'add', product: 'halden-pendant-brass', pay: 'now', quantity: '2' },
    ...{ option1: 'Small', option2: 'Black' },
  });
  expect(bought.status).toBe(303);
  const checkout = await checkoutText(bought);
  expect(checkout).toMatch(/Halden Pendant Small \/ Black [^]*Qty: 2/);
  expect(checkout).not.toContain('Brae Pendant');
  expect(checkout).not.toContain('Shop Pay');
  expect(new Map(shopper.cookies)).toEqual(before);
  const bag = textOf(await shopper.get('/cart'));
  expect(bag).toContain('Brae Pendant');
  expect(bag).not.toContain('Halden Pendant Small');
});

test('Shop Pay is the same checkout with its parameter, for a product and for the bag', async () => {
  const shopper = shop.shopper();
  const bought = await buy(shopper, brae, { pay: 'shop-pay' });
  expect(bought.location).toMatch(/\/cart\/c\/\w+\?key=\w+&payment=shop_pay$/);
  expect(await checkoutText(bought)).toContain('Shop Pay');
  await add(shopper, skerry);
  const bag = await shopper.get('/cart');
  expect(bag.text).toMatch(/value="checkout"[^]*?name="pay"[^>]*>\s*Shop Pay/);
  const paid = await shopper.post('/cart', { intent: 'checkout', pay: 'shop-pay' });
  expect(paid.location).toContain('payment=shop_pay');
  expect((await shopper.post('/cart', { intent: 'checkout' })).location).not.toContain('shop_pay');
  expect((await shopper.post('/cart', { intent: 'checkout', pay: 'x' })).status).toBe(400);
});

test('the chosen plan, a gift card’s recipient and the discount code of a link are in the checkout', async () => {
  const shopper = shop.shopper();
  const { id, name } = sellingPlans['opal-bulb-e27']!.groups[0]!.plans[0]!;
  const bulb = await buy(shopper, variantId('opal-bulb-e27'), {
    ...{ product: 'opal-bulb-e27', plan: String(id) },
  });
  expect(await checkoutText(bulb)).toContain(name);
  await shopper.get('/discount/WELCOME10');
  expect(await checkoutText(await buy(shopper, brae))).toContain('Discount WELCOME10');
  const card = await buy(shopper, variantId('gift-card', 'For a vase'), {
    recipient: 'on',
    'recipient.email': 'ana@example.com',
    'recipient.name': 'Ana',
  });
  expect(await checkoutText(card)).toContain('ana@example.com');
});

test('what can’t be bought has a message and a status, and its link back has no markup of the form', async () => {
  const shopper = shop.shopper();
  const buyable = async (merchandise: string, fields?: Record<string, string>) =>
    refused(await buy(shopper, merchandise, fields));
  expect(await buyable(skerry, { quantity: '3' })).toEqual([
    409,
    'Only 2 left in stock. Please choose a smaller quantity.',
  ]);
  expect(await buyable(variantId('sorrel-pendant-nickel', 'Small'))).toEqual([
    409,
    'This product is out of stock.',
  ]);
  expect(await buyable('1')).toEqual([404, 'This product is no longer available.']);
  expect(await buyable(variantId('spot-bulbs-gu10'))).toEqual([
    400,
    'This product needs a purchase option. Please choose one on its page.',
  ]);
  expect((await buyable(brae, { plan: '1' }))[0]).toBe(404);
  expect((await buyable(brae, { quantity: '1e3' }))[0]).toBe(400);
  expect((await buyable(brae, { pay: '"><script>' }))[0]).toBe(400);
  const hostile = await buy(shopper, skerry, { quantity: '3', product: '//x.example/"><i>' });
  expect(hostile.text).not.toContain('Back to the product');
  const fair = await buy(shopper, skerry, { quantity: '3', product: 'skerry-wall-light-nickel' });
  expect(fair.text).toContain(`href="/products/skerry-wall-light-nickel?variant=${skerry}"`);
  expect([...shopper.cookies.keys()].filter((name) => name.includes('cart'))).toEqual([]);
});

test('two presses make two carts and leave the bag empty', async () => {
  const shopper = shop.shopper();
  const [one, other] = await Promise.all([buy(shopper, brae), buy(shopper, brae)]);
  expect([one.status, other.status]).toEqual([303, 303]);
  expect(one.location).not.toBe(other.location);
  expect(textOf(await shopper.get('/cart'))).toContain('Oh no, your bag is empty!');
});

test.each([
  ['an outage', { mode: 'http-500' }],
  ['a lost answer', { mode: 'reset', operation: 'cartCreate', applied: true, times: 1 }],
])('%s has a message, and a second press works', async (_, fault) => {
  const shopper = shop.shopper();
  await shop.fault({ service: 'commerce', ...fault });
  const failed = await buy(shopper, brae);
  expect(await refused(failed)).toEqual([503, 'We can&#x27;t open checkout right now.']);
  expect(failed.text).not.toContain('/products/null');
  await shop.clearFaults();
  await shop.fresh();
  expect((await buy(shopper, brae)).status).toBe(303);
});

test('a signed-in customer’s new cart is theirs at the checkout', async () => {
  const shopper = await signInAs(shop, 'three', shop.shopper());
  expect(await checkoutText(await buy(shopper, brae))).toContain('Signed in as');
});

test('a permalink offers the checkout without changing the bag', async () => {
  const shopper = shop.shopper();
  const path = `/cart/import?pieces=${brae}:2&discount=WELCOME10`;
  const page = await shopper.get(path);
  expect(page.text).toContain('name="pay" value="now"');
  const fields = { pieces: `${brae}:2`, discount: 'WELCOME10' };
  const checkout = await checkoutText(
    await shopper.post('/cart/import', { ...fields, pay: 'now' }),
  );
  expect(checkout).toMatch(/Brae Pendant [^]*Qty: 2 WELCOME10|Qty: 2[^]*Discount WELCOME10/);
  const few = await shopper.submit('/cart/import', { pieces: `${skerry}:9`, pay: 'now' });
  expect(textOf(few)).toMatch(/Skerry[^:]*: Only 2 left in stock\./);
  expect(few.text).toContain(`name="pieces" value="${skerry}:9"`);
  expect(textOf(await shopper.get('/cart'))).toContain('Oh no, your bag is empty!');
  const shared = await shopper.get('/cart/import?item=brae-pendant-nickel');
  expect(shared.text).not.toContain('name="pay"');
});

test('the checkout’s link is in no page', async () => {
  const shopper = shop.shopper();
  const { headers } = await buy(shopper, brae);
  const link = headers.get('location') ?? '';
  expect(await openCheckoutPage(shop.addresses.sandbox, link)).toContain('Checkout');
  expect((await shopper.get('/cart')).text).not.toContain('/cart/c/');
});
