import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { add } from '../support/cart-driver';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
let change = (received: string) => received;
beforeAll(async () => {
  shop = await startShop({
    tap: ({ sent, received }) => (sent.includes('CartRead') ? change(received) : undefined),
  });
});
beforeEach(() => {
  change = (received) => received;
});
afterAll(() => shop?.stop());

const stool = variantId('perch-stool-walnut', 'Counter');
const then = 'Made to order. Ships in 5 to 6 weeks.';
/** Replaces the variant's backorder message in the reply. The line's attribute keeps the old message. */
const now = (text: string) => (received: string) =>
  received.replace(/"backorder":\{"value":"[^"]*"\}/g, `"backorder":${text}`);

async function bag(): Promise<string> {
  const shopper = shop.shopper();
  await add(shopper, stool);
  return textOf(await shopper.get('/cart'));
}

test('the message of a backorder is in the bag [R-214]', async () => {
  expect(await bag()).toContain(then);
});

test('a message that has changed since the add is shown as it is now [R-214]', async () => {
  change = now('{"value":"Ships in 9 weeks."}');
  const page = await bag();
  expect(page).toContain('Ships in 9 weeks.');
  expect(page).not.toContain(then);
});

test('a preorder message wins over that of a backorder', async () => {
  change = (received) =>
    received.replace('"preorder":null', '"preorder":{"value":"From the February firing."}');
  expect(await bag()).toContain('From the February firing.');
});

test('where metafields cannot be read, the bag shows what was said at the add', async () => {
  change = now('null');
  expect(await bag()).toContain(then);
});

test('a variant back in stock has no message', async () => {
  change = (received) =>
    received
      .replaceAll('"currentlyNotInStock":true', '"currentlyNotInStock":false')
      .replace(/"quantityAvailable":-?\d+/g, '"quantityAvailable":5');
  const page = await bag();
  expect(page).toContain('Back in stock.');
  expect(page).not.toContain(then);
});
