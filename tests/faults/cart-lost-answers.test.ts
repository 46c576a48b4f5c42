import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { add, brae, cartOf, firstLine, pieces, skerry } from '../support/cart-driver';
import { isFullRun } from '../support/full-run';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { settled } from '../support/shop-with-faults';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const halden = variantId('halden-pendant-brass', 'Small / Black');

/** The mutation takes effect unless `applied` is false. */
const lose = (operation: string, mode = 'reset', applied = true) =>
  shop.fault({ service: 'commerce', operation, mode, applied, times: 1 });

async function withPendant() {
  const shopper = shop.shopper();
  await add(shopper, halden);
  return shopper;
}

const modes = ['http-500', 'http-502-html', 'reset', 'refused', 'cut-json', 'wrong-schema', 'hang'];

test.each(isFullRun ? modes : ['http-500', 'reset', 'cut-json'])(
  'an add that took effect although its answer was lost (%s) is told as added',
  async (mode) => {
    const shopper = await withPendant();
    await lose('cartLinesAdd', mode);
    const answer = await add(shopper, brae);
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    expect(textOf(await shopper.get('/cart'))).toContain('Added to bag');
    expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(shopper.cookies.get('cart-count-USD')).toBe('2');
  },
);

test('scripts get the same answer', async () => {
  const shopper = await withPendant();
  await lose('cartLinesAdd');
  const fields = { intent: 'add', merchandise: brae, reply: 'data' };
  const answer = await shopper.post('/cart.data', fields);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('Brae Pendant');
});

test('an add that came to nothing shows the bag as it is, and can be sent again', async () => {
  const shopper = await withPendant();
  await lose('cartLinesAdd', 'reset', false);
  const answer = await add(shopper, brae);
  expect([answer.status, answer.location]).toEqual([303, '/cart']);
  const page = textOf(await shopper.get('/cart'));
  expect(page).toContain('Halden Pendant');
  expect(page).not.toContain('Added to bag');
  await add(shopper, brae);
  expect(await pieces(shopper)).toBe(2);
});

test.runIf(isFullRun)(
  'an add that takes effect too late is not called failed, and the next press does not double it',
  async () => {
    const shopper = await withPendant();
    await shop.fault({
      service: 'commerce',
      operation: 'cartLinesAdd',
      mode: 'slow',
      delayMs: 6000,
      times: 1,
    });
    const page = await shopper.submit('/cart', { intent: 'add', merchandise: brae });
    expect(textOf(page)).toContain('We’re not sure whether this was added to your bag.');
    await new Promise((resolve) => setTimeout(resolve, 4500));
    await add(shopper, brae);
    expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual([1, 1]);
  },
);

test.runIf(isFullRun)(
  'when the bag cannot be read either, that is told, and a reload sends nothing',
  async () => {
    const shopper = await withPendant();
    await lose('cartLinesAdd', 'hang');
    const sending = add(shopper, brae);
    // Only the read after the add request must fail, not the one before.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await shop.fault({ service: 'commerce', operation: 'cart', mode: 'http-500' });
    const answer = await sending;
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    const page = textOf(await shopper.get('/cart'));
    expect(page).toContain('We’re not sure whether this was added to your bag.');
    expect(page).toContain("We can't show your bag right now");
    expect(page).not.toContain('Oh no');
    await shop.clearFaults();
    await add(shopper, brae);
    expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual([1, 1]);
  },
);

test('a cart whose creation was lost cannot be found again: nothing is claimed, and the next add makes one', async () => {
  const shopper = shop.shopper();
  await shopper.get('/');
  await lose('cartCreate');
  const answer = await add(shopper, brae);
  expect([answer.status, answer.location]).toEqual([303, '/cart']);
  const page = textOf(await shopper.get('/cart'));
  expect(page).toMatch(/Could not add to cart.*Oh no, your bag is empty!/);
  expect(page).not.toContain('Added to bag');
  await add(shopper, brae);
  expect(await pieces(shopper)).toBe(1);
});

/** Opening the page caches the product, so the add doesn't read it. */
async function addFromPage(shopper: Shopper, merchandise: string, quantity: string) {
  const product = merchandise === brae ? 'brae-pendant-nickel' : 'skerry-wall-light-nickel';
  await shopper.get(`/products/${product}`, settled);
  return shopper.post('/cart', { intent: 'add', product, merchandise, quantity }, settled);
}

test('an add without a read before it is told as added, too, if its answer was lost', async () => {
  const shopper = shop.shopper();
  await addFromPage(shopper, brae, '1');
  await lose('cartLinesAdd');
  await addFromPage(shopper, brae, '2');
  expect(textOf(await shopper.get('/cart'))).toContain('Added to bag');
  expect(await pieces(shopper)).toBe(3);
});

test('if it came to nothing, it is not told as added, and can be sent again', async () => {
  const shopper = shop.shopper();
  await addFromPage(shopper, brae, '1');
  await lose('cartLinesAdd', 'reset', false);
  await addFromPage(shopper, brae, '2');
  expect(textOf(await shopper.get('/cart'))).not.toContain('Added to bag');
  await addFromPage(shopper, brae, '2');
  expect(await pieces(shopper)).toBe(3);
});

test('if it was to create the cart, nothing is claimed, and the next add makes one', async () => {
  const shopper = shop.shopper();
  await lose('cartCreate');
  await addFromPage(shopper, brae, '1');
  expect(textOf(await shopper.get('/cart'))).toMatch(/Could not add to cart/);
  await addFromPage(shopper, brae, '1');
  expect(await pieces(shopper)).toBe(1);
});

test('if the backend is down, nothing was added, and the bag is not called empty', async () => {
  const shopper = shop.shopper();
  await shopper.get('/products/brae-pendant-nickel', settled);
  await shop.fault({ service: 'commerce', operation: '*', mode: 'refused' });
  expect((await addFromPage(shopper, brae, '1')).status).toBe(503);
});

test('an add without a read before it says how much of it could be added', async () => {
  const shopper = shop.shopper();
  await addFromPage(shopper, skerry, '1');
  await addFromPage(shopper, skerry, '5');
  expect(textOf(await shopper.get('/cart'))).toContain('Only 1 of 5 could be added');
  expect(await pieces(shopper)).toBe(2);
});

test.each(isFullRun ? ['reset', 'hang'] : ['reset'])(
  'an update whose answer was lost (%s) is told as done',
  async (mode) => {
    const shopper = await withPendant();
    const line = await firstLine(shopper);
    await lose('cartLinesUpdate', mode);
    const page = await shopper.submit('/cart', { intent: 'update', line, quantity: '3' });
    expect(textOf(page)).toContain('Your bag was updated.');
    expect(await pieces(shopper)).toBe(3);
    expect(shopper.cookies.get('cart-count-USD')).toBe('3');
  },
);

test('a removal whose answer was lost is told as done', async () => {
  const shopper = await withPendant();
  const line = await firstLine(shopper);
  await lose('cartLinesRemove');
  const page = await shopper.submit('/cart', { intent: 'remove', line });
  expect(textOf(page)).toContain('The item was removed from your bag.');
});

test('an update or removal with an unknown outcome says so', async () => {
  const shopper = await withPendant();
  const line = await firstLine(shopper);
  await lose('cartLinesUpdate');
  await shop.fault({ service: 'commerce', operation: 'cart', mode: 'http-500', times: 2 });
  const page = await shopper.submit('/cart', { intent: 'update', line, quantity: '3' });
  expect(textOf(page)).toContain('We’re not sure whether your bag was changed.');
  expect(await pieces(shopper)).toBe(3);
});

test('a line that was saved while the answer was lost is in neither place twice nor lost', async () => {
  const shopper = await withPendant();
  const line = await firstLine(shopper);
  await lose('cartLinesRemove');
  const page = textOf(await shopper.submit('/cart', { intent: 'save', line }));
  expect(page).toContain('Saved for later.');
  expect(page).toMatch(/Saved for later Halden Pendant/);
});

test('a line is saved, too, if its removal may still happen', async () => {
  const shopper = await withPendant();
  const line = await firstLine(shopper);
  await lose('cartLinesRemove', 'hang', false);
  await shopper.post('/cart', { intent: 'save', line });
  expect(shopper.cookies.has(`later-${halden}`)).toBe(true);
  expect(await pieces(shopper)).toBe(1);
});

test('a discount code whose answer was lost is told as applied, and a wrong one as wrong', async () => {
  const shopper = await withPendant();
  const send = async (intent: string, code: string) =>
    textOf(await shopper.submit('/cart', { intent, code }));
  await lose('cartDiscountCodesUpdate');
  expect(await send('discount', 'WELCOME10')).toContain('Your code was applied.');
  await lose('cartDiscountCodesUpdate');
  expect(await send('discount', 'NOPE')).toContain("The code 'NOPE' isn’t valid for your bag.");
  await lose('cartDiscountCodesUpdate', 'reset', false);
  const answer = await shopper.post('/cart', { intent: 'discount', code: 'FIVEOFF' });
  expect(answer.status).toBe(503);
  expect(textOf(answer)).toContain("We can't change your bag right now.");
  await lose('cartDiscountCodesUpdate');
  expect(await send('undiscount', 'WELCOME10')).toContain('The discount code was removed.');
});

test('a bag whose copy was lost at sign-in is the old one, whole', async () => {
  const shopper = await withPendant();
  await lose('cartCreate');
  await signInAs(shop, 'zero', shopper);
  expect(await pieces(shopper)).toBe(1);
});

test('a discount code outlives signing in and out with a bag that is empty at that moment', async () => {
  const shopper = await withPendant();
  const applied = await shopper.submit('/cart', { intent: 'discount', code: 'WELCOME10' });
  expect(textOf(applied)).toContain('Your code was applied.');
  const switches = [
    () => signInAs(shop, 'zero', shopper),
    () => shopper.post('/accounts/sign-out', {}),
  ];
  for (const change of switches) {
    await shopper.post('/cart', { intent: 'remove', line: await firstLine(shopper) });
    await change();
    // With this cookie, the creation lock would return the previous cart for a minute.
    shopper.cookies.delete('visitor');
    await add(shopper, halden);
    expect(textOf(await shopper.get('/cart'))).toContain('WELCOME10');
  }
});

test('a shared bag whose answer was lost has come into the bag once', async () => {
  const shopper = await withPendant();
  await lose('cartLinesAdd');
  const items: [string, string][] = [
    ['item', '1:brae-pendant-nickel'],
    ['item', '2:marlow-table-lamp-oak'],
  ];
  const page = await shopper.submit('/cart/import', items);
  expect(textOf(page)).toContain('Added to bag');
  expect(await pieces(shopper)).toBe(4);
});

test('an order that is put into the bag again is there once, after a lost answer and a second press', async () => {
  const shopper = await signInAs(shop, 'three');
  await add(shopper, brae);
  const orders = await shopper.get('/accounts/my-orders');
  const path = /href="(\/accounts\/my-orders\/order\?id=\d+)"/.exec(orders.text)![1]!;
  await lose('cartLinesAdd');
  expect(textOf(await shopper.submit(path, {}))).toContain('Added to bag');
  const count = await pieces(shopper);
  expect(count).toBeGreaterThan(1);
  await shopper.post(path, {});
  expect(await pieces(shopper)).toBe(count);
});
