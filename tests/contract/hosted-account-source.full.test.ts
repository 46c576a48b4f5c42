import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderPage } from '~/features/account/account';
import type { CustomerResult } from '~/features/account/account-source';
import type { AddressFields } from '~/features/account/address-form.server';
import {
  changeAddress,
  getAddresses,
  type AddressChange,
} from '~/features/account/addresses.server';
import { getOrder, getOrders, getOverview, getProfile } from '~/features/account/customer.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { accountContext } from '../support/account-context';
import { openAccounts, type Accounts } from '../support/accounts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
beforeEach(async () => {
  await accounts.sandbox.clearFaults();
  await accounts.sandbox.reset();
});
afterAll(() => accounts.sandbox.stop());

const open = (lines: string[] = []) =>
  accountContext(accounts.sandbox.origin, 'customer-account-api', lines);
const tokenOf = async (email: string) =>
  (await accounts.redeem(await accounts.browser().signIn(email))).access_token;

function valueOf<T>(result: CustomerResult<T>): T {
  if (!result.ok) throw new Error(String(result.error));
  return result.value;
}

async function addOrders(email: string, orders: number, lines?: number) {
  const answer = await accounts.sandbox.fetch('/__standin/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, orders, lines }),
  });
  expect(answer.status).toBe(200);
}

async function counting(operation: string) {
  const before = (await accounts.sandbox.requests()).at(-1)?.n ?? 0;
  return async () =>
    (await accounts.sandbox.requests(before)).filter((call) =>
      call.operation.split('+').includes(operation),
    ).length;
}

const zero = 'zero@lintel.example';
const three = 'three@lintel.example';
const many = 'many@lintel.example';
const names = ({ orders }: Pick<OrderPage, 'orders'>) => orders.map(({ name }) => name);

test('name and e-mail, default address and the newest five orders', async () => {
  const token = await tokenOf(many);
  expect(valueOf(await getProfile(open(), token))).toEqual({
    ...{ firstName: 'Mina', lastName: 'Okafor', email: many },
  });
  const { profile, defaultAddress, orders } = valueOf(await getOverview(open(), token));
  expect(profile.email).toBe(many);
  expect(defaultAddress?.lines[0]).toBe('Mina Okafor');
  expect(names({ orders })).toEqual(['#1000', '#999', '#998', '#997', '#996']);
});

test('a customer without orders and addresses', async () => {
  const token = await tokenOf(zero);
  const { defaultAddress, orders } = valueOf(await getOverview(open(), token));
  expect([defaultAddress, orders]).toEqual([null, []]);
  const none = { orders: [], page: 0, pageCount: 1 };
  expect(valueOf(await getOrders(open(), token, 0))).toEqual(none);
  expect(valueOf(await getOrders(open(), token, 1))).toEqual({ ...none, page: 1 });
  expect(valueOf(await getAddresses(open(), token))).toMatchObject({
    addresses: [],
    defaultId: null,
    owner: { firstName: 'Nora', lastName: 'Field' },
  });
});

test('31 orders are two pages; a page past the end is empty, and knows how many there are [R-295]', async () => {
  const token = await tokenOf(many);
  const page = async (number: number) => valueOf(await getOrders(open(), token, number));
  const [first, second, third] = [await page(0), await page(1), await page(7)];
  expect(names(first)).toHaveLength(30);
  expect(names(second)).toEqual(['#970']);
  expect([first.pageCount, second.pageCount, third.pageCount]).toEqual([2, 2, 2]);
  expect(third.orders).toEqual([]);
});

test.each([
  [1, [1, 0]],
  [251, [30, 30]],
])('of %i orders each page has its own', async (count, sizes) => {
  await addOrders(zero, count);
  const token = await tokenOf(zero);
  const first = valueOf(await getOrders(open(), token, 0));
  const second = valueOf(await getOrders(open(), token, 1));
  expect([first.orders.length, second.orders.length]).toEqual(sizes);
  const last = valueOf(await getOrders(open(), token, Math.floor((count - 1) / 30)));
  expect(last.orders).toHaveLength(((count - 1) % 30) + 1);
  expect(last.pageCount).toBe(Math.ceil(count / 30));
});

test('30 orders are one page', async () => {
  await addOrders(zero, 30);
  const token = await tokenOf(zero);
  const first = valueOf(await getOrders(open(), token, 0));
  expect([first.orders.length, first.pageCount]).toEqual([30, 1]);
  expect(valueOf(await getOrders(open(), token, 1))).toEqual({ orders: [], page: 1, pageCount: 1 });
});

test('of 281 orders each is on one page, and how many pages there are is told where it is known [R-295]', async () => {
  await addOrders(zero, 281);
  const token = await tokenOf(zero);
  const pages: OrderPage[] = [];
  for (let page = 0; page < 10; page += 1) {
    await accounts.advance(60_000);
    pages.push(valueOf(await getOrders(open(), token, page)));
  }
  const all = pages.flatMap(names);
  expect([all.length, new Set(all).size]).toEqual([281, 281]);
  const counted = pages.map(({ pageCount }) => pageCount);
  expect(counted).toEqual([...Array<null>(6).fill(null), ...Array<number>(4).fill(10)]);
  expect(pages.map(({ hasNext }) => hasNext).slice(5, 7)).toEqual([true, undefined]);
  await accounts.advance(60_000);
  const far = valueOf(await getOrders(open(), token, 99_999));
  expect(far).toEqual({ orders: [], page: 99_999, pageCount: 10 });
});

const idOf = async (token: string, index: number) =>
  valueOf(await getOrders(open(), token, 0)).orders[index]?.id ?? '';

test('an order has its lines with weight and product, sums, parcel and delivery address [R-297]', async () => {
  const token = await tokenOf(three);
  const order = valueOf(await getOrder(open(), token, await idOf(token, 2)))!;
  expect(order).toMatchObject({
    knowsProducts: true,
    payment: 'Partly refunded',
    fulfilment: 'Sent',
    tracking: { href: `https://track.example/${order.tracking?.number}` },
    shippedTo: expect.arrayContaining(['Theo Marsh', '48 Warren Street']) as string[],
  });
  const gone = order.lines.find(({ title }) => title === 'Sash lift, first edition');
  expect(gone).toMatchObject({ product: null, grams: null, image: null, quantity: 2 });
  const [line] = order.lines;
  expect(line).toMatchObject({
    colour: expect.any(String) as string,
    size: expect.any(String) as string,
    grams: expect.any(Number) as number,
    image: { src: expect.stringContaining('/cdn/shop/files/') as string },
    product: { variantId: expect.stringMatching(/^\d+$/) as string },
  });
  const sum = order.lines.reduce((total, { price }) => total + price.amount, 0);
  expect(order.subtotal.amount).toBeCloseTo(sum, 6);
  expect(order.taxes).toMatchObject({ included: false });
  expect(order.total.amount).toBeCloseTo(
    sum + order.shipping.amount + order.taxes!.amount.amount,
    6,
  );
});

test('an order that has arrived says when', async () => {
  const token = await tokenOf(many);
  const [first] = valueOf(await getOrders(open(), token, 1)).orders;
  expect(first?.fulfilment).toBe('Sent');
  const order = valueOf(await getOrder(open(), token, first!.id))!;
  expect(order.fulfilment).toBe('Delivered');
  expect(order.deliveredOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(order.deliveredOn! > order.date).toBe(true);
  const [newest] = valueOf(await getOrders(open(), token, 0)).orders;
  expect(valueOf(await getOrder(open(), token, newest!.id))?.deliveredOn).toBeNull();
});

test('an order of 300 lines has all of them, read in three parts [R-307]', async () => {
  await addOrders(zero, 1, 299);
  const token = await tokenOf(zero);
  const id = await idOf(token, 0);
  const count = await counting('order');
  const order = valueOf(await getOrder(open(), token, id))!;
  expect(order.lines).toHaveLength(300);
  expect(order.lines.filter(({ product }) => product)).toHaveLength(299);
  expect(await count()).toBe(3);
});

test('another customer’s order and a nonexistent one are not found [R-304]', async () => {
  const id = await idOf(await tokenOf(many), 0);
  const token = await tokenOf(three);
  for (const other of [id, '1', '99999999999999999999'])
    expect(valueOf(await getOrder(open(), token, other))).toBeNull();
});

test('reads and changes report an expired token as such, not as an error [R-304]', async () => {
  const token = await tokenOf(three);
  await accounts.sandbox.fetch('/__standin/accounts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ change: 'revoke' }),
  });
  const lines: string[] = [];
  const ended = { ok: false, error: 'signed-out' };
  expect(await getProfile(open(lines), token)).toEqual(ended);
  expect(await getOrders(open(lines), token, 3)).toEqual(ended);
  expect(await getOrder(open(lines), token, '1')).toEqual(ended);
  for (const change of [
    { intent: 'create', fields: oregon, makeDefault: false },
    { intent: 'delete', id: '1' },
  ] as const)
    expect(await changeAddress(open(lines), token, change)).toEqual(ended);
  expect(lines.join('\n')).not.toContain('"level":"error"');
  expect(lines.join('\n')).not.toContain(token);
});

test.each([
  'throttled',
  'http-429',
  'http-500',
  'bad-json',
  'wrong-schema',
  'empty-body',
  'cut-json',
] as const)(
  'a read that is answered with %s is an outage, which signs nobody out [R-305]',
  async (mode) => {
    const token = await tokenOf(three);
    await accounts.sandbox.fault({ service: 'accounts', operation: 'customer', mode });
    const lines: string[] = [];
    for (const read of [getProfile, getOverview, getAddresses]) {
      const error: unknown = await read(open(lines), token).catch((reason: unknown) => reason);
      expect(isUnavailable(error)).toBe(true);
    }
    expect(lines.join('\n')).not.toContain(token);
  },
);

test('a read that fails once is repeated', async () => {
  const token = await tokenOf(three);
  await accounts.sandbox.fault({
    service: 'accounts',
    operation: 'customer',
    mode: 'http-500',
    times: 1,
  });
  expect(valueOf(await getProfile(open(), token)).email).toBe(three);
});

test('while product availability is unknown, an order says so, instead of showing its products as gone', async () => {
  const token = await tokenOf(three);
  const id = await idOf(token, 0);
  await accounts.sandbox.fault({ service: 'commerce', mode: 'http-500' });
  const order = valueOf(await getOrder(open(), token, id));
  expect(order?.knowsProducts).toBe(false);
  expect(order?.lines[0]).toMatchObject({ product: null, title: expect.any(String) as string });
});

const oregon: AddressFields = {
  ...{ country: 'US', firstName: 'Nora', lastName: 'Field', company: '', city: 'Portland' },
  ...{ address1: '1 Mill Street', address2: '', province: 'OR', zip: '97201' },
  phone: '(503) 555-0163',
};
const tallinn: AddressFields = {
  ...oregon,
  ...{ country: 'EE', city: 'Tallinn', province: 'Harju', zip: '10111', phone: '+372 555 0163' },
};
const make = (token: string, change: AddressChange) => changeAddress(open(), token, change);
const create = (token: string, fields: AddressFields, makeDefault = false) =>
  make(token, { intent: 'create', fields, makeDefault });
const book = async (token: string) => valueOf(await getAddresses(open(), token));
const done = { ok: true, value: undefined };

test('an address is made with codes and E.164, changed, made the default, deleted and brought back [R-298]', async () => {
  const token = await tokenOf(zero);
  expect(await create(token, oregon)).toEqual(done);
  const [first] = (await book(token)).addresses;
  expect(first).toMatchObject({
    ...{ province: 'Oregon', provinceCode: 'OR', countryCode: 'US', country: 'United States' },
    ...{ phone: '+15035550163', address1: '1 Mill Street' },
  });
  expect(await create(token, tallinn, true)).toEqual(done);
  const both = await book(token);
  expect(both.addresses.map(({ city }) => city)).toEqual(['Tallinn', 'Portland']);
  expect(both.addresses[0]).toMatchObject({
    province: 'Harju',
    countryCode: 'EE',
    phone: '+3725550163',
  });
  expect(both.defaultId).toBe(both.addresses[0]?.id);
  const id = first?.id ?? '';
  const changed = { ...oregon, city: 'Salem', phone: '' };
  expect(await make(token, { intent: 'update', id, fields: changed, makeDefault: false })).toEqual(
    done,
  );
  expect((await book(token)).addresses[1]).toMatchObject({ city: 'Salem', phone: '' });
  expect(await make(token, { intent: 'default', id })).toEqual(done);
  expect((await book(token)).defaultId).toBe(id);
  const deleted = await make(token, { intent: 'delete', id });
  expect(deleted).toMatchObject({
    ok: true,
    value: { city: 'Salem', province: 'OR', default: 'on' },
  });
  const left = await book(token);
  expect(left.addresses.map(({ city }) => city)).toEqual(['Tallinn']);
  expect(left.defaultId).toBe(left.addresses[0]?.id);
  expect(await create(token, changed, true)).toEqual(done);
  expect((await book(token)).addresses[0]).toMatchObject({ city: 'Salem' });
});

test('the newest remaining address becomes the default, and the last one can be deleted [R-298]', async () => {
  const token = await tokenOf(zero);
  for (const city of ['Salem', 'Eugene', 'Bend']) await create(token, { ...oregon, city });
  const cities = async () => (await book(token)).addresses.map(({ city }) => city);
  expect(await cities()).toEqual(['Salem', 'Eugene', 'Bend']);
  const after = [];
  for (let left = 3; left > 0; left -= 1) {
    const [first] = (await book(token)).addresses;
    expect((await make(token, { intent: 'delete', id: first?.id ?? '' })).ok).toBe(true);
    after.push(await cities());
  }
  expect(after).toEqual([['Bend', 'Eugene'], ['Eugene'], []]);
});

test('what is wrong with an address is said at its field, and the same one is not kept twice [R-303]', async () => {
  const token = await tokenOf(zero);
  const refusal = (message: string, field?: string) => ({
    ok: false,
    error: { kind: 'refused', message, ...(field && { field }) },
  });
  expect(await create(token, { ...oregon, phone: '555 0163' })).toEqual(
    refusal(expect.stringContaining('country code') as string, 'phone'),
  );
  expect(await create(token, { ...oregon, province: 'NSW' })).toEqual(
    refusal('We can’t find this state in this country.', 'province'),
  );
  expect(await create(token, { ...oregon, province: '' })).toEqual(
    refusal('This field is required.', 'province'),
  );
  expect(await create(token, { ...oregon, address1: ' ' })).toEqual(
    refusal('This field is required.', 'address1'),
  );
  expect(await create(token, oregon)).toEqual(done);
  expect(await create(token, oregon)).toEqual(
    refusal('This address is already in your address book.'),
  );
  expect((await book(token)).addresses).toHaveLength(1);
});

test('nobody changes somebody else’s address [R-304]', async () => {
  const [address] = (await book(await tokenOf(three))).addresses;
  const token = await tokenOf(zero);
  for (const change of [
    { intent: 'delete', id: address?.id ?? '' },
    { intent: 'default', id: address?.id ?? '' },
    { intent: 'update', id: address?.id ?? '', fields: oregon, makeDefault: true },
  ] as const)
    expect(await make(token, change)).toMatchObject({
      error: { kind: 'refused', message: 'This address no longer exists.' },
    });
  expect((await book(await tokenOf(three))).addresses[0]).toEqual(address);
});

test('hostile text stays text', async () => {
  const token = await tokenOf(zero);
  const text = '"}) { x } <script>alert(1)</script> $address \u202e\u0000 ${1} 🏠';
  await create(token, { ...oregon, company: text, address2: '{{constructor}}' });
  const [address] = (await book(token)).addresses;
  expect(address).toMatchObject({ company: text.trim(), address2: '{{constructor}}' });
});

const changes = {
  create: 'customerAddressCreate',
  update: 'customerAddressUpdate',
  default: 'customerAddressUpdate',
  delete: 'customerAddressDelete',
} as const;

async function changeOf(token: string, intent: AddressChange['intent']): Promise<AddressChange> {
  const id = (await book(token)).addresses[1]?.id ?? '';
  if (intent === 'create') return { intent, fields: oregon, makeDefault: true };
  return intent === 'update' ? { intent, id, fields: oregon, makeDefault: true } : { intent, id };
}

test.each(Object.entries(changes) as [AddressChange['intent'], string][])(
  'a change (%s) whose answer is lost is found in the address book, and sent once',
  async (intent, operation) => {
    const token = await tokenOf(three);
    const change = await changeOf(token, intent);
    const fault = { service: 'accounts', operation, mode: 'http-500', applied: true } as const;
    await accounts.sandbox.fault({ ...fault, times: 1 });
    const count = await counting(operation);
    expect((await make(token, change)).ok).toBe(true);
    expect(await count()).toBe(1);
    expect(await accounts.sandbox.faults()).toEqual([]);
  },
);

test.each(Object.entries(changes) as [AddressChange['intent'], string][])(
  'a change (%s) that was not made is reported, after no answer and after throttling',
  async (intent, operation) => {
    const token = await tokenOf(three);
    const change = await changeOf(token, intent);
    const before = await book(token);
    for (const mode of ['http-500', 'throttled'] as const) {
      await accounts.sandbox.fault({ service: 'accounts', operation, mode, times: 1 });
      expect(await make(token, change)).toMatchObject({
        ok: false,
        error: { kind: 'unavailable' },
      });
      await accounts.sandbox.clearFaults();
    }
    expect(await book(token)).toEqual(before);
  },
);

test('exceeding a customer’s API points is an outage until they refill', async () => {
  const token = await tokenOf(many);
  const ask = () => getOrders(open(), token, 0).then(() => 'read', isUnavailable);
  let answer: unknown = 'read';
  for (let count = 0; count < 300 && answer === 'read'; count += 1) answer = await ask();
  expect(answer).toBe(true);
  await accounts.advance(60_000);
  expect(await ask()).toBe('read');
});

async function legacyTokenOf(token: string): Promise<string> {
  const { data } = await accounts.ask<{
    storefrontCustomerAccessTokenCreate: { customerAccessToken: string };
  }>(token, 'mutation { storefrontCustomerAccessTokenCreate { customerAccessToken } }');
  return data?.storefrontCustomerAccessTokenCreate.customerAccessToken ?? '';
}

test.each([zero, three, many])('both kinds of accounts show %s the same [R-304]', async (email) => {
  const token = await tokenOf(email);
  const legacyToken = await legacyTokenOf(token);
  const legacy = () => accountContext(accounts.sandbox.origin, 'legacy');
  /**
   * Phone numbers (E.164) and province codes differ between the account kinds. The Storefront API reports neither
   * deliveries nor the delivery method.
   */
  const common = (name: string, value: unknown): unknown => {
    if (['phone', 'provinceCode', 'deliveredOn', 'shippingTitle'].includes(name)) return '';
    if (name === 'fulfilment' && value === 'Delivered') return 'Sent';
    return value;
  };
  const plain = (result: CustomerResult<object | null>) =>
    JSON.parse(JSON.stringify(valueOf(result), common)) as unknown;
  for (const read of [getProfile, getOverview, getAddresses]) {
    const [hosted, old] = await Promise.all([read(open(), token), read(legacy(), legacyToken)]);
    expect(plain(hosted)).toEqual(plain(old));
  }
  for (const page of [0, 1, 5]) {
    const hosted = await getOrders(open(), token, page);
    expect(plain(hosted)).toEqual(plain(await getOrders(legacy(), legacyToken, page)));
    for (const { id } of valueOf(hosted).orders.filter((_, index) => index % 7 === 0)) {
      await accounts.advance(60_000);
      const order = await getOrder(legacy(), legacyToken, id);
      expect(plain(await getOrder(open(), token, id))).toEqual(plain(order));
    }
  }
});
