import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSeed } from '../../sandbox/seed';
import { sell } from '../support/checkout-driver';
import { add, brae, pieces, skerry } from '../support/cart-driver';
import { isFullRun } from '../support/full-run';
import { textOf } from '../support/page-text';
import type { Shopper } from '../support/shopper';
import { catalogueService, inBareWorld, startShop, type Shop } from '../support/storefront';
import { variantId } from '../support/seed-ids';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const halden = variantId('halden-pendant-brass', 'Medium / Linen');
const arden = variantId('arden-mirror-black');
/** At least 4, at most 40, and only even quantities. */
const knob = variantId('pip-knob-walnut', '28 mm');

const bagText = async (shopper: Shopper) => textOf(await shopper.get('/cart'));
const lineIn = (html: string) => /name="line" value="([^"]+)"/.exec(html)?.[1] ?? '';
const save = async (shopper: Shopper) =>
  shopper.submit('/cart', { intent: 'save', line: lineIn((await shopper.get('/cart')).text) });

function saveBefore(shopper: Shopper, ...items: [string, string][]) {
  items.forEach(([id, quantity], at) =>
    shopper.cookies.set(`later-${id}`, `${quantity}_${1790000000 - at}`),
  );
}

test('a price that has changed is told until the shopper has taken note', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  expect(await bagText(shopper)).not.toContain('Some items have changed');
  const name = 'lines-USD';
  expect(shopper.cookies.get(name)).toBe(`${brae}_16500_in`);
  shopper.cookies.set(name, `${brae}_15000_in`);
  expect(await bagText(shopper)).toContain('Was $150.00 when you added it, now $165.00.');
  expect(await bagText(shopper)).toContain('Some items have changed since you added them.');
  const seen = await shopper.submit('/cart', { intent: 'acknowledge' });
  expect(textOf(seen)).not.toContain('when you added it');
});

test.each([
  ['adding more', (_line: string) => ({ intent: 'add', merchandise: brae, quantity: '2' })],
  ['changing the quantity', (line: string) => ({ intent: 'update', line, quantity: '3' })],
])('%s acknowledges the new price', async (_, form) => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  shopper.cookies.set('lines-USD', `${brae}_15000_in`);
  const told = await shopper.get('/cart');
  expect(textOf(told)).toContain('when you added it');
  expect((await shopper.post('/cart', form(lineIn(told.text)))).status).toBe(303);
  expect(await bagText(shopper)).not.toContain('when you added it');
  expect(await pieces(shopper)).toBe(3);
});

test('a change of currency is not a change of price', async () => {
  const shopper = shop.shopper('au');
  await add(shopper, brae);
  await shopper.post('/actions/store', { country: 'JP', return_to: '/cart' });
  await add(shopper, brae);
  const page = await bagText(shopper);
  expect(page).toContain('¥');
  expect(page).not.toContain('Some items have changed');
});

test('stock that others have bought is told', async () => {
  const shopper = shop.shopper();
  await add(shopper, skerry, '2');
  await sell(shop.addresses.sandbox, skerry);
  expect(await bagText(shopper)).toContain('Only 1 left.');
  await shopper.post('/cart', { intent: 'acknowledge' });
  expect(await bagText(shopper)).not.toContain('Only 1 left.');
  await sell(shop.addresses.sandbox, skerry);
  expect(await bagText(shopper)).toContain('Sold out since you added it.');
});

test('a line is put aside and taken back, over the end of a session', async () => {
  const shopper = shop.shopper();
  await add(shopper, halden, '2');
  const saved = await save(shopper);
  expect(textOf(saved)).toContain('Saved for later.');
  expect(textOf(saved)).toContain('Oh no, your bag is empty!');
  for (const name of [...shopper.cookies.keys()]) {
    if (!name.startsWith('later-')) shopper.cookies.delete(name);
  }
  const later = await bagText(shopper);
  expect(later).toMatch(/Saved for later Halden Pendant Brass, Medium \/ Linen Qty: 2/);
  const back = textOf(await shopper.submit('/cart', { intent: 'restore', merchandise: halden }));
  expect(back).toContain('Moved to your bag.');
  expect(back).toContain('Subtotal');
  expect(back).not.toContain('Move to bag');
  expect(shopper.cookies.has(`later-${halden}`)).toBe(false);
});

test('a saved line is moved to the bag once, although the first answer was lost', async () => {
  const shopper = shop.shopper();
  await add(shopper, halden, '2');
  await save(shopper);
  const saved = shopper.cookies.get(`later-${halden}`)!;
  const fields = { intent: 'restore', merchandise: halden, request: crypto.randomUUID() };
  await shopper.post('/cart', fields);
  shopper.cookies.set(`later-${halden}`, saved);
  await shop.pass(10_000);
  await shopper.post('/cart', fields);
  expect(await pieces(shopper)).toBe(2);
  expect(shopper.cookies.has(`later-${halden}`)).toBe(false);
});

test('saving a product again adds to the quantity that is saved, up to the limit', async () => {
  const shopper = shop.shopper();
  saveBefore(shopper, [halden, '3']);
  await add(shopper, halden, '2');
  await save(shopper);
  expect(shopper.cookies.get(`later-${halden}`)).toMatch(/^5_/);
  saveBefore(shopper, [brae, '98']);
  await add(shopper, brae, '2');
  await save(shopper);
  expect(shopper.cookies.get(`later-${brae}`)).toMatch(/^99_/);
});

test('unavailable items stay on the list until removed', async () => {
  const shopper = shop.shopper();
  saveBefore(shopper, [skerry, '1'], ['44199999999999', '1']);
  const page = await bagText(shopper);
  expect(page).toContain('Skerry Wall Light');
  expect(page).toContain('Out of stock');
  const tried = await shopper.submit('/cart', { intent: 'restore', merchandise: skerry });
  expect(textOf(tried)).toContain('Could not add to cart');
  expect(textOf(tried)).toMatch(/Oh no, your bag is empty!.*Saved for later Skerry Wall Light/);
  const gone = await shopper.submit('/cart', { intent: 'unsave', merchandise: skerry });
  expect(textOf(gone)).not.toContain('Saved for later');
});

test('when the stock is too small, the rest stays on the list', async () => {
  const shopper = shop.shopper();
  await add(shopper, halden);
  saveBefore(shopper, [arden, '5'], [brae, '1']);
  const tried = textOf(await shopper.submit('/cart', { intent: 'restore', merchandise: arden }));
  expect(tried).toContain('Only 3 of 5 could be added: there’s no more in stock.');
  expect(tried).toMatch(/Saved for later Arden Mirror .* Qty: 2 /);
  expect(shopper.cookies.get(`later-${arden}`)).toMatch(/^2_/);
  expect(shopper.cookies.get(`later-${brae}`)).toMatch(/^1_/);
  const again = textOf(await shopper.submit('/cart', { intent: 'restore', merchandise: arden }));
  expect(again).toContain('Could not add to cart');
  expect(shopper.cookies.get(`later-${arden}`)).toMatch(/^2_/);
  expect(shopper.cookies.get(`later-${brae}`)).toMatch(/^1_/);
  expect([...again.matchAll(/Save for later Arden Mirror/g)]).toHaveLength(1);
});

test('twelve lines can be saved for later, and the thirteenth says why not [V2.3.2]', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const ids = Array.from({ length: 12 }, (_, at) => `4410000000${String(at + 10)}01`);
  saveBefore(shopper, ...ids.map((id): [string, string] => [id, '1']));
  const line = lineIn((await shopper.get('/cart')).text);
  const refused = await shopper.post('/cart', { intent: 'save', line });
  expect(refused.status).toBe(400);
  expect(textOf(refused)).toContain('You can save 12 items for later.');
  expect(textOf(refused)).toContain('Brae Pendant');
});

test('a saved item that isn’t sold here doesn’t count, and stays saved', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const ids = Array.from({ length: 11 }, (_, at) => `4410000000${String(at + 10)}01`);
  saveBefore(shopper, ['4419999999999', '1'], ...ids.map((id): [string, string] => [id, '1']));
  const line = lineIn((await shopper.get('/cart')).text);
  await shop.fault({ service: 'commerce', operation: 'nodes', mode: 'http-500' });
  expect((await shopper.post('/cart', { intent: 'save', line })).status).toBe(400);
  await shop.clearFaults();
  await shop.fresh();
  const saved = await shopper.submit('/cart', { intent: 'save', line });
  expect(textOf(saved)).toContain('Saved for later.');
  expect(shopper.cookies.has('later-4419999999999')).toBe(true);
});

test('a shared cart is shown to others and added when they say so', async () => {
  const giver = shop.shopper();
  await add(giver, halden, '2');
  await add(giver, brae);
  const { text: page } = await giver.get('/cart');
  const link = /aria-label="Link to this bag"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  expect(pathname + search).not.toMatch(/gid|cart-|visitor|441/);

  const taker = shop.shopper();
  const shown = await taker.get(`${pathname}${search}&item=1:no-such-lamp:%3Ci%3E`);
  expect(textOf(shown)).toContain('Someone shared a bag with you');
  expect(textOf(shown)).toMatch(/Not available right now ?: ?No such lamp/);
  expect(shown.text).not.toContain('<i>');
  expect([...taker.cookies.keys()].some((name) => name.startsWith('cart'))).toBe(false);
  const items = [...shown.text.matchAll(/name="item" value="([^"]*)"/g)];
  const added = await taker.submit(
    '/cart/import',
    items.map(([, item]): [string, string] => [
      'item',
      item!.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    ]),
  );
  expect(textOf(added)).toContain('Some items couldn’t be added: No such lamp.');
  expect(textOf(added)).toContain('Size: Medium · Cable: Linen');
  expect(textOf(added)).toContain('Brae Pendant');
});

test('a long list of items that couldn’t be added is cut, so that its message fits into a cookie', async () => {
  const items = Array.from({ length: 24 }, (_each, n): [string, string] => [
    'item',
    `1:no-such-lamp-${n}-${'x'.repeat(150)}`,
  ]);
  const page = await shop
    .shopper()
    .submit('/cart/import', [...items, ['item', '1:brae-pendant-nickel']]);
  const text = textOf(page);
  expect(text).toContain('Remove Brae Pendant');
  expect(text).toMatch(/couldn’t be added: No such lamp 0 x{40,50}, [^.]* 4 x+, and 19 more\./);
});

test.each([
  ['5', '0', 6],
  ['4', '38', 40],
  ['1', '40', 40],
])('%s pieces of what is sold in pairs, with %s in the bag, make %i', async (more, held, sum) => {
  const shopper = shop.shopper();
  if (held !== '0') await add(shopper, knob, held);
  await shopper.submit('/cart/import', { item: `${more}:pip-knob-walnut:28 mm` });
  expect(await pieces(shopper)).toBe(sum);
});

const { products } = makeSeed();
const published = products.filter(({ publishedAt }) => publishedAt !== null);
const linkTo = (from: number, count = 25) =>
  `/cart/import?${published
    .slice(from, from + count)
    .map(({ handle }) => `item=1:${handle}`)
    .join('&')}`;

test('the products of a shared bag are asked for together', async () => {
  await shop.fresh();
  const before = (await shop.requests()).at(-1)?.n ?? 0;
  const page = await shop.shopper().get(linkTo(0));
  expect(textOf(page)).toContain(published[24]!.title);
  const calls = (await shop.requests(before)).filter(
    ({ service, operation }) =>
      service === catalogueService &&
      // Without a product service, GraphQL documents have a `product` field for each of up to eight handles.
      (inBareWorld ? /^product(?:\+product)*$/.test(operation) : operation === 'product.handles'),
  );
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.length).toBeLessThanOrEqual(inBareWorld ? 4 : 1);
});

test.skipIf(inBareWorld)(
  'a client refused by the product service does not affect others',
  async () => {
    await shop.fresh();
    const greedy = shop.shopper();
    await shop.fault({
      service: 'products',
      mode: 'http-429',
      operation: 'product.handles',
      times: 1,
    });
    expect((await greedy.get(linkTo(25))).status).toBe(503);
    const path = `/products/${published[60]!.handle}`;
    expect((await shop.shopper().get(path)).status).toBe(200);
  },
);

test.runIf(isFullRun)('links to bags are limited for each client', async () => {
  const greedy = shop.shopper();
  let answer = await greedy.get(linkTo(0, 1));
  // A minute may begin in between.
  for (let n = 0; n < 250 && answer.status !== 429; n += 1) answer = await greedy.get(linkTo(0, 1));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(textOf(answer)).toContain('That was a little fast.');
  expect((await shop.shopper().get(linkTo(0, 1))).status).toBe(200);
});

test('a link with nothing in it leads to the cart', async () => {
  expect((await shop.shopper().get('/cart/import?item=%3Cb%3E')).location).toBe('/cart');
  expect((await shop.shopper().get('/cart/import')).location).toBe('/cart');
});
