/** Orders with taxes and discounts, which the merchant edits and cancels. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { add, brae, cartOf, leaveForCheckout, skerry } from '../support/cart-driver';
import { newYork, placeOrder } from '../support/checkout-driver';
import { control } from '../support/control';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { hasPasswords, startShop, type Shop } from '../support/storefront';
import type { Tap } from '../support/wiretap';

let shop: Shop;
let changeReply: Tap | undefined;
beforeAll(async () => {
  shop = await startShop({ tap: (exchange) => changeReply?.(exchange) });
});
afterAll(() => shop?.stop());

/** Returns the paths of the order and of its print page. */
async function order(shopper: Shopper): Promise<{ path: string; print: string; number: number }> {
  await placeOrder(shop.addresses.sandbox, await leaveForCheckout(shopper), newYork);
  const [{ id, number }] = await control<[{ id: number; number: number }]>(shop, 'orders');
  return {
    ...{ path: `/accounts/my-orders/order?id=${id}`, number },
    print: `/accounts/my-orders/order/print?id=${id}`,
  };
}

const change = (number: number, action: string, values: Record<string, string>) =>
  control(shop, `orders/${number}/${action}`, values);

const mainOf = async (shopper: Shopper, path: string) => {
  const { text, status } = await shopper.get(path);
  expect(status).toBe(200);
  return textOf({ text: text.slice(text.indexOf('<main'), text.indexOf('</main>')) });
};

/** In cents. */
function sumsOf(text: string) {
  const [, ...amounts] =
    /Subtotal \$([\d,.]+) Delivery(?: Free shipping)? Free Taxes \$([\d,.]+) Total \$([\d,.]+)/.exec(
      text,
    ) ?? [];
  return amounts.map((amount) => Math.round(Number(amount.replace(',', '')) * 100)) as [
    number,
    number,
    number,
  ];
}

test('an edited order shows what remains, its sums and the refund; a cancelled one says when and why', async () => {
  const shopper = await signInAs(shop, 'zero');
  await add(shopper, skerry);
  await add(shopper, brae, '2');
  const { path, print, number } = await order(shopper);
  const before = sumsOf(await mainOf(shopper, path));
  expect(before[0] + before[1]).toBe(before[2]);
  expect(before[1]).toBe(Math.round(before[0] * 0.04));

  await change(number, 'edit', { line: '0', quantity: '1' });
  await change(number, 'edit', { line: '1', quantity: '0' });
  const edited = await mainOf(shopper, path);
  const after = sumsOf(edited);
  expect(after[0] + after[1]).toBe(after[2]);
  expect(after[1]).toBe(Math.round(after[0] * 0.04));
  const refunded = ((before[2] - after[2]) / 100).toFixed(2);
  expect(edited).toContain(`Partly refunded $${refunded} refunded`);
  expect(edited).toContain('Qty: 1 · 1 removed');
  expect(edited).toContain('Qty: 0 · Removed');
  expect(sumsOf(await mainOf(shopper, print))).toEqual(after);
  expect(await mainOf(shopper, '/accounts/my-orders')).toContain(`$${(after[2] / 100).toFixed(2)}`);

  await change(number, 'cancel', { reason: 'INVENTORY' });
  for (const page of [path, print]) {
    const text = await mainOf(shopper, page);
    expect(text).toMatch(/Cancelled on \w+ \d+, 20\d\d \. An item wasn’t available\./);
    expect(text).toContain(`Refunded $${(before[2] / 100).toFixed(2)} refunded`);
    expect(text).toContain('Total $0.00');
    expect(text).not.toMatch(/Subtotal|[Rr]emoved/);
  }
  expect(await mainOf(shopper, '/accounts/my-orders')).toContain('Refunded Cancelled');
});

test('a sent order that is refunded, in part and completely, shows what was refunded, and can be ordered again', async () => {
  const shopper = await signInAs(shop, 'zero');
  await add(shopper, brae, '2');
  const { path, print, number } = await order(shopper);
  const before = sumsOf(await mainOf(shopper, path));
  await change(number, 'fulfil', { number: 'LT1' });
  await change(number, 'refund', { line: '0', quantity: '1' });
  const partly = await mainOf(shopper, path);
  const after = sumsOf(partly);
  expect(after[0] + after[1]).toBe(after[2]);
  const refunded = ((before[2] - after[2]) / 100).toFixed(2);
  expect(partly).toContain(`Partly refunded $${refunded} refunded`);
  expect(partly).toContain('Qty: 1 · 1 refunded');
  expect(partly).toContain('Print a return slip');

  await change(number, 'refund', {});
  for (const page of [path, print]) {
    const text = await mainOf(shopper, page);
    expect(text).toContain(`Refunded $${(before[2] / 100).toFixed(2)} refunded`);
    expect(text).toMatch(/Total \$0\.00/);
    expect(text).not.toMatch(/Subtotal|Delivery Free/);
  }
  const whole = await mainOf(shopper, path);
  expect(whole).toContain('Qty: 0 · Refunded');
  expect(whole).not.toContain('Print a return slip');
  expect(whole).toContain('Order again');
  expect((await shopper.post(path, {})).location).toBe('/cart');
  expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual([2]);
});

test('a discount on the order lowers its lines, so that the sums add up', async () => {
  const shopper = await signInAs(shop, 'zero');
  await add(shopper, brae);
  await shopper.post('/cart', { intent: 'discount', code: 'WELCOME10' });
  const { path, print } = await order(shopper);
  for (const page of [path, print]) {
    const text = await mainOf(shopper, page);
    const [subtotal, taxes, total] = sumsOf(text);
    expect(subtotal + taxes).toBe(total);
    if (hasPasswords) expect(text).toMatch(/WELCOME10: [-−]\$\d+\.\d\d/);
  }
});

test('an edited order orders what remains again, a cancelled one all of it', async () => {
  const shopper = await signInAs(shop, 'zero');
  await add(shopper, skerry);
  await add(shopper, brae, '3');
  const { path, number } = await order(shopper);
  const again = async () => {
    expect((await shopper.post(path, {})).location).toBe('/cart');
    const { text } = await shopper.get('/cart');
    expect(text).not.toContain('no longer available');
    const lines = await cartOf(shopper);
    for (const { line } of lines) await shopper.post('/cart', { intent: 'remove', line });
    return lines.map(({ quantity }) => quantity);
  };
  await change(number, 'edit', { line: '0', quantity: '2' });
  await change(number, 'edit', { line: '1', quantity: '0' });
  expect(await again()).toEqual([2]);
  await change(number, 'cancel', { reason: 'CUSTOMER' });
  expect(await mainOf(shopper, path)).toContain('Order again');
  expect((await again()).toSorted()).toEqual([1, 3]);
});

test('order again says that the bag already has as many as can be ordered, and changes nothing', async () => {
  const shopper = await signInAs(shop, 'zero');
  const oversold = variantId('haddon-table-lamp-white');
  for (const variant of [skerry, oversold]) await add(shopper, variant);
  const { path } = await order(shopper);
  // All that are left, and the bag's maximum.
  for (const variant of [skerry, oversold]) await add(shopper, variant, '99');
  const before = await cartOf(shopper);
  expect(before.map(({ quantity }) => quantity)).toContain(99);
  const bag = textOf(await shopper.submit(path, { intent: 'again' }));
  expect(bag).toContain('Your bag already has as many of these items as you can order.');
  expect(bag).not.toMatch(/no longer available|We changed some quantities/);
  expect(await cartOf(shopper)).toEqual(before);
});

// The Storefront API finds an order only by its position.
test.runIf(hasPasswords)(
  'an order is not shown for another one that was placed while it was read',
  async () => {
    const shopper = await signInAs(shop, 'zero');
    await add(shopper, skerry);
    const { path, number } = await order(shopper);
    changeReply = ({ sent, received }) =>
      sent.includes('query CustomerOrder(')
        ? received.replace(/Order\/\d+/, 'Order/999999999')
        : undefined;
    const page = await shopper.get(path);
    changeReply = undefined;
    expect([page.status, textOf(page).includes(`#${number}`)]).toEqual([503, false]);
    expect((await shopper.get(path)).status).toBe(200);
  },
);
