import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  add,
  addByScript,
  brae,
  cartOf,
  firstLine,
  leaveForCheckout,
  pieces,
  skerry,
  tabOf,
} from '../support/cart-driver';
import { placeOrder } from '../support/checkout-driver';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import { isFullRun } from '../support/full-run';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const halden = variantId('halden-pendant-brass', 'Small / Black');
const marlow = variantId('marlow-table-lamp-oak');

const slow = (operation: string, delayMs: number, times = 1) =>
  shop.fault({ service: 'commerce', operation, mode: 'slow', delayMs, times });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function withPendant() {
  const shopper = shop.shopper();
  await add(shopper, halden);
  return { shopper, line: await firstLine(shopper) };
}
const tab = (shopper: Shopper) => tabOf(shopper, shop.shopper());
const remove = (shopper: Shopper, line: string) =>
  shopper.post('/cart', { intent: 'remove', line });
const update = (shopper: Shopper, line: string, quantity: string) =>
  shopper.post('/cart', { intent: 'update', line, quantity });

test('a double click on the first add without scripts adds once', async () => {
  const shopper = shop.shopper();
  await shopper.get('/');
  await slow('cartCreate', 500);
  const [, second] = await Promise.all([add(tab(shopper), brae), add(shopper, brae)]);
  expect([second.status, second.location]).toEqual([303, '/cart']);
  expect(await pieces(shopper)).toBe(1);
});

test('a double click on a later add adds once, and says what to do for more', async () => {
  const { shopper } = await withPendant();
  await slow('cartLinesAdd', 500);
  const tabs = [tab(shopper), shopper];
  await Promise.all(tabs.map((one) => add(one, brae)));
  const pages = await Promise.all(tabs.map(async (one) => textOf(await one.get('/cart'))));
  // Either click can arrive first.
  const told = pages.filter((page) => page.includes('You added this a moment ago.'));
  expect(told).toHaveLength(1);
  expect(await pieces(shopper)).toBe(2);
});

test('the same form sent again after its answer adds once', async () => {
  const { shopper } = await withPendant();
  await add(shopper, brae);
  await add(shopper, brae);
  expect(await pieces(shopper)).toBe(2);
});

test.runIf(isFullRun)('adding the same again some seconds later adds it again', async () => {
  const { shopper } = await withPendant();
  await add(shopper, brae);
  await pause(4500);
  await add(shopper, brae);
  expect(await pieces(shopper)).toBe(3);
});

test('what was removed meanwhile can be added again at once', async () => {
  const { shopper, line } = await withPendant();
  await remove(shopper, line);
  await add(shopper, halden);
  expect(await pieces(shopper)).toBe(1);
});

test('two shoppers who add the same at once get one each', async () => {
  const [one, other] = [shop.shopper(), shop.shopper()];
  await Promise.all([add(one, brae), add(other, brae)]);
  expect([await pieces(one), await pieces(other)]).toEqual([1, 1]);
});

test('scripts give each press an id: two presses add twice, one that is sent twice adds once', async () => {
  const { shopper } = await withPendant();
  const id = crypto.randomUUID();
  await Promise.all([addByScript(shopper, brae, id), addByScript(shopper, brae, id)]);
  expect(await pieces(shopper)).toBe(2);
  await Promise.all([addByScript(shopper, brae), addByScript(shopper, brae)]);
  expect(await pieces(shopper)).toBe(4);
});

test('a shared bag that is sent twice is added once', async () => {
  const { shopper } = await withPendant();
  await slow('cartLinesAdd', 500);
  const take = (who: Shopper) =>
    who.post('/cart/import', [
      ['item', '2:brae-pendant-nickel'],
      ['item', '1:marlow-table-lamp-oak'],
    ]);
  await Promise.all([take(tab(shopper)), take(shopper)]);
  expect(await pieces(shopper)).toBe(4);
});

test('a bag of many lines is taken over in one change', async () => {
  const { shopper } = await withPendant();
  const since = (await shop.requests()).at(-1)?.n ?? 0;
  await shopper.submit('/cart/import', [
    ['item', '2:brae-pendant-nickel'],
    ['item', '1:marlow-table-lamp-oak'],
    ['item', '1:skerry-wall-light-nickel'],
  ]);
  const calls = (await shop.requests(since)).map(({ operation }) => operation);
  expect(calls.filter((name) => name === 'cartLinesAdd')).toHaveLength(1);
  expect(await pieces(shopper)).toBe(5);
});

test('two lines saved for later at once are both saved', async () => {
  for (let round = 0; round < 3; round++) {
    const shopper = shop.shopper();
    await add(shopper, halden);
    await add(shopper, brae);
    const lines = await cartOf(shopper);
    const save = (line: string) => shopper.post('/cart', { intent: 'save', line });
    await Promise.all(lines.map(({ line }) => save(line)));
    const page = textOf(await shopper.get('/cart'));
    expect(page).toMatch(/Saved for later.*Brae Pendant.*Quantity|Saved for later.*Brae Pendant/);
    expect(page.match(/Move to bag/g)).toHaveLength(2);
  }
});

test('a saved line that is moved to the bag twice is there once', async () => {
  const { shopper, line } = await withPendant();
  await shopper.post('/cart', { intent: 'save', line });
  const restore = (who: Shopper) => who.post('/cart', { intent: 'restore', merchandise: halden });
  await Promise.all([restore(tab(shopper)), restore(shopper)]);
  expect(await pieces(shopper)).toBe(1);
  expect((await restore(shopper)).status).toBe(404);
  expect(await pieces(shopper)).toBe(1);
});

test('a saved line that is moved back right after an equal add increases its quantity', async () => {
  const { shopper, line } = await withPendant();
  await shopper.post('/cart', { intent: 'save', line });
  await add(shopper, halden);
  await shopper.post('/cart', { intent: 'restore', merchandise: halden });
  expect(await pieces(shopper)).toBe(2);
});

test('a double removal is no error and removes nothing else', async () => {
  const { shopper, line } = await withPendant();
  await add(shopper, brae);
  const answers = await Promise.all([remove(tab(shopper), line), remove(shopper, line)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await pieces(shopper)).toBe(1);
});

test('a change of a line that another tab has removed says so and does not bring it back', async () => {
  const { shopper, line } = await withPendant();
  await add(shopper, brae);
  await slow('cartLinesUpdate', 2000);
  const late = update(tab(shopper), line, '5');
  await pause(500);
  await remove(shopper, line);
  const answer = await late;
  expect(answer.status).toBe(404);
  expect(textOf(answer)).toContain('This item is no longer in your bag.');
  expect(await pieces(shopper)).toBe(1);
});

test('a removal after an update that is still under way removes the line', async () => {
  const { shopper, line } = await withPendant();
  await slow('cartLinesRemove', 600);
  const removing = remove(tab(shopper), line);
  await pause(150);
  await update(shopper, line, '4');
  await removing;
  expect(await pieces(shopper)).toBe(0);
});

test('after changes in two tabs, the page that is read last shows the current bag', async () => {
  const { shopper, line } = await withPendant();
  const other = tab(shopper);
  await slow('cartLinesUpdate', 2000);
  const first = update(other, line, '2');
  await pause(500);
  await update(shopper, line, '7');
  await first;
  expect([await pieces(shopper), await pieces(other)]).toEqual([2, 2]);
  expect(shopper.cookies.get('cart-count-USD')).toBe('2');
  expect(other.cookies.get('cart-count-USD')).toBe('2');
});

test('a cart that has become an order takes no change, and the next add starts a new one', async () => {
  const { shopper, line } = await withPendant();
  await placeOrder(shop.addresses.sandbox, await leaveForCheckout(shopper));
  const other = tab(shopper);
  const answer = await update(shopper, line, '3');
  expect(answer.status).toBe(404);
  expect(textOf(answer)).toContain('is no longer in your bag');
  await Promise.all([add(shopper, brae), add(other, marlow)]);
  expect(await pieces(shopper)).toBe(2);
});

test('an add while the country changes is in the bag of one currency, in its money [R-194]', async () => {
  const shopper = shop.shopper('au');
  await add(shopper, brae);
  await slow('cartLinesAdd', 500);
  const adding = add(tabOf(shopper, shop.shopper('au')), marlow);
  await pause(100);
  await shopper.post('/actions/store', { country: 'NZ', return_to: '/' });
  const answer = await adding;
  expect([answer.status, answer.location]).toEqual([303, '/cart']);
  expect(await pieces(shopper)).toBe(0);
  await shopper.post('/actions/store', { country: 'AU', return_to: '/' });
  expect(await pieces(shopper)).toBe(2);
});

test('adding one piece more than the stock shows the bag with the failure', async () => {
  const shopper = shop.shopper();
  await add(shopper, skerry, '2');
  await shopper.get('/cart');
  const answer = await add(shopper, skerry, '1');
  expect([answer.status, answer.location]).toEqual([303, '/cart']);
  const page = await shopper.get('/cart');
  expect(textOf(page)).toContain('Skerry Wall Light');
  expect(page.text).toMatch(/role="alert"[^>]*>Could not add to cart/);
  expect(textOf(page)).not.toContain('Added to bag');
  expect(await pieces(shopper)).toBe(2);
});

test('a first add that failed says so', async () => {
  for (const mode of ['http-500', 'hang']) {
    const shopper = shop.shopper();
    await shop.fault({ service: 'commerce', mode, times: 3 });
    const answer = await add(shopper, brae);
    const page = answer.location ? await shopper.get(answer.location) : answer;
    expect(textOf(page)).toMatch(
      /Could not add to cart|We can't change your bag|We’re not sure whether/,
    );
    await shop.clearFaults();
  }
});

test('guessing discount codes takes longer and longer, and what was typed stays', async () => {
  const { shopper } = await withPendant();
  const guess = (code: string) => shopper.submit('/cart', { intent: 'discount', code });
  for (let n = 1; n <= 5; n++) {
    expect(textOf(await guess(`GUESS${n}`))).toContain(`The code 'GUESS${n}' isn’t valid`);
  }
  const since = (await shop.requests()).at(-1)?.n ?? 0;
  const page = await guess('GUESS6');
  expect(textOf(page)).toMatch(/Please wait \d+ seconds before you try another/);
  expect(page.text).toMatch(/name="code"[^>]*value="GUESS6"|value="GUESS6"[^>]*name="code"/);
  const operations = (await shop.requests(since)).map(({ operation }) => operation);
  expect(operations).not.toContain('cartDiscountCodesUpdate');
  const scripted = { intent: 'discount', code: 'GUESS7', reply: 'data' };
  expect((await shopper.post('/cart.data', scripted)).status).toBe(429);
});

test('codes that are guessed at the same time are all counted', async () => {
  const { shopper } = await withPendant();
  const guesses = Array.from({ length: 12 }, (_, n) =>
    shopper.post('/cart.data', { intent: 'discount', code: `ALL${n}`, reply: 'data' }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});
