import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { add, brae, leaveForCheckout } from '../support/cart-driver';
import { contact, placeOrder } from '../support/checkout-driver';
import { control } from '../support/control';
import { signInHosted } from '../support/hosted-sign-in';
import { mailsTo } from '../support/mails';
import { textOf } from '../support/page-text';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import type { Exchange } from '../support/wiretap';
import { isFullRun } from '../support/full-run';

interface SandboxOrder {
  id: number;
  name: string;
  email: string;
  fulfillmentStatus: string;
  lines: { title: string; quantity: number }[];
  returns: { number: number; status: string; lines: object[] }[];
  address: Record<string, string>;
}

/** Not sent yet. */
async function newOrder(shop: Shop, who: string): Promise<SandboxOrder> {
  const email = `${who}@lintel.example`;
  await control(shop, 'orders', { email, orders: '2', lines: '3' });
  const orders = await control<SandboxOrder[]>(shop, 'orders');
  return orders.find((one) => one.email === email)!;
}

/** An order that was sent today. */
const sentOrder = async (shop: Shop, who: string): Promise<SandboxOrder> =>
  send(shop, await newOrder(shop, who));

const send = (shop: Shop, { id }: SandboxOrder) =>
  control<SandboxOrder>(shop, `orders/${id}/fulfil`, { number: 'LT1', company: 'Overland Post' });

const orderNow = (shop: Shop, { id }: SandboxOrder) => control<SandboxOrder>(shop, `orders/${id}`);

/** Ids of the lines that can be returned. */
const itemsOf = (page: { text: string }): string[] =>
  [...page.text.matchAll(/name="item"[^>]*value="(\d+)"/g)].map(([, id]) => id!);

/** How many pieces of a line the form offers. */
const mostOf = ({ text }: { text: string }, id: string): number =>
  new RegExp(`<select[^>]*name="quantity-${id}"[^]*?</select>`).exec(text)?.[0].match(/<option/g)
    ?.length ?? 0;

/** The id of the page's form. */
const requestOf = ({ text }: { text: string }): { request: string } => ({
  request: /type="hidden" name="request" value="([\w-]{36})"/.exec(text)![1]!,
});

/** The order that the form names. */
const orderIn = ({ text }: { text: string }): string =>
  /type="hidden" name="order" value="([^"]+)"/.exec(text)?.[1] ?? '';

const asked = (id: string, more: Record<string, string> = {}) => ({
  item: id,
  [`quantity-${id}`]: '1',
  [`reason-${id}`]: 'UNWANTED',
  method: 'post',
  note: 'Kept in its box.',
  ...more,
});

/** Changes an order's reply to what Shopify sends without the scope read_products. */
function noVariants(received: string): string {
  const reply = JSON.parse(received) as {
    data: { order: { lineItems: { nodes: { variant: object | null }[] } } };
  };
  for (const line of reply.data.order.lineItems.nodes) line.variant = null;
  const path = ['order', 'lineItems', 'nodes', 0, 'variant'];
  const message = 'Access denied for variant field. Required access: `read_products` access scope.';
  const errors = [{ message, path, extensions: { code: 'ACCESS_DENIED' } }];
  return JSON.stringify({ ...reply, errors });
}

const inquiries = async (shop: Shop) =>
  (await shop.requests()).filter(({ service }) => service === 'inquiries').length;

describe('a return without hosted accounts', () => {
  let shop: Shop;
  let change: ((exchange: Exchange) => string) | undefined;
  beforeAll(async () => {
    shop = await startShop({
      ...{ accounts: 'legacy', world: 'full' },
      tap: (exchange) => change?.(exchange),
    });
  });
  afterAll(() => shop?.stop());
  afterEach(async () => {
    change = undefined;
    await shop.clearFaults();
    // Restores the Admin API's query points, because tests send requests faster than shoppers do.
    await shop.pass(60_000);
  });

  const guestPath = '/orders/order/return';
  async function opened(order: SandboxOrder): Promise<Shopper> {
    const shopper = shop.shopper();
    const answer = await shopper.post('/orders/find', { order: order.name, email: order.email });
    expect(answer.location).toBe('/orders/order');
    return shopper;
  }

  test('a guest chooses items and reasons, and the shop gets one message [R-520] [R-521]', async () => {
    const order = await sentOrder(shop, 'three');
    const shopper = await opened(order);
    expect((await shopper.get('/orders/order')).text).toContain(`href="${guestPath}"`);
    const page = await shopper.get(guestPath);
    expect(page.status).toBe(200);
    const [id] = itemsOf(page);
    const before = await inquiries(shop);
    const [one, other] = await Promise.all([
      shopper.post(guestPath, asked(id!)),
      shopper.post(guestPath, asked(id!)),
    ]);
    const later = await shopper.post(guestPath, asked(id!));
    for (const answer of [one, other, later])
      expect([answer.status, answer.location]).toEqual([303, `${guestPath}?sent`]);
    expect(await inquiries(shop)).toBe(before + 1);
    const [mail] = await mailsTo(shop, 'hello@lintel.example');
    expect(mail).toMatchObject({ subject: 'Return requested' });
    for (const words of [`order: ${order.name}`, 'email: three@', 'I changed my mind', 'By post'])
      expect(mail!.text).toContain(words);
    const documents: string[] = [];
    change = ({ sent, received }) => {
      documents.push(sent);
      return received;
    };
    for (let load = 0; load < 2; load += 1) {
      const receipt = textOf(await shopper.get(one.location!));
      for (const words of ['Return requested', order.name, 'I changed my mind', 'Kept in its box.'])
        expect(receipt).toContain(words);
    }
    expect(await inquiries(shop)).toBe(before + 1);
    const named = (query: string) => documents.filter((sent) => sent.includes(`query ${query}(`));
    expect([named('GuestOrder').length, named('GuestOrderReturns').length]).toEqual([2, 0]);
    expect((await shopper.get('/orders/order')).text).not.toContain('id="returns"');
    const { quantity } = order.lines[Number(id) % 1000]!;
    expect(mostOf(await shopper.get(guestPath), id!)).toBe(quantity - 1);
  });

  test('what was asked for isn’t offered again, in any browser [R-521] [R-523]', async () => {
    const order = await sentOrder(shop, 'many');
    const path = `/accounts/my-orders/order/return?id=${order.id}`;
    const login = { form: 'login', email: order.email, password: 'lintel-demo' };
    const [shopper, other] = [shop.shopper(), shop.shopper()];
    for (const one of [shopper, other]) await one.post('/accounts/login', login);
    const position = order.lines.findIndex(({ quantity }) => quantity > 1);
    const { quantity } = order.lines[position]!;
    const id = String(order.id * 1000 + position);
    expect(mostOf(await shopper.get(path), id)).toBe(quantity);
    expect((await shopper.post(path, asked(id))).status).toBe(303);
    const before = await inquiries(shop);
    const left = await other.get(path);
    expect(textOf(left)).toContain('We’ve received a request for items of this order');
    expect(mostOf(left, id)).toBe(quantity - 1);
    const all = { [`quantity-${id}`]: String(quantity), note: 'All of them.' };
    const tooMany = await other.post(path, asked(id, all));
    expect([tooMany.status, await inquiries(shop)]).toEqual([422, before]);
    const rest = { [`quantity-${id}`]: String(quantity - 1), note: 'The others.' };
    expect((await other.post(path, asked(id, rest))).status).toBe(303);
    const none = await shopper.get(path);
    expect(textOf(none)).toContain('You’ve asked to return this. We’ll answer by email.');
    expect(itemsOf(none)).not.toContain(id);
  });

  test.runIf(isFullRun)(
    'the next page’s form is sent, although it is equal, and the form of one page once [R-521]',
    async () => {
      const order = await sentOrder(shop, 'many');
      const path = `/accounts/my-orders/order/return?id=${order.id}`;
      const shopper = shop.shopper();
      const login = { form: 'login', email: order.email, password: 'lintel-demo' };
      await shopper.post('/accounts/login', login);
      const position = order.lines.findIndex(({ quantity }) => quantity > 1);
      const id = String(order.id * 1000 + position);
      const before = await inquiries(shop);
      const send = async (page: { text: string }) =>
        (await shopper.post(path, asked(id, requestOf(page)))).location;
      const first = await shopper.get(path);
      await shop.fault({ service: 'inquiries', mode: 'http-500', times: 1 });
      const failed = await shopper.post(path, asked(id, requestOf(first)));
      expect([failed.status, requestOf(failed)]).toEqual([503, requestOf(first)]);
      for (const page of [first, failed]) expect(await send(page)).toBe(`${path}&sent`);
      const sent = await inquiries(shop);
      expect(sent).toBe(before + 2);
      expect(await send(await shopper.get(path))).toBe(`${path}&sent`);
      expect(await inquiries(shop)).toBe(sent + 1);
      const { quantity } = order.lines[position]!;
      expect(mostOf(await shopper.get(path), id)).toBe(quantity - 2);
    },
  );

  test('the returns page and the form agree: a reason is asked for, and may stay unsaid [R-520]', async () => {
    const order = await sentOrder(shop, 'three');
    const shopper = await opened(order);
    const form = await shopper.get(guestPath);
    const [value, words] = /<option value="(UNKNOWN)">([^<]+)/.exec(form.text)?.slice(1) ?? [];
    const about = textOf(await shopper.get('/pages/returns'));
    expect(about).toContain(`We ask for a reason, and you can choose ‘${words}’.`);
    const [id] = itemsOf(form);
    const sent = await shopper.post(guestPath, asked(id!, { [`reason-${id}`]: value! }));
    expect(sent.status).toBe(303);
  });

  test('the form and the receipt show no name, street or email [R-522]', async () => {
    const order = await sentOrder(shop, 'many');
    const shopper = await opened(order);
    const form = await shopper.get(guestPath);
    const receipt = await shopper.submit(guestPath, asked(itemsOf(form)[0]!));
    expect(textOf(receipt)).toContain('Return requested');
    expect(textOf(receipt)).toContain('will answer by email, to the address of your order.');
    expect(textOf(receipt)).toContain('We don’t send a copy of your request');
    for (const page of [form, receipt])
      for (const value of [order.email, order.address.lastName, order.address.address1])
        expect(page.text).not.toContain(value);
  });

  test('errors are at their fields, and what was entered stays [R-520]', async () => {
    const shopper = await opened(await sentOrder(shop, 'zero'));
    const [first, second] = itemsOf(await shopper.get(guestPath));
    const before = await inquiries(shop);
    const none = await shopper.post(guestPath, { note: 'Only <b>this</b>' });
    expect(none.status).toBe(422);
    expect(textOf(none)).toContain('Please choose at least one item.');
    expect(none.text).toContain('Only &lt;b&gt;this&lt;/b&gt;</textarea>');
    const wrong = await shopper.post(guestPath, [
      ['item', first!],
      ['item', second!],
      ['item', '999999'],
      [`quantity-${first}`, '99'],
      [`reason-${first}`, 'DEFECTIVE'],
      [`reason-${second}`, '<script>alert(1)</script>'],
      ['method', 'https://evil.example/'],
      ['note', 'x'.repeat(300)],
    ]);
    expect(wrong.status).toBe(422);
    for (const words of ['Please choose a number from 1 to', 'Please choose a reason.'])
      expect(textOf(wrong)).toContain(words);
    expect(textOf(wrong)).toContain('At most 200 characters.');
    expect(textOf(wrong)).toContain('Please choose one of these ways.');
    expect(wrong.text).toMatch(/<option[^>]*value="DEFECTIVE"[^>]*selected=""/);
    expect(wrong.text.match(/name="item"[^>]*checked=""/g)).toHaveLength(2);
    expect(wrong.text).not.toContain('alert(1)');
    expect(await inquiries(shop)).toBe(before);
  });

  test('an item that can’t be returned any more shows its error, next to the others [R-520]', async () => {
    const order = await sentOrder(shop, 'many');
    const shopper = await opened(order);
    const [first] = itemsOf(await shopper.get(guestPath));
    const { quantity } = order.lines[0]!;
    await control(shop, `orders/${order.id}/return`, { line: '0', quantity: String(quantity) });
    const before = await inquiries(shop);
    const refused = await shopper.post(guestPath, asked(first!));
    expect([refused.status, await inquiries(shop)]).toEqual([422, before]);
    expect(itemsOf(refused)).not.toEqual([]);
    expect(textOf(refused)).toContain('Already in a return. This item can no longer be returned.');
  });

  test('only sent items within the period, and no excluded products, can be returned [R-523]', async () => {
    const orders = await control<SandboxOrder[]>(shop, 'orders');
    const theirs = orders.filter(({ email }) => email === 'many@lintel.example');
    const old = await opened(theirs.at(-1)!);
    const over = await old.get(guestPath);
    expect(itemsOf(over)).toEqual([]);
    expect(textOf(over)).toContain('Returns were possible until');
    const before = await inquiries(shop);
    const forced = await old.post(guestPath, asked(String(theirs.at(-1)!.id * 1000)));
    expect([forced.status, await inquiries(shop)]).toEqual([422, before]);
    expect(textOf(forced)).toContain(
      'Nothing was sent, because no item of this order can be returned now.',
    );
    const unsent = theirs.find(({ fulfillmentStatus }) => fulfillmentStatus === 'UNFULFILLED')!;
    expect(textOf(await (await opened(unsent)).get(guestPath))).toContain('Not sent yet.');
    const shopper = await opened(await sentOrder(shop, 'three'));
    change = ({ sent, received }) =>
      sent.includes('VariantTags')
        ? received.replaceAll(/"tags":\[[^\]]*\]/g, '"tags":["final-sale"]')
        : received;
    const excluded = await shopper.get(guestPath);
    expect(textOf(excluded)).toContain('This product can’t be returned.');
    expect(itemsOf(excluded)).toEqual([]);
  });

  test('a piece that was removed before it could be sent isn’t refunded, nor offered later [R-523]', async () => {
    const order = await newOrder(shop, 'many');
    const position = order.lines.findIndex(({ quantity }) => quantity > 1);
    const id = String(order.id * 1000 + position);
    await control(shop, `orders/${order.id}/edit`, { line: String(position), quantity: '1' });
    const shopper = await opened(order);
    const unsent = textOf(await shopper.get(guestPath));
    expect(unsent).toContain('Not sent yet.');
    expect(unsent).not.toContain('Already refunded.');
    await send(shop, order);
    const sent = await shopper.get(guestPath);
    expect(itemsOf(sent)).toContain(id);
    expect(mostOf(sent, id)).toBeLessThan(2);
    await control(shop, `orders/${order.id}/return`, { line: String(position), quantity: '1' });
    const returned = await shopper.get(guestPath);
    expect(textOf(returned)).toContain('Already in a return.');
    expect(itemsOf(returned)).not.toContain(id);
    await shop.pass(60_000);
    change = ({ sent: query, received }) =>
      query.includes('query GuestSentItems') ? '{"errors":[{"message":"Internal"}]}' : received;
    const unread = await shopper.get(guestPath);
    expect([unread.status, itemsOf(unread).includes(id)]).toEqual([200, true]);
  });

  test.runIf(isFullRun)(
    'items that were sent and then refunded can’t be returned, even if they are in a return [R-523]',
    async () => {
      const order = await sentOrder(shop, 'many');
      const position = order.lines.findIndex(({ quantity }) => quantity > 1);
      const id = String(order.id * 1000 + position);
      const line = String(position);
      await control(shop, `orders/${order.id}/return`, { line, quantity: '1' });
      await control(shop, `orders/${order.id}/refund`, { line, quantity: '1' });
      const shopper = await opened(order);
      const partly = await shopper.get(guestPath);
      expect(itemsOf(partly)).toContain(id);
      expect(mostOf(partly, id)).toBeLessThan(2);
      await control(shop, `orders/${order.id}/refund`, {});
      const all = await shopper.get(guestPath);
      expect([all.status, itemsOf(all)]).toEqual([200, []]);
      expect(textOf(all)).toContain('Already refunded.');
    },
  );

  test.runIf(isFullRun)(
    'while the shop can’t be reached, everything stays, and sending again works [R-524]',
    async () => {
      const shopper = await opened(await sentOrder(shop, 'zero'));
      const [id] = itemsOf(await shopper.get(guestPath));
      await shop.fault({ service: 'inquiries', mode: 'http-500', times: 1 });
      const failed = await shopper.post(guestPath, asked(id!));
      expect(failed.status).toBe(503);
      expect(textOf(failed)).toContain('Everything you entered is still here');
      expect(failed.text).toContain('Kept in its box.</textarea>');
      await shop.fault({ service: 'orders', mode: 'http-500', times: 20 });
      const request = { request: crypto.randomUUID() };
      const unread = await shopper.post(guestPath, asked(id!, request));
      expect([unread.status, requestOf(unread)]).toEqual([503, request]);
      expect(unread.text).toMatch(new RegExp(`type="hidden" name="reason-${id}" value="UNWANTED"`));
      await shop.clearFaults();
      await shop.fresh();
      const sent = await shopper.post(guestPath, asked(id!));
      expect(sent.status).toBe(303);
      const messages = await inquiries(shop);
      await shop.fault({ service: 'orders', mode: 'http-500', times: 20 });
      const again = await shopper.post(guestPath, asked(id!));
      expect([again.status, again.location]).toEqual([303, sent.location]);
      const receipt = await shopper.get(sent.location!);
      expect(receipt.status).toBe(200);
      for (const words of ['Return requested', 'I changed my mind', 'Kept in its box.'])
        expect(textOf(receipt)).toContain(words);
      expect(receipt.text).toMatch(/href="\/orders\/order\/return\?sent"[^>]*>Try again/);
      expect(await inquiries(shop)).toBe(messages);
    },
  );

  test.runIf(isFullRun)(
    'no chosen item is dropped: all lines are read, and unknown ones are an error [R-520] [R-524]',
    async () => {
      const shopper = await opened(await sentOrder(shop, 'zero'));
      const [id] = itemsOf(await shopper.get(guestPath));
      const before = await inquiries(shop);
      const fields = Object.entries(asked(id!));
      const unknown = await shopper.post(guestPath, [...fields, ['item', '999999']]);
      expect([unknown.status, await inquiries(shop)]).toEqual([422, before]);
      expect(textOf(unknown)).toContain('are no longer in this list');
      const pageInfo = { hasNextPage: true, endCursor: 'next' };
      let more = JSON.stringify({ data: { order: { lineItems: { nodes: [], pageInfo } } } });
      change = ({ sent, received }) => {
        if (sent.includes('query GuestOrderMore')) return more;
        return sent.includes('query GuestOrder(')
          ? received.replace('"hasNextPage":false', '"hasNextPage":true')
          : received;
      };
      expect(textOf(await shopper.get(guestPath))).toContain('more items than this list');
      more = '{"errors":[{"message":"Internal error"}]}';
      expect((await shopper.get(guestPath)).status).toBe(503);
      expect((await shopper.post(guestPath, asked(id!))).status).toBe(503);
      expect(await inquiries(shop)).toBe(before);
    },
  );

  test('without the scope read_products, excluded products aren’t accepted [R-523]', async () => {
    const shopper = await opened(await sentOrder(shop, 'zero'));
    const [id] = itemsOf(await shopper.get(guestPath));
    const before = await inquiries(shop);
    change = ({ sent, received }) =>
      sent.includes('query GuestOrder(') ? noVariants(received) : received;
    expect((await shopper.get(guestPath)).status).toBe(503);
    expect((await shopper.post(guestPath, asked(id!))).status).toBe(503);
    expect(await inquiries(shop)).toBe(before);
  });

  test('orders that were collected have the form [R-520]', async () => {
    const shopper = await opened(await sentOrder(shop, 'zero'));
    change = ({ sent, received }) =>
      sent.includes('query GuestOrder(')
        ? received
            .replace('"requiresShipping":true', '"requiresShipping":false')
            .replace(/"shippingAddress":\{[^}]*\}/, '"shippingAddress":null')
        : received;
    expect((await shopper.get('/orders/order')).text).toContain(`href="${guestPath}"`);
    expect(itemsOf(await shopper.get(guestPath))).not.toEqual([]);
  });

  test.runIf(isFullRun)(
    'an account’s order that the Admin API can’t read counts from its own day [R-523]',
    async () => {
      const { email } = await sentOrder(shop, 'many');
      const shopper = shop.shopper();
      await shopper.post('/accounts/login', { form: 'login', email, password: 'lintel-demo' });
      // The demo's orders get older.
      await add(shopper, brae);
      const checkout = await leaveForCheckout(shopper);
      await placeOrder(shop.addresses.sandbox, checkout, { ...contact, email });
      const orders = (await control<SandboxOrder[]>(shop, 'orders')).filter(
        (order) => order.email === email,
      );
      const [recent, old] = [await send(shop, orders[0]!), orders.at(-1)!];
      change = ({ sent, received }) =>
        sent.includes('query GuestOrder(') ? '{"data":{"order":null}}' : received;
      const pathOf = ({ id }: SandboxOrder) => `/accounts/my-orders/order/return?id=${id}`;
      expect(itemsOf(await shopper.get(pathOf(recent)))).toContain('0');
      const replies = change;
      change = undefined;
      const [id] = itemsOf(await shopper.get(pathOf(recent)));
      expect((await shopper.post(pathOf(recent), asked(id!))).status).toBe(303);
      change = replies;
      const other = shop.shopper();
      await other.post('/accounts/login', { form: 'login', email, password: 'lintel-demo' });
      expect(textOf(await other.get(pathOf(recent)))).toContain(
        'We’ve received a request for items',
      );
      const before = await inquiries(shop);
      const refused = await shopper.post(pathOf(old), asked('0'));
      expect([refused.status, await inquiries(shop)]).toEqual([422, before]);
      expect(textOf(refused)).toContain('Returns were possible until');
    },
  );

  test('an approved return shows on the order, and its items can’t be returned again [R-525]', async () => {
    const order = await sentOrder(shop, 'three');
    const quantity = String(order.lines[0]!.quantity);
    await control(shop, `orders/${order.id}/return`, { line: '0', quantity });
    const shopper = await opened(order);
    const page = textOf(await shopper.get('/orders/order'));
    expect(page).toContain(`${order.name}-R1 ${quantity} × ${order.lines[0]!.title}`);
    expect(page).toContain('Approved.');
    const form = await shopper.get(guestPath);
    expect(textOf(form)).toContain('Already in a return.');
    expect(itemsOf(form)).not.toContain(String(order.id * 1000));
    await control(shop, `orders/${order.id}/returns/1/close`, {});
    expect(textOf(await shopper.get('/orders/order'))).toContain('Completed');
    change = ({ sent, received }) =>
      sent.includes('query GuestOrder(') ? '{"errors":[{"message":"Internal error"}]}' : received;
    const unread = await shopper.get('/orders/order');
    expect(unread.status).toBe(503);
    expect(unread.text).not.toContain(`${order.name}-R1`);
  });

  test('without the order, the form leads to the search, and a huge form is refused [R-522]', async () => {
    const stranger = shop.shopper();
    expect((await stranger.get(guestPath)).location).toBe('/orders/find');
    expect((await stranger.post(guestPath, asked('1'))).location).toBe('/orders/find');
    expect((await stranger.post(guestPath, { note: 'x'.repeat(40_000) })).status).toBe(413);
    const shopper = await opened(await sentOrder(shop, 'many'));
    expect((await shopper.get(`${guestPath}?sent`)).location).toBe('/orders/order');
  });

  test('the form of one order isn’t sent for another order that was opened since [R-522]', async () => {
    const [first, second] = [await sentOrder(shop, 'zero'), await sentOrder(shop, 'three')];
    const shopper = await opened(first);
    const page = await shopper.get(guestPath);
    const posted = { ...asked(itemsOf(page)[0]!), order: orderIn(page) };
    expect(posted.order).toBe(first.name);
    const { name, email } = second;
    await shopper.post('/orders/find', { order: name, email });
    const before = await inquiries(shop);
    const refused = await shopper.post(guestPath, posted);
    expect([refused.status, refused.location]).toEqual([303, '/orders/order']);
    expect(textOf(await shopper.get('/orders/order'))).toContain(
      `You’ve opened order ${name} since then, so nothing was sent. This page now shows order ${name}.`,
    );
    expect(await inquiries(shop)).toBe(before);
    await shop.fault({ service: 'orders', mode: 'http-500', times: 20 });
    const unread = await shopper.post(guestPath, posted);
    expect([unread.status, orderIn(unread)]).toEqual([503, first.name]);
  });

  test('an account’s order is returned by a message with the customer’s name [R-520]', async () => {
    const order = await sentOrder(shop, 'three');
    const shopper = shop.shopper();
    await shopper.submit('/accounts/login', {
      form: 'login',
      email: 'three@lintel.example',
      password: 'lintel-demo',
    });
    const path = `/accounts/my-orders/order/return?id=${order.id}`;
    const shown = await shopper.get(`/accounts/my-orders/order?id=${order.id}`);
    expect(shown.text).toContain(`href="${path}"`);
    const [id] = itemsOf(await shopper.get(path));
    const answer = await shopper.post(path, asked(id!));
    expect([answer.status, answer.location]).toEqual([303, `${path}&sent`]);
    const receipt = textOf(await shopper.get(answer.location!));
    expect(receipt).toContain('I changed my mind');
    expect(receipt).toContain('will answer by email, to the address of your account.');
    const [mail] = await mailsTo(shop, 'hello@lintel.example');
    expect(mail!.text).toContain('name: Theo Marsh');
    const foreign = (await control<SandboxOrder[]>(shop, 'orders')).find(
      ({ email }) => email === 'many@lintel.example',
    )!;
    const other = `/accounts/my-orders/order/return?id=${foreign.id}`;
    for (const reply of [await shopper.get(other), await shopper.post(other, asked('1'))])
      expect(reply.location).toBe('/accounts/my-orders');
    const guest = shop.shopper();
    expect((await guest.get(path)).location).toBe(
      `/accounts/login?${new URLSearchParams({ return_to: path })}`,
    );
    const kept = await guest.post(path, { ...asked(id!), note: 'Kept words' });
    expect([kept.status, kept.text.includes('value="Kept words"')]).toEqual([401, true]);
    expect(textOf(kept)).toContain('User Not Logged In Nothing was sent');
  });
});

describe('a return with hosted accounts', () => {
  let shop: Shop;
  let change: ((exchange: Exchange) => string) | undefined;
  beforeAll(async () => {
    shop = await startShop({
      ...{ accounts: 'customer-account-api', world: 'full' },
      tap: (exchange) => change?.(exchange),
    });
  });
  afterAll(() => shop?.stop());
  afterEach(async () => {
    change = undefined;
    await shop.clearFaults();
    // Restores the Admin API's query points.
    await shop.pass(60_000);
  });

  const pathOf = ({ id }: SandboxOrder) => `/accounts/my-orders/order/return?id=${id}`;
  const orderPage = async (shopper: Shopper, { id }: SandboxOrder) =>
    textOf(await shopper.get(`/accounts/my-orders/order?id=${id}`));

  test('Shopify gets one request, and the order shows its status [R-521] [R-525]', async () => {
    const order = await sentOrder(shop, 'three');
    const { shopper } = await signInHosted(shop, 'three');
    const path = pathOf(order);
    const [id] = itemsOf(await shopper.get(path));
    const fields = asked(id!, { method: 'Our shop in Hudson, 218 Warren Street' });
    const answers = await Promise.all([shopper.post(path, fields), shopper.post(path, fields)]);
    answers.push(await shopper.post(path, fields));
    for (const answer of answers)
      expect([answer.status, answer.location]).toEqual([303, `${path}&sent`]);
    const { returns } = await orderNow(shop, order);
    expect(returns).toMatchObject([
      {
        status: 'REQUESTED',
        lines: [
          {
            quantity: 1,
            reason: 'UNWANTED',
            note: 'Returned at: Our shop in Hudson, 218 Warren Street\nKept in its box.',
          },
        ],
      },
    ]);
    const receipt = textOf(await shopper.get(`${path}&sent`));
    expect(receipt).toContain(`${order.name}-R1`);
    expect(receipt).not.toContain('We don’t send a copy');
    expect(await orderPage(shopper, order)).toContain('Requested. We’ll answer by email.');
    await control(shop, `orders/${order.id}/returns/1/decline`, {});
    expect(await orderPage(shopper, order)).toContain('Declined');
    expect(itemsOf(await shopper.get(path))).toContain(id);
  });

  test.runIf(isFullRun)(
    'if more parcels exist than were read, all pieces count as sent [R-523]',
    async () => {
      const order = await sentOrder(shop, 'many');
      const position = order.lines.findIndex(({ quantity }) => quantity > 1);
      const { quantity } = order.lines[position]!;
      const id = String(order.id * 1000 + position);
      const { shopper } = await signInHosted(shop, 'many');
      const offered = async (hasNextPage: boolean) => {
        change = ({ sent, received }) =>
          sent.includes('query HostedSentItems')
            ? received
                .replaceAll(`"quantity":${quantity}`, '"quantity":1')
                .replace(/("pageInfo":\{"hasNextPage":)false(\}\},"returns")/, `$1${hasNextPage}$2`)
            : received;
        const page = await shopper.get(pathOf(order));
        return itemsOf(page).includes(id) ? Math.max(1, mostOf(page, id)) : 0;
      };
      expect(await offered(false)).toBe(1);
      expect(await offered(true)).toBe(quantity);
    },
  );

  test.runIf(isFullRun)(
    'a piece that was removed before it could be sent isn’t offered twice [R-523]',
    async () => {
      const order = await newOrder(shop, 'many');
      const line = String(order.lines.findIndex(({ quantity }) => quantity > 1));
      const id = String(order.id * 1000 + Number(line));
      await control(shop, `orders/${order.id}/edit`, { line, quantity: '1' });
      await send(shop, order);
      const { shopper } = await signInHosted(shop, 'many');
      expect(itemsOf(await shopper.get(pathOf(order)))).toContain(id);
      await control(shop, `orders/${order.id}/return`, { line, quantity: '1' });
      expect(itemsOf(await shopper.get(pathOf(order)))).not.toContain(id);
    },
  );

  test.runIf(isFullRun)(
    'what was sent and then refunded can’t be returned, and its order shows no sums [R-523]',
    async () => {
      const order = await sentOrder(shop, 'three');
      const { shopper } = await signInHosted(shop, 'three');
      await control(shop, `orders/${order.id}/refund`, {});
      const form = await shopper.get(pathOf(order));
      expect([form.status, itemsOf(form)]).toEqual([200, []]);
      expect(textOf(form)).toContain('Already refunded.');
      const page = await orderPage(shopper, order);
      expect(page.match(/Qty: 0 · Refunded/g)).toHaveLength(order.lines.length);
      expect(page).toContain('Total $0.00');
      expect(page).not.toContain('Subtotal');
    },
  );

  test('a lost answer sends no second request [R-524]', async () => {
    const order = await sentOrder(shop, 'many');
    const { shopper } = await signInHosted(shop, 'many');
    const path = pathOf(order);
    const [id] = itemsOf(await shopper.get(path));
    await shop.fault({
      ...{ service: 'accounts', operation: 'orderRequestReturn', mode: 'reset' },
      ...{ applied: true, times: 1 },
    });
    expect((await shopper.post(path, asked(id!))).location).toBe(`${path}&sent`);
    expect((await orderNow(shop, order)).returns).toHaveLength(1);
  });

  test.runIf(isFullRun)(
    'after a lost answer, an older return of the same items isn’t this request [R-524]',
    async () => {
      const order = await sentOrder(shop, 'many');
      const { shopper } = await signInHosted(shop, 'many');
      const path = pathOf(order);
      await shopper.get(path);
      const position = order.lines.findIndex(({ quantity }) => quantity > 1);
      const id = String(order.id * 1000 + position);
      expect((await shopper.post(path, asked(id))).status).toBe(303);
      change = ({ received }) =>
        received.replaceAll(/("status":"REQUESTED","createdAt":")[^"]*/g, '$12026-01-01T00:00:00Z');
      const lost = { service: 'accounts', operation: 'orderRequestReturn', mode: 'reset' } as const;
      await shop.fault({ ...lost, times: 1 });
      const second = asked(id, { note: 'The second one.' });
      const unclear = await shopper.post(path, second);
      expect(unclear.status).toBe(503);
      expect(textOf(unclear)).toContain('It may have reached us anyway');
      await shop.fault({ service: 'accounts', mode: 'http-500', times: 20 });
      const unread = await shopper.post(path, second);
      expect(unread.status).toBe(503);
      expect(textOf(unread)).toContain('It may have reached us anyway');
      await shop.clearFaults();
      await shop.fresh();
      expect((await shopper.post(path, second)).location).toBe(`${path}&sent`);
      expect((await orderNow(shop, order)).returns).toHaveLength(2);
    },
  );

  test.runIf(isFullRun)(
    'what Shopify refuses is kept in the form, with a way to write [R-524]',
    async () => {
      const order = await sentOrder(shop, 'zero');
      const { shopper } = await signInHosted(shop, 'zero');
      const path = pathOf(order);
      const [id] = itemsOf(await shopper.get(path));
      change = ({ sent, received }) =>
        sent.includes('orderRequestReturn')
          ? JSON.stringify({ data: { orderRequestReturn: { return: null } } })
          : received;
      const refused = await shopper.post(path, asked(id!));
      expect(refused.status).toBe(422);
      expect(textOf(refused)).toContain('We can’t take this return here.');
      expect(refused.text).toContain('Kept in its box.</textarea>');
      expect(refused.text).toContain('href="/forms/contact?order=');
    },
  );

  test.runIf(isFullRun)('another customer’s order redirects to all orders [R-522]', async () => {
    const order = await sentOrder(shop, 'many');
    const { shopper } = await signInHosted(shop, 'zero');
    for (const answer of [
      await shopper.get(pathOf(order)),
      await shopper.post(pathOf(order), asked('1')),
    ])
      expect(answer.location).toBe('/accounts/my-orders');
    expect((await orderNow(shop, order)).returns).toEqual([]);
  });
});

test.runIf(isFullRun)(
  'a shop without the setting has no form, and its order page makes no more calls [R-526]',
  async () => {
    const shop = await startShop({ world: 'full', vars: { RETURN_REQUESTS: undefined } });
    try {
      const order = await sentOrder(shop, 'three');
      const shopper = shop.shopper();
      await shopper.post('/orders/find', { order: order.name, email: order.email });
      const since = (await shop.requests()).at(-1)?.n ?? 0;
      const page = await shopper.get('/orders/order');
      expect(page.text).not.toMatch(/Return items|id="returns"/);
      expect(textOf(page)).toContain('Start a return or ask a question');
      const calls = (await shop.requests(since)).filter(({ service }) => service === 'orders');
      expect(calls).toHaveLength(1);
      expect((await shopper.get('/orders/order/return')).status).toBe(404);
      expect((await shopper.post('/orders/order/return', asked('1'))).status).toBe(404);
    } finally {
      await shop.stop();
    }
  },
);

test.runIf(isFullRun)(
  'without the Admin API, an account’s order can be returned by a message, whatever its age [R-520] [R-523]',
  async () => {
    const app = { SHOPIFY_ADMIN_CLIENT_ID: undefined, SHOPIFY_ADMIN_CLIENT_SECRET: undefined };
    const shop = await startShop({ accounts: 'legacy', world: 'full', vars: app });
    try {
      const orders = await control<SandboxOrder[]>(shop, 'orders');
      const order = orders.findLast(({ email }) => email === 'many@lintel.example')!;
      const shopper = shop.shopper();
      const login = { form: 'login', email: order.email, password: 'lintel-demo' };
      await shopper.post('/accounts/login', login);
      const path = `/accounts/my-orders/order/return?id=${order.id}`;
      const [id] = itemsOf(await shopper.get(path));
      expect((await shopper.post(path, asked(id!))).location).toBe(`${path}&sent`);
      const [mail] = await mailsTo(shop, 'hello@lintel.example');
      const { title } = order.lines[Number(id)]!;
      expect(mail!.text).toContain(`items: 1 × ${title}`);
      expect((await shopper.get('/orders/order/return')).status).toBe(404);
    } finally {
      await shop.stop();
    }
  },
);
