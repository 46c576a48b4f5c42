import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, createCart, newYork, postForm, storefrontApi } from '../support/checkout-driver';
import type { Ledger } from '../../sandbox/control/ledger';
import { startSandbox, type Sandbox } from '../support/sandbox';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const html = { accept: 'text/html,application/xhtml+xml' };
const pageOf = async (path: string) => {
  const response = await sandbox.fetch(path, { headers: html });
  expect(response.headers.get('content-type')).toContain('text/html');
  return response.text();
};
const post = (path: string, body: unknown) =>
  sandbox.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const order = async (quantity = 1) => {
  const query = `{ products(first: 20) { nodes { variants(first: 5) { nodes { id availableForSale } } } } }`;
  const { data } = await storefrontApi(sandbox, query);
  const { nodes } = data.products as {
    nodes: { variants: { nodes: { id: string; availableForSale: boolean }[] } }[];
  };
  const all = nodes.flatMap(({ variants }) => variants.nodes);
  const variant = all.find(({ availableForSale }) => availableForSale);
  const cart = await createCart(sandbox, {
    lines: [{ merchandiseId: variant?.id ?? '', quantity }],
  });
  return buy(sandbox, cart.path);
};
type Mail = { id: number; subject: string; text: string; links: { href: string }[] };
const mails = () => sandbox.json<Mail[]>('/__standin/mailbox');

test.each(['/', '/__standin', '/__standin/mailbox', '/__standin/orders', '/__standin/content'])(
  '%s is a page for a browser and JSON for anybody else',
  async (path) => {
    expect(await pageOf(path)).toContain('<h1>');
    expect(await sandbox.json(path)).toBeTypeOf('object');
  },
);

test('the index leads to the shop and to every tool', async () => {
  const page = await pageOf('/');
  expect(page).toContain('href="http://localhost:3000/"');
  for (const tool of ['mailbox', 'orders', 'content', 'faults', 'clock', 'requests']) {
    expect(page).toContain(`href="/__standin/${tool}"`);
    expect(await pageOf(`/__standin/${tool}`)).toContain('</html>');
  }
});

test('an order is sent with its tracking, which the shopper sees and is mailed, once', async () => {
  const status = await order();
  const parcel = { number: 'LT42', company: 'Overland Post', url: 'https://track.example/LT42' };
  const sent = await post('/__standin/orders/1001/fulfil', parcel);
  expect(await sent.json()).toMatchObject({
    name: '#1001',
    fulfillmentStatus: 'FULFILLED',
    fulfillments: [parcel],
  });
  expect(await pageOf(status)).toContain('<a href="https://track.example/LT42">LT42</a>');
  expect((await mails())[0]).toMatchObject({
    subject: 'Order #1001 is on its way',
    text: expect.stringContaining('LT42') as string,
  });
  expect((await post('/__standin/orders/1001/fulfil', parcel)).status).toBe(409);
});

test('a sent order is delivered once', async () => {
  await order();
  const deliver = () => post('/__standin/orders/1001/deliver', {});
  expect((await deliver()).status).toBe(409);
  await post('/__standin/orders/1001/fulfil', { number: 'LT42' });
  expect(await (await deliver()).json()).toMatchObject({
    deliveredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  });
  expect((await deliver()).status).toBe(409);
});

test('an order is refunded once, by form as well', async () => {
  await order();
  const refund = () =>
    sandbox.fetch('/__standin/orders/1001/refund', { method: 'POST', headers: html });
  expect((await refund()).headers.get('location')).toBe('/__standin/orders/1001');
  const [refunded] = await sandbox.json<object[]>('/__standin/orders');
  expect(refunded).toMatchObject({
    ...{ financialStatus: 'REFUNDED', currentTotal: 0 },
    lines: [{ quantity: 1, currentQuantity: 0 }],
  });
  expect((await refund()).status).toBe(409);
  expect((await mails())[0]?.subject).toBe('Refund for order #1001');
});

test('items of a line are refunded, and stay in the parcel that was sent', async () => {
  await order(3);
  await post('/__standin/orders/1001/fulfil', { number: 'LT42' });
  const refund = (values: object) => post('/__standin/orders/1001/refund', { line: 0, ...values });
  const partly = (await (await refund({ quantity: 2 })).json()) as Record<
    'total' | 'refunded',
    number
  >;
  expect(partly).toMatchObject({
    financialStatus: 'PARTIALLY_REFUNDED',
    currentTotal: partly.total - partly.refunded,
    lines: [{ quantity: 3, currentQuantity: 1, sentQuantity: 3 }],
  });
  expect((await refund({})).status).toBe(400);
  for (const quantity of [0, 2]) expect((await refund({ quantity })).status).toBe(409);
  expect(await (await refund({ quantity: 1 })).json()).toMatchObject({
    ...{ financialStatus: 'REFUNDED', currentTotal: 0, refunded: partly.total },
  });
});

test('after a reset, orders have the same numbers, and neither their ids nor content refs repeat', async () => {
  const identity = async () => {
    await order();
    const [{ id, number }] =
      await sandbox.json<[{ id: number; number: number }]>('/__standin/orders');
    const { refs } = await sandbox.json<{ refs: [{ ref: string }] }>('/prismic/api/v2');
    return { id, number, ref: refs[0].ref };
  };
  const before = await identity();
  await sandbox.reset();
  const after = await identity();
  expect(after.number).toBe(before.number);
  expect(after.id).not.toBe(before.id);
  expect(after.ref).not.toBe(before.ref);
});

test('an order is cancelled once, with a reason: refunded, restocked and mailed', async () => {
  const status = await order();
  const cancel = (reason: string) => post('/__standin/orders/1001/cancel', { reason });
  expect((await cancel('BOREDOM')).status).toBe(400);
  const cancelled = (await (await cancel('INVENTORY')).json()) as { total: number };
  expect(cancelled).toMatchObject({
    ...{ financialStatus: 'REFUNDED', cancelReason: 'INVENTORY', currentTotal: 0 },
    ...{ refunded: cancelled.total, lines: [{ quantity: 1, currentQuantity: 0 }] },
  });
  expect((await mails())[0]?.subject).toBe('Order #1001 cancelled');
  expect(await pageOf(status)).toContain('was cancelled on');
  expect(await pageOf('/__standin/orders/1001')).not.toContain('<h2>');
  for (const action of ['cancel', 'fulfil', 'edit'])
    expect(
      (await post(`/__standin/orders/1001/${action}`, { reason: 'STAFF', line: 0, quantity: 0 }))
        .status,
    ).toBe(409);
});

test('an edit lowers a quantity and refunds the difference with its tax; the last item stays', async () => {
  const query = `{ product(handle: "halden-pendant-brass") { variants(first: 1) { nodes { id } } } }`;
  const { data } = await storefrontApi(sandbox, query);
  const [variant] = (data.product as { variants: { nodes: { id: string }[] } }).variants.nodes;
  const lines = [{ merchandiseId: variant!.id, quantity: 3 }];
  const status = await buy(sandbox, (await createCart(sandbox, { lines })).path, newYork);
  const edit = (quantity: unknown) => post('/__standin/orders/1001/edit', { line: 0, quantity });
  const edited = (await (await edit(2)).json()) as { total: number; refunded: number };
  const third = edited.total / 3;
  expect(Math.abs(edited.refunded - third)).toBeLessThanOrEqual(1);
  expect(edited).toMatchObject({
    ...{ edited: true, financialStatus: 'PARTIALLY_REFUNDED' },
    currentTotal: edited.total - edited.refunded,
    lines: [{ quantity: 3, currentQuantity: 2 }],
  });
  expect(await pageOf(status)).toContain('1 removed');
  expect((await mails())[0]?.text).toContain('2 × Halden Pendant');
  expect((await edit(-1)).status).toBe(400);
  for (const quantity of [0, 2, 9]) expect((await edit(quantity)).status).toBe(409);
  expect((await post('/__standin/orders/1001/edit', { line: 7, quantity: 0 })).status).toBe(409);
});

test('a customer gets past orders, of few lines or as many as wanted, up to a limit', async () => {
  const zero = { email: 'zero@lintel.example' };
  const add = (values: object) => post('/__standin/orders', { ...zero, ...values });
  type Listed = { email: string; lines: unknown[] }[];
  const orders = async () =>
    (await sandbox.json<Listed>('/__standin/orders')).filter(({ email }) => email === zero.email);
  expect((await add({ orders: 2 })).status).toBe(200);
  expect((await add({ orders: 1, lines: 60 })).status).toBe(200);
  const made = await orders();
  expect(made).toHaveLength(3);
  expect(made[0]?.lines.length).toBeGreaterThanOrEqual(60);
  for (const wrong of [{ orders: 0 }, { orders: 1001 }, { orders: 1, lines: 1.5 }, {}])
    expect((await add(wrong)).status).toBe(400);
  expect((await add({ email: 'nobody@lintel.example', orders: 1 })).status).toBe(404);
  expect(await orders()).toHaveLength(3);
});

test('a tracking address that is no web address is refused', async () => {
  await order();
  const answer = await post('/__standin/orders/1001/fulfil', { url: 'javascript:alert(1)' });
  expect(answer.status).toBe(400);
});

test('a message can be read, and its link leads to the order', async () => {
  const status = await order();
  const [mail] = await mails();
  expect(await pageOf(`/__standin/mailbox/${mail?.id}`)).toContain('Thank you for your order, Ada');
  expect(mail?.links[0]?.href).toBe(sandbox.origin + status);
  // The demo's shop has an app that can read orders.
  expect(mail?.links.at(-1)?.href).toMatch(/\/orders\/find\?order=/);
  expect((await sandbox.fetch('/__standin/mailbox/99')).status).toBe(404);
});

test('a fault ordered by form is in force until cleared', async () => {
  const answer = await postForm(sandbox, '/__standin/faults', {
    service: 'content',
    operation: '',
    mode: 'http-500',
    times: '2',
    delayMs: '',
  });
  expect(answer.headers.get('location')).toBe('/__standin/faults');
  expect(await sandbox.faults()).toMatchObject([
    { service: 'content', operation: '*', mode: 'http-500', times: 2 },
  ]);
  expect(await pageOf('/__standin/faults')).toContain('2 more');
  expect((await sandbox.fetch('/prismic/api/v2')).status).toBe(500);
  await postForm(sandbox, '/__standin/faults/clear', {});
  expect(await sandbox.faults()).toEqual([]);
  const wrong = await postForm(sandbox, '/__standin/faults', { service: 'weather', mode: 'slow' });
  expect(wrong.status).toBe(400);
});

test('the clock moves forward and back, and a cart expires by it', async () => {
  const cart = await createCart(sandbox, { lines: [] });
  const before = await sandbox.json<{ now: string; offsetMs: number }>('/__standin/clock');
  expect(before.offsetMs).toBe(0);
  const elevenDays = 11 * 24 * 60 * 60 * 1000;
  const after = (await (await post('/__standin/clock', { advanceMs: elevenDays })).json()) as {
    now: string;
  };
  expect(Date.parse(after.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(elevenDays);
  expect((await sandbox.fetch(cart.path)).status).toBe(410);
  await postForm(sandbox, '/__standin/clock', { reset: '1' });
  expect(await sandbox.json('/__standin/clock')).toMatchObject({ offsetMs: 0 });
  expect((await post('/__standin/clock', { advanceMs: 'soon' })).status).toBe(400);
});

test('a preview opened here runs out by the clock', async () => {
  const { token } = (await (await post('/__standin/content/preview', {})).json()) as {
    token: string;
  };
  const search = `/prismic/api/v2/documents/search?ref=${encodeURIComponent(token)}`;
  expect((await sandbox.fetch(search)).status).toBe(200);
  await post('/__standin/clock', { advanceMs: 3 * 60 * 60 * 1000 });
  expect((await sandbox.fetch(search)).status).toBe(404);
});

test('a reset forgets orders and mail', async () => {
  await order();
  expect(await mails()).toHaveLength(1);
  const answer = await sandbox.fetch('/__standin/reset', { method: 'POST', headers: html });
  expect(answer.headers.get('location')).toBe('/');
  expect(await mails()).toEqual([]);
  const orders = await sandbox.json<{ number: number }[]>('/__standin/orders');
  expect(orders[0]?.number).toBe(1000);
});

test('pages escape what shoppers typed and carry no script', async () => {
  const response = await sandbox.fetch('/', { headers: html });
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).not.toContain('<script');
  expect((await sandbox.fetch('/__standin/nothing')).status).toBe(404);
});

test('the ledger tells which carts, customers and wishlists there are', async () => {
  const id = 'f9b5f5a0-0000-4000-8000-000000000001';
  const before = await sandbox.json<Ledger>('/__standin/ledger');
  expect(before.carts).toEqual([]);
  expect(before.customers.map(({ email }) => email)).toContain('three@lintel.example');
  await order();
  await post('/api/wishlist/event/any', {
    eventType: 'wishlist/remove',
    event: { productHandle: 'a-lamp' },
    meta: {},
    wishlistId: id,
  });
  const after = await sandbox.json<Ledger>('/__standin/ledger');
  expect(after.wishlists).toEqual([{ id, email: null, handles: [] }]);
});

test('a cart is in the ledger with its lines', async () => {
  const query = `{ products(first: 20) { nodes { variants(first: 1) { nodes { id availableForSale } } } } }`;
  const { data } = await storefrontApi(sandbox, query);
  const { nodes } = data.products as {
    nodes: { variants: { nodes: { id: string; availableForSale: boolean }[] } }[];
  };
  const variant = nodes
    .flatMap(({ variants }) => variants.nodes)
    .find(({ availableForSale }) => availableForSale)!;
  await createCart(sandbox, { lines: [{ merchandiseId: variant.id, quantity: 1 }] });
  const { carts } = await sandbox.json<Ledger>('/__standin/ledger');
  const lines = [{ variant: variant.id.split('/').at(-1), quantity: 1 }];
  expect(carts).toEqual([{ token: expect.any(String) as string, codes: [], lines }]);
});
