/** Chairs are sent by freight from a workshop, other things from the warehouse (`sandbox/shopify/delivery/groups.ts`). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { add, addByScript, brae, leaveForCheckout } from '../support/cart-driver';
import {
  contact,
  openCheckout,
  placeOrder,
  postForm,
  reachPayment,
  sandboxAt,
} from '../support/checkout-driver';
import { control } from '../support/control';
import { mailsTo } from '../support/mails';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import type { Exchange } from '../support/wiretap';
import { isFullRun } from '../support/full-run';

const chair = variantId('aske-chair-oak');
const bulb = variantId('opal-bulb-e27');
const monthly = { product: 'opal-bulb-e27', merchandise: bulb, plan: '690000000001' };

let shop: Shop;
let exchanges: Exchange[] = [];
beforeAll(async () => {
  shop = await startShop({ world: 'full', tap: (exchange) => void exchanges.push(exchange) });
});
beforeEach(() => {
  exchanges = [];
});
afterAll(() => shop?.stop());

const auckland = { ...contact, city: 'Auckland', province: 'Auckland', zip: '1011', country: 'NZ' };

let hasAddress = false;

/** The customer has an address in New Zealand, where delivery costs NZD 25, and is free from NZD 900. */
async function signedIn(): Promise<Shopper> {
  const shopper = shop.shopper('au');
  shopper.cookies.set('SELECTED_STORE', 'NZ').set('currency', 'NZD');
  await signInAs(shop, 'zero', shopper);
  if (hasAddress) return shopper;
  const { email: _, ...fields } = auckland;
  const saved = await shopper.post('/accounts/account-addresses', {
    ...{ intent: 'create', default: 'on', ...fields },
  });
  expect(saved.status).toBe(303);
  hasAddress = true;
  return shopper;
}

const plain = (text: string) => textOf({ text });
const bagOf = async (shopper: Shopper) => plain((await shopper.get('/cart')).text);
const priced = 'Delivery to New Zealand: NZD 25.00, free from NZD 900.00';

test('a bag in one parcel has the usual price; a second parcel adds its own [R-551]', async () => {
  const shopper = await signedIn();
  await add(shopper, brae);
  expect(await bagOf(shopper)).toContain(priced);
  await add(shopper, brae, '2');
  await add(shopper, bulb);
  expect(await bagOf(shopper)).toContain(priced);
  expect(await bagOf(shopper)).not.toContain('parcels');
  const reply = await addByScript(shopper, chair);
  expect(reply.text).toContain('Delivered in 2 parcels');
  const bag = await bagOf(shopper);
  expect(bag).toContain('Delivered in 2 parcels · Delivery to New Zealand: NZD 50.00');
  expect(bag).not.toMatch(/more and delivery|free from/);
});

test('where delivery is free, the bag says how many parcels there are [R-551]', async () => {
  const shopper = await signInAs(shop, 'three');
  await add(shopper, brae);
  await add(shopper, chair);
  const bag = await bagOf(shopper);
  expect(bag).toContain('Delivery to the United States is free.');
  expect(bag).toContain('Delivered in 2 parcels');
  expect(bag).not.toMatch(/Delivered in 2 parcels · Delivery to/);
});

test('a subscription’s first delivery is in the same parcel; later ones have their price [R-551]', async () => {
  const shopper = await signedIn();
  await add(shopper, brae);
  await shopper.post('/cart', { intent: 'add', quantity: '1', ...monthly });
  const bag = await bagOf(shopper);
  expect(bag).toContain('Later subscription deliveries: NZD 25.00 each');
  expect(bag).toContain(priced);
  expect(bag).not.toContain('parcels');
});

test('without an address, a bag of several items promises no price, and one of a single item does [R-551]', async () => {
  const shopper = shop.shopper('au');
  shopper.cookies.set('SELECTED_STORE', 'NZ').set('currency', 'NZD');
  await add(shopper, brae);
  expect(await bagOf(shopper)).toContain(priced);
  await add(shopper, chair);
  const bag = await bagOf(shopper);
  expect(bag).toContain('Includes taxes. Delivery is calculated at checkout.');
  expect(bag).not.toContain('NZD 25.00');
});

test('an address in another country says nothing about this bag’s delivery [R-551]', async () => {
  const shopper = await signInAs(shop, 'three', shop.shopper('au'));
  shopper.cookies.set('SELECTED_STORE', 'NZ').set('currency', 'NZD');
  await add(shopper, brae);
  await add(shopper, chair);
  const bag = await bagOf(shopper);
  expect(bag).toContain('Delivery is calculated at checkout.');
  expect(bag).not.toContain('parcels');
});

test.runIf(isFullRun)(
  'a shop without the setting queries no delivery groups, and one with it makes no further call [R-553]',
  async () => {
    const plainShop = await startShop({
      world: 'full',
      vars: { DELIVERY_GROUPS: undefined },
      tap: (exchange) => void exchanges.push(exchange),
    });
    const calls = async (shopper: Shopper) => {
      exchanges = [];
      await add(shopper, brae);
      await add(shopper, chair);
      const bag = await bagOf(shopper);
      const sent = exchanges.map((exchange) => exchange.sent);
      const operations = sent.flatMap(
        (text) => /(?:query|mutation) (cart\w+)/i.exec(text)?.[1] ?? [],
      );
      return { bag, operations: operations.sort(), text: sent.join('\n') };
    };
    try {
      const without = await calls(await signInAs(plainShop, 'three', plainShop.shopper()));
      expect(without.text).not.toContain('deliveryGroups');
      expect(without.bag).not.toContain('parcels');
      const withGroups = await calls(await signInAs(shop, 'three'));
      expect(withGroups.text).toContain('deliveryGroups');
      expect(withGroups.operations).toEqual(without.operations);
    } finally {
      await plainShop.stop();
    }
  },
);

test('the checkout has a method and a price for each parcel, and adds them up [R-552]', async () => {
  const shopper = await signedIn();
  await add(shopper, brae);
  await add(shopper, chair);
  const sandbox = sandboxAt(shop.addresses.sandbox);
  const { pathname, search } = new URL(await leaveForCheckout(shopper));
  const checkout = await openCheckout(sandbox, pathname + search);
  await postForm(sandbox, checkout, auckland);
  const page = plain(await (await sandbox.fetch(`${checkout}/shipping`)).text());
  expect(page).toContain('Send 2 parcels');
  expect(page).toMatch(/Parcel 1 of 2 1 × Brae Pendant International delivery .*Express delivery/);
  expect(page).toMatch(/Parcel 2 of 2 1 × Aske Chair Freight 6 to 12 working days \$25\.00/);
  const refused: Record<string, string>[] = [
    { method: 'parcels', 'method-first-warehouse': 'express' },
    { 'method-first-warehouse': 'owl', 'method-first-workshop': 'standard' },
    { 'method-first-warehouse': 'standard', 'method-first-workshop': 'express' },
  ];
  for (const fields of refused)
    expect((await postForm(sandbox, `${checkout}/shipping`, fields)).status).toBe(422);
  const chosen = await postForm(sandbox, `${checkout}/shipping`, {
    ...{ method: 'parcels', 'method-first-warehouse': 'express' },
    'method-first-workshop': 'standard',
  });
  expect(chosen.status).toBe(303);
  const payment = plain(await (await sandbox.fetch(`${checkout}/payment`)).text());
  expect(payment).toContain('Shipping, 2 parcels $73.00');
});

test('each parcel of an order is sent with its own tracking, which the order shows [R-552]', async () => {
  const shopper = await signInAs(shop, 'three');
  await add(shopper, brae);
  await add(shopper, chair);
  await placeOrder(shop.addresses.sandbox, await leaveForCheckout(shopper));
  const [{ id, name }] = await control<[{ id: number; name: string }]>(shop, 'orders');
  const orderPage = async () => {
    const { status, text } = await shopper.get(`/accounts/my-orders/order?id=${id}`);
    expect(status).toBe(200);
    return { text, plain: plain(text) };
  };
  const send = (number: string) =>
    control<{ fulfillmentStatus: string }>(shop, `orders/${id}/fulfil`, {
      ...{ number, company: 'Overland Post', url: `https://track.example/${number}` },
    });
  expect((await send('LT1')).fulfillmentStatus).toBe('PARTIALLY_FULFILLED');
  const partly = await orderPage();
  expect(partly.plain).toMatch(/Fulfilment (Partly sent|Sent in several packages) Tracking LT1 /);
  expect((await send('LT2')).fulfillmentStatus).toBe('FULFILLED');
  const sent = await orderPage();
  expect(sent.plain).toMatch(/Tracking LT1 LT2 /);
  expect(sent.text).toContain('href="https://track.example/LT2"');
  const mails = await mailsTo(shop, contact.email);
  expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual([
    `Parcel 2 of 2 of order ${name} is on its way`,
    `Parcel 1 of 2 of order ${name} is on its way`,
  ]);
  const guest = shop.shopper();
  await guest.post('/orders/find', { order: name, email: contact.email });
  expect(plain((await guest.get('/orders/order')).text)).toMatch(
    /Parcels Overland Post · Track parcel LT1 Overland Post · Track parcel LT2/,
  );
});

test('an order that is picked up is one parcel [R-552]', async () => {
  const sandbox = sandboxAt(shop.addresses.sandbox);
  const shopper = shop.shopper();
  for (const handle of ['brae-pendant-nickel', 'aske-chair-oak'])
    await control(shop, 'pickup', { handle, location: '72100000001', stock: '5' });
  await add(shopper, brae);
  await add(shopper, chair);
  const { pathname, search } = new URL(await leaveForCheckout(shopper));
  const checkout = await openCheckout(sandbox, pathname + search);
  await reachPayment(sandbox, checkout);
  await postForm(sandbox, `${checkout}/shipping`, { method: 'pickup-72100000001' });
  const page = await (await sandbox.fetch(`${checkout}/payment`)).text();
  expect(plain(page)).toContain('Shipping $0.00');
  const total = /name="total"\s+value="(\d+)"/.exec(page)![1]!;
  await postForm(sandbox, `${checkout}/payment`, { total, outcome: 'approve' });
  const [order] = await control<[{ id: number; lines: { parcel: number }[] }]>(shop, 'orders');
  expect(order.lines.map(({ parcel }) => parcel)).toEqual([0, 0]);
  const sent = await control<{ fulfillmentStatus: string }>(shop, `orders/${order.id}/fulfil`, {});
  expect(sent.fulfillmentStatus).toBe('FULFILLED');
});
