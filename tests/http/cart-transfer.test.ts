import { afterAll, beforeAll, expect, test } from 'vitest';
import { sellingPlans } from '../../sandbox/seed/selling-plans';
import { signInAs } from '../support/account-driver';
import { textOf } from '../support/page-text';
import { sell } from '../support/checkout-driver';
import { add, brae, cartOf, leaveForCheckout, pieces, skerry } from '../support/cart-driver';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import { publicToken } from '../support/storefront-api';
import { variantId } from '../support/seed-ids';
import { isFullRun } from '../support/full-run';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

async function askCart<T>(query: string, variables: object): Promise<T> {
  const reply = await fetch(`${shop.addresses.sandbox}/api/2024-07/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...publicToken },
    body: JSON.stringify({ query, variables }),
  });
  return ((await reply.json()) as { data: T }).data;
}
const cartIdOf = (shopper: Shopper) => decodeURIComponent(shopper.cookies.get('cart-USD') ?? '');

async function cartOfLines(count: number, sizeOf = (n: number) => `Size ${n}`): Promise<Shopper> {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const { product } = await askCart<{ product: { variants: { nodes: { id: string }[] } } }>(
    '{ product(handle: "perch-stool-walnut") { variants(first: 1) { nodes { id } } } }',
    {},
  );
  const lines = Array.from({ length: count - 1 }, (_each, n) => ({
    merchandiseId: product.variants.nodes[0]!.id,
    attributes: [{ key: '_size', value: sizeOf(n) }],
  }));
  for (let from = 0; from < lines.length; from += 250) {
    await askCart(
      'mutation($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }',
      { id: cartIdOf(shopper), lines: lines.slice(from, from + 250) },
    );
  }
  return shopper;
}

test.each(isFullRun ? [51, 260] : [51])(
  'a cart of %i lines is whole after signing in',
  async (count) => {
    const shopper = await cartOfLines(count);
    const before = cartIdOf(shopper);
    await signInAs(shop, 'zero', shopper);
    expect(cartIdOf(shopper)).not.toBe(before);
    const { cart } = await askCart<{ cart: { totalQuantity: number; lines: { nodes: object[] } } }>(
      'query($id: ID!) { cart(id: $id) { totalQuantity lines(first: 250) { nodes { id } } } }',
      { id: cartIdOf(shopper) },
    );
    expect([cart.totalQuantity, cart.lines.nodes.length]).toEqual([count, Math.min(count, 250)]);
    expect(shopper.cookies.get('cart-count-USD')).toBe(String(count));
  },
);

test.each(isFullRun ? [60, 260] : [60])(
  'a cart of %i lines shows and changes every line [R-198]',
  async (count) => {
    const shopper = await cartOfLines(count);
    const lines = await cartOf(shopper);
    expect(lines).toHaveLength(count);
    const last = lines.at(-1)!.line;
    await shopper.post('/cart', { intent: 'update', line: last, quantity: '3' });
    expect(await pieces(shopper)).toBe(count + 2);
    expect(textOf(await shopper.get('/cart'))).not.toContain('no longer in your bag');
    await shopper.post('/cart', { intent: 'save', line: lines.at(-2)!.line });
    await shopper.post('/cart', { intent: 'remove', line: last });
    expect(await cartOf(shopper)).toHaveLength(count - 2);
    const added = await shopper.submit('/cart', { intent: 'add', merchandise: brae });
    expect(textOf(added)).toContain('Added to bag');
    expect(shopper.cookies.get('cart-count-USD')).toBe(String(count - 1));
    expect(await leaveForCheckout(shopper)).toContain('/cart/c/');
  },
);

async function leaveFor(shopper: Shopper, country: string, back = '/'): Promise<string> {
  const { location } = await shopper.post('/actions/store', { country, return_to: back });
  const url = new URL(location!);
  expect(url.origin).toBe(shop.addresses.stores.au);
  return url.pathname + url.search;
}

async function arrive(path: string) {
  const there = shop.shopper('au');
  const { location } = await there.get(path);
  return { there, page: await there.get(location!) };
}

test('items that sell out during the transfer, in part or completely, are named [V2.3.3]', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  await add(shopper, skerry, '2');
  const path = await leaveFor(shopper, 'AU');
  // Two pieces are in stock; one is sold before each transfer. Pages may show the stock of a minute
  // ago.
  for (const _sold of [1, 2]) {
    await sell(shop.addresses.sandbox, skerry);
    const { there, page } = await arrive(path);
    const transfer = /name="transfer" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const imported = textOf(await there.submit('/cart/import', { transfer }));
    expect(imported).toContain('Some items couldn’t be moved: Skerry Wall Light.');
    expect(imported).toContain('Brae Pendant');
  }
});

test('another currency of the same store offers the cart once, and a refusal leads back', async () => {
  const shopper = shop.shopper('au');
  await add(shopper, brae);
  const change = async (country: string) =>
    (await shopper.post('/actions/store', { country, return_to: '/pages/about?x=1' })).location!;
  const path = await change('NZ');
  expect(path).toMatch(/^\/cart\/import\?transfer=/);
  const { text } = await shopper.get(path);
  expect(text).toContain('Bring your bag with you?');
  expect(text).toMatch(/NZD.275\.00/);
  expect(text).toContain('href="/pages/about?x=1"');
  const transfer = /name="transfer" value="([^"]+)"/.exec(text)![1]!;
  const coded = await shopper.get(`${path}&discount=WELCOME10`);
  expect(textOf(coded)).not.toContain('WELCOME10');
  expect(coded.text).not.toContain('name="discount"');
  const come = await shopper.submit('/cart/import', { transfer, discount: 'WELCOME10' });
  expect(textOf(come)).toContain('We’ve moved your bag.');
  expect(textOf(come)).not.toContain('WELCOME10');
  expect([shopper.cookies.get('cart-count-AUD'), shopper.cookies.get('cart-count-NZD')]).toEqual([
    '1',
    '1',
  ]);
  expect(await change('AU')).toBe('/pages/about?x=1');
  expect(await change('NZ')).toBe('/pages/about?x=1');
  const evil = path.replace(/return_to=[^&]*/, 'return_to=//evil.example');
  expect((await shopper.get(evil)).text.includes('href="//evil')).toBe(false);
});

test('a modified link, and one without a cart, lead to the shopper’s own cart', async () => {
  const shopper = await cartOfLines(1);
  const { page } = await arrive(
    (await leaveFor(shopper, 'NZ')).replace(/transfer=.{9}/, 'transfer=eyJhbGcix'),
  );
  expect([page.status, page.location]).toEqual([303, '/cart']);
  for (const path of ['/cart/import', '/cart/import?transfer=x']) {
    const answer = await shop.shopper('au').get(path);
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
  }
});

test('an expired link leads to the bag, which says where the items are', async () => {
  const shopper = await cartOfLines(1);
  const path = await leaveFor(shopper, 'AU');
  await shop.pass(16 * 60_000);
  const { there, page } = await arrive(path);
  expect(page.location).toBe('/cart');
  expect(textOf(await there.get('/cart'))).toContain(
    'This link has expired. Your items are still in your other bag.',
  );
});

test('items with a purchase option stay in the other bag, and the page says so', async () => {
  const shopper = shop.shopper();
  const { id } = sellingPlans['opal-bulb-e27']!.groups[0]!.plans[0]!;
  await shopper.post('/cart', {
    ...{ intent: 'add', product: 'opal-bulb-e27', merchandise: variantId('opal-bulb-e27') },
    plan: String(id),
  });
  for (const others of [false, true]) {
    if (others) await add(shopper, brae);
    const { page } = await arrive(await leaveFor(shopper, 'AU'));
    const text = textOf(page);
    expect(text).toContain('Items with a purchase option, such as a subscription, will stay');
    expect(text).not.toContain('Too many items');
    expect(text.includes('Bring my bag')).toBe(others);
  }
});

test('a cart too long for a link says that the rest stays', async () => {
  const { page } = await arrive(await leaveFor(await cartOfLines(30), 'AU'));
  expect(textOf(page)).toContain('Too many items to move at once');
  const short = await arrive(await leaveFor(await cartOfLines(3), 'AU'));
  expect(textOf(short.page)).not.toContain('Too many items');
  expect(textOf(short.page)).not.toContain('purchase option');
});

test('neither long names nor a long address to return to make the link too long', async () => {
  const shopper = await cartOfLines(25, (n) => `${n} `.padEnd(250, 'wide '));
  const { page } = await arrive(await leaveFor(shopper, 'AU'));
  expect(page.status).toBe(200);
  expect(textOf(page)).toContain('Too many items to move at once');
  const search = `/search?q=${'x'.repeat(2_000)}`;
  const short = await cartOfLines(3);
  expect((await arrive(await leaveFor(short, 'AU', search))).page.text).toContain(search);
  const back = await arrive(await leaveFor(shopper, 'AU', search));
  expect(back.page.status).toBe(200);
  expect(back.page.text).toContain('href="/search"');
});
