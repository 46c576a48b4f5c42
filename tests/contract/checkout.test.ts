import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giftCard } from '../../sandbox/seed/not-sent';
import {
  buy,
  contact,
  createCart,
  newYork,
  openCheckout,
  postForm,
  reachPayment,
  storefrontApi,
  type NewCart,
} from '../support/checkout-driver';
import { startSandbox, type Sandbox } from '../support/sandbox';

type Variant = {
  id: string;
  quantityAvailable: number;
  currentlyNotInStock: boolean;
  availableForSale: boolean;
  price: { amount: string };
};
type Order = { name: string; email: string; total: number; lines: { quantity: number }[] };

let sandbox: Sandbox;
let variants: Variant[];
beforeAll(async () => {
  sandbox = await startSandbox({
    storefronts: { us: 'http://localhost:3000', au: 'http://lintel.au.localhost:3000' },
  });
});
beforeEach(async () => {
  await sandbox.reset();
  const { data } = await storefrontApi(
    sandbox,
    `{ products(first: 250) { nodes { variants(first: 20) { nodes {
      id quantityAvailable currentlyNotInStock availableForSale price { amount } } } } } }`,
  );
  const { nodes } = data.products as { nodes: { variants: { nodes: Variant[] } }[] };
  variants = nodes.flatMap(({ variants: { nodes: some } }) => some);
});
afterAll(() => sandbox.stop());

const inStock = (least = 5) =>
  variants.find((one) => one.availableForSale && one.quantityAvailable >= least) as Variant;
const cartOf = (variant: Variant, quantity = 1, more: Partial<NewCart> = {}) =>
  createCart(sandbox, { lines: [{ merchandiseId: variant.id, quantity }], ...more });
const stockOf = async ({ id }: Variant) => {
  const query = `query ($id: ID!) { node(id: $id) { ... on ProductVariant { quantityAvailable } } }`;
  const { data } = await storefrontApi(sandbox, query, { id });
  return (data.node as Variant).quantityAvailable;
};
const cartReads = async (id: string) =>
  (await storefrontApi(sandbox, `query ($id: ID!) { cart(id: $id) { id } }`, { id })).data.cart;
const textOf = async (path: string) =>
  (await (await sandbox.fetch(path)).text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const newOrders = async () =>
  (await sandbox.json<Order[]>('/__standin/orders')).filter(
    ({ name }) => Number(name.slice(1)) > 1000,
  );

test('a cart becomes an order: stock falls, the cart is gone, a mail arrives', async () => {
  const variant = inStock();
  const cart = await cartOf(variant, 2);
  const order = await buy(sandbox, cart.path);
  expect(order).toMatch(/^\/orders\/[0-9a-f]{32}$/);
  const page = await textOf(order);
  expect(page).toContain('Thank you, Ada');
  expect(page).toContain('#1001');
  expect(page).toContain('no payment is taken');
  expect(await stockOf(variant)).toBe(variant.quantityAvailable - 2);
  expect(await cartReads(cart.id)).toBeNull();
  const [mail] =
    await sandbox.json<{ to: string; subject: string; text: string }[]>('/__standin/mailbox');
  expect(mail).toMatchObject({ to: contact.email, subject: 'Order #1001 confirmed' });
  expect(mail?.text).toContain('Free shipping: $0.00 USD');
  const [made] = await newOrders();
  expect(made).toMatchObject({ name: '#1001', total: Number(variant.price.amount) * 200 });
});

test('sending the last form twice, one after the other or at once, makes one order', async () => {
  const checkout = await openCheckout(sandbox, (await cartOf(inStock())).path);
  const { fields } = await reachPayment(sandbox, checkout);
  const send = () => postForm(sandbox, `${checkout}/payment`, fields);
  const answers = await Promise.all([send(), send(), send()]);
  const later = await send();
  const places = [...answers, later].map((answer) => answer.headers.get('location'));
  expect(new Set(places).size).toBe(1);
  expect(places[0]).toMatch(/^\/orders\//);
  expect(await newOrders()).toHaveLength(1);
});

test('a cart that was ordered leads to its order with its key, and to nothing without', async () => {
  const { path } = await cartOf(inStock());
  const order = await buy(sandbox, path);
  expect((await sandbox.fetch(path)).headers.get('location')).toBe(order);
  const keyless = await sandbox.fetch(path.replace(/\?.*/, ''));
  expect(keyless.status).toBe(410);
  expect(await keyless.text()).toContain('Your bag is empty');
});

test('a wrong key shows the contents but not the buyer', async () => {
  const { path } = await cartOf(inStock(), 1, { email: 'buyer@example.com' });
  const own = await openCheckout(sandbox, path);
  expect(await (await sandbox.fetch(own)).text()).toContain('buyer@example.com');
  const foreign = await openCheckout(sandbox, path.replace(/key=\w+/, 'key=0'));
  expect(foreign).toMatch(/^\/checkouts\//);
  expect(foreign).not.toBe(own);
  const page = await (await sandbox.fetch(foreign)).text();
  expect(page).toContain('Qty: 1');
  expect(page).not.toContain('buyer@example.com');
});

test('an empty cart and an unknown one say so and lead back', async () => {
  const empty = await createCart(sandbox, { lines: [] });
  const page = await sandbox.fetch(empty.path, {
    headers: { referer: 'http://lintel.au.localhost:3000/cart' },
  });
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain('Your bag is empty');
  expect(text).toContain('href="http://lintel.au.localhost:3000/"');
  expect((await sandbox.fetch('/cart/c/nothing?key=x')).status).toBe(410);
});

test('the way back is the storefront that sent the shopper, never a foreign address', async () => {
  const cart = await cartOf(inStock());
  const au = await openCheckout(sandbox, cart.path, 'http://lintel.au.localhost:3000/');
  expect(await (await sandbox.fetch(au)).text()).toContain('http://lintel.au.localhost:3000/cart');
  const foreign = await openCheckout(sandbox, cart.path, 'http://evil.example/');
  const page = await (await sandbox.fetch(foreign)).text();
  expect(page).toContain('http://localhost:3000/cart');
  expect(page).not.toContain('evil.example');
});

test('wrong fields get a message each and keep what was typed', async () => {
  const checkout = await openCheckout(sandbox, (await cartOf(inStock())).path);
  const wrong = { ...contact, email: 'nobody', lastName: ' ', zip: '', country: 'XX' };
  const response = await postForm(sandbox, checkout, { ...wrong, city: '<b>"Hudson' });
  expect(response.status).toBe(422);
  const page = await response.text();
  for (const message of ['Enter a valid email', 'Enter a last name', 'Choose a country']) {
    expect(page).toContain(message);
  }
  expect(page).toContain('value="nobody"');
  expect(page).toContain('&#60;b&#62;');
  expect(page).not.toContain('<b>"Hudson');
  expect((await sandbox.fetch(`${checkout}/payment`)).headers.get('location')).toBe(checkout);
});

test('a declined payment and a time-out stay on the page and charge nothing', async () => {
  const variant = inStock();
  const checkout = await openCheckout(sandbox, (await cartOf(variant)).path);
  const { fields } = await reachPayment(sandbox, checkout);
  for (const [outcome, status, message] of [
    ['decline', 402, 'was declined'],
    ['timeout', 504, 'didn’t respond'],
    ['free', 422, 'Choose what happens'],
  ] as const) {
    const response = await postForm(sandbox, `${checkout}/payment`, { ...fields, outcome });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(message);
  }
  expect(await newOrders()).toEqual([]);
  expect(await stockOf(variant)).toBe(variant.quantityAvailable);
  const approved = await postForm(sandbox, `${checkout}/payment`, fields);
  expect(approved.status).toBe(303);
});

test('delivery is free to Australia and the United States and costs a flat rate elsewhere [R-020]', async () => {
  const pay = async (country: string) => {
    const checkout = await openCheckout(sandbox, (await cartOf(inStock(), 1, { country })).path);
    return reachPayment(sandbox, checkout, { ...contact, country });
  };
  expect((await pay('AU')).page).toContain('$0.00 AUD');
  expect((await pay('GB')).page).toContain('£13.00 GBP');
  expect((await pay('JP')).page).toContain('¥2,400 JPY');
  const dear = (await cartOf(inStock(), 5, { country: 'GB' })).path;
  const free = await reachPayment(sandbox, await openCheckout(sandbox, dear), {
    ...contact,
    country: 'GB',
  });
  expect(free.page).toContain('£0.00 GBP');
});

test('the checkout adds the state’s tax, and the order, its mail and both pages have it', async () => {
  const variant = inStock();
  const cents = Math.round(Number(variant.price.amount) * 100);
  const tax = Math.round(cents * 0.04);
  const usd = (amount: number) => `$${(amount / 100).toFixed(2)} USD`;
  const checkout = await openCheckout(sandbox, (await cartOf(variant)).path);
  expect(await textOf(checkout)).toContain('Taxes Calculated at the next step');
  const { fields } = await reachPayment(sandbox, checkout, newYork);
  expect(fields.total).toBe(String(cents + tax));
  expect(await textOf(`${checkout}/payment`)).toContain(`Taxes ${usd(tax)}`);
  const paid = await postForm(sandbox, `${checkout}/payment`, fields);
  const sums = `Taxes ${usd(tax)} Total ${usd(cents + tax)}`;
  expect(await textOf(paid.headers.get('location') ?? '')).toContain(sums);
  const [order] = await newOrders();
  expect(order).toMatchObject({ total: cents + tax, taxes: { included: false } });
  const [mail] = await sandbox.json<{ text: string }[]>('/__standin/mailbox');
  expect(mail?.text).toContain(`Taxes: ${usd(tax)}\nTotal: ${usd(cents + tax)}`);
});

test('a British total includes its tax, and says how much; gift cards aren’t taxed', async () => {
  const british = { ...contact, country: 'GB', province: '' };
  const goods = { merchandiseId: inStock().id, quantity: 1 };
  const giftCardId = `gid://shopify/ProductVariant/${giftCard.variants[0]!.id}`;
  const pay = async (lines: NewCart['lines'], address: typeof contact) => {
    const cart = await createCart(sandbox, { lines, country: address.country });
    const checkout = await openCheckout(sandbox, cart.path);
    const { fields } = await reachPayment(sandbox, checkout, address);
    return { total: Number(fields.total), text: await textOf(`${checkout}/payment`) };
  };
  const one = await pay([goods], british);
  const tax = `Including £${(Math.round(one.total / 6) / 100).toFixed(2)} GBP in taxes`;
  expect(one.text).toContain(tax);
  const both = await pay([goods, { merchandiseId: giftCardId, quantity: 1 }], british);
  expect(both.text).toContain(tax);
  expect(both.total).toBeGreaterThan(one.total);
});

test('express delivery costs its price, and the order keeps its title', async () => {
  const variant = inStock();
  const checkout = await openCheckout(sandbox, (await cartOf(variant)).path);
  await postForm(sandbox, checkout, contact);
  const methods = await textOf(`${checkout}/shipping`);
  expect(methods).toContain('Free shipping 3 to 5 working days $0.00 USD');
  expect(methods).toContain('Express delivery 1 to 2 working days $32.00 USD');
  for (const method of ['by-owl', '']) {
    const refused = await postForm(sandbox, `${checkout}/shipping`, { method });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Choose a delivery method.');
  }
  await postForm(sandbox, `${checkout}/shipping`, { method: 'express' });
  const page = await (await sandbox.fetch(`${checkout}/payment`)).text();
  const total = /name="total"\s+value="(\d+)"/.exec(page)?.[1] ?? '';
  expect(Number(total)).toBe(Math.round(Number(variant.price.amount) * 100) + 3200);
  const paid = await postForm(sandbox, `${checkout}/payment`, { total, outcome: 'approve' });
  expect(await textOf(paid.headers.get('location') ?? '')).toContain('Express delivery $32.00 USD');
  expect((await newOrders())[0]).toMatchObject({
    shipping: 3200,
    shippingTitle: 'Express delivery',
  });
});

test('the last piece can be bought once', async () => {
  const variant = inStock();
  const all = variant.quantityAvailable;
  const mine = await openCheckout(sandbox, (await cartOf(variant, all)).path);
  const { fields } = await reachPayment(sandbox, mine);
  await buy(sandbox, (await cartOf(variant, all)).path);
  const late = await postForm(sandbox, `${mine}/payment`, fields);
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('has sold out');
  expect(await stockOf(variant)).toBe(0);
  expect(await newOrders()).toHaveLength(1);
});

test('a piece that may be oversold can be bought below zero', async () => {
  const variant = variants.find(
    (one) => one.currentlyNotInStock && one.availableForSale,
  ) as Variant;
  expect(await buy(sandbox, (await cartOf(variant, 3)).path)).toMatch(/^\/orders\//);
  expect(await stockOf(variant)).toBe(variant.quantityAvailable - 3);
});

test('a cart that changes meanwhile shows its new total first', async () => {
  const variant = inStock();
  const cart = await cartOf(variant);
  const checkout = await openCheckout(sandbox, cart.path);
  const { fields } = await reachPayment(sandbox, checkout);
  const query = `mutation ($id: ID!, $lines: [CartLineInput!]!) {
    cartLinesAdd(cartId: $id, lines: $lines) { userErrors { message } } }`;
  const lines = [{ merchandiseId: variant.id, quantity: 1 }];
  await storefrontApi(sandbox, query, { id: cart.id, lines });
  const response = await postForm(sandbox, `${checkout}/payment`, fields);
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('Your bag has changed');
});

test('a discount is taken off, shared over the lines and named', async () => {
  const variant = inStock();
  const cart = await cartOf(variant, 2, { discountCodes: ['WELCOME10'] });
  const page = await textOf(await buy(sandbox, cart.path));
  expect(page).toContain('Discount WELCOME10');
  const [order] = await newOrders();
  expect(order?.total).toBe(Math.round(Number(variant.price.amount) * 200 * 0.9));
});

test('attributes that begin with an underscore stay with the order but are not shown', async () => {
  const attributes = [
    { key: '_colour', value: 'Aged Brass' },
    { key: 'Engraving', value: 'A.L.' },
  ];
  const cart = await createCart(sandbox, {
    lines: [{ merchandiseId: inStock().id, quantity: 1, attributes }],
  });
  const page = await textOf(await buy(sandbox, cart.path));
  expect(page).toContain('Engraving: A.L.');
  expect(page).not.toContain('_colour');
  const [order] = await sandbox.json<{ lines: { attributes: unknown }[] }[]>('/__standin/orders');
  expect(order?.lines[0]?.attributes).toEqual(attributes);
});

test('an order with the e-mail of an account belongs to it', async () => {
  await buy(sandbox, (await cartOf(inStock())).path, { ...contact, email: 'Zero@lintel.example' });
  const [order] = await sandbox.json<{ customerId: number }[]>('/__standin/orders');
  expect(order?.customerId).toBe(6_200_000_000_001);
});

test('there are customers with none, 3 and 31 orders before the first sale', async () => {
  const orders = await sandbox.json<{ email: string; number: number }[]>('/__standin/orders');
  const count = (email: string) => orders.filter((order) => order.email === email).length;
  expect(count('zero@lintel.example')).toBe(0);
  expect(count('three@lintel.example')).toBe(3);
  expect(count('many@lintel.example')).toBe(31);
  expect(orders[0]?.number).toBe(1000);
});

test('an unknown checkout, step or order is a 404', async () => {
  const checkout = await openCheckout(sandbox, (await cartOf(inStock())).path);
  await postForm(sandbox, checkout, contact);
  for (const path of ['/checkouts/nothing', `${checkout}/gift`, '/orders/nothing', '/orders/']) {
    expect((await sandbox.fetch(path)).status).toBe(404);
  }
});
