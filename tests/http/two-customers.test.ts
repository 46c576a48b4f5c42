import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { textOf } from '../support/page-text';
import type { Shopper } from '../support/shopper';
import { inBareWorld, startShop, type Shop } from '../support/storefront';
import type { Exchange, Tap } from '../support/wiretap';
import { brae } from '../support/cart-driver';
import { listed, press } from '../support/wishlist-driver';

let shop: Shop;
const exchanges: Exchange[] = [];
let changeReply: Tap | undefined;
beforeAll(async () => {
  shop = await startShop({
    tap: (exchange) => {
      exchanges.push(exchange);
      return changeReply?.(exchange);
    },
  });
});
afterAll(() => shop?.stop());

const lamp = 'haddon-table-lamp-brass';

// The wishlist's Durable Object shows no id.
describe.skipIf(inBareWorld)('a wishlist', () => {
  let victim: Shopper;
  let listId = '';
  const email = 'victim@example.com';
  beforeAll(async () => {
    victim = shop.shopper();
    await press(victim, 'add', lamp);
    await victim.post('/pages/wishlist', { email });
    const answers = exchanges.map(({ received }) => /"wishlistId":"([^"]+)"/.exec(received)?.[1]);
    listId = answers.findLast(Boolean) ?? '';
    expect(listId).toMatch(/^[\w-]{36}$/);
  });

  const attempts: [string, () => Record<string, string>][] = [
    ['its id as a cookie', () => ({ 'wishlist-id': listId })],
    ['its e-mail as a cookie', () => ({ 'wishlist-email': email })],
    [
      'the victim’s sealed id in the wrong place',
      () => ({
        'wishlist-email': victim.cookies.get('wishlist-id')!,
        'wishlist-proof': victim.cookies.get('wishlist-id')!,
        session: victim.cookies.get('wishlist-id')!,
      }),
    ],
    [
      'a sealed id with one letter changed',
      () => ({
        'wishlist-id': victim.cookies
          .get('wishlist-id')!
          .replace(/.(?=.{5}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
      }),
    ],
  ];
  test.each(attempts)(
    'is not read and not changed with %s [V8.2.2] [V9.2.2] [V11.3.3] [V11.5.1]',
    async (_how, cookies) => {
      const thief = await signInAs(shop, 'three', shop.shopper());
      for (const [name, value] of Object.entries(cookies())) thief.cookies.set(name, value);
      expect(await listed(thief)).not.toContain(lamp);
      await press(thief, 'remove', lamp);
      await press(thief, 'add', 'brae-pendant-brass');
      expect(await listed(victim)).toEqual([lamp]);
    },
  );

  test('is not read or changed by its id or e-mail in an address or a form [V8.2.2]', async () => {
    const thief = shop.shopper();
    const query = new URLSearchParams({ wishlistId: listId, id: listId, email });
    expect((await thief.get(`/pages/wishlist?${query}`)).text).not.toContain(lamp);
    const fields = { intent: 'remove', handle: lamp, wishlistId: listId, email };
    await thief.post('/actions/wishlist', fields);
    expect(await listed(victim)).toEqual([lamp]);
  });

  test('whose copy in a cookie was copied is not shown, and stays unchanged', async () => {
    const thief = shop.shopper();
    thief.cookies.set('wishlist', victim.cookies.get('wishlist')!);
    expect(thief.cookies.get('wishlist')).toContain(lamp);
    await press(thief, 'add', 'brae-pendant-brass');
    expect(await listed(thief)).toEqual(['brae-pendant-brass']);
    await press(thief, 'remove', lamp);
    expect(await listed(victim)).toEqual([lamp]);
  });
});

describe('a bag', () => {
  let victim: Shopper;
  let cart = '';
  beforeAll(async () => {
    victim = await signInAs(shop, 'many');
    await victim.post('/cart', { intent: 'add', merchandise: brae, quantity: '2' });
    cart = decodeURIComponent(victim.cookies.get('cart-USD')!);
    expect(cart).toMatch(/\?key=\w+$/);
  });
  const wrongKeys = [
    ['without its key', () => cart.replace(/\?.*/, '')],
    ['with another key', () => cart.replace(/key=.*/, 'key=0123456789abcdef0123456789abcdef')],
  ] as const;

  test.each(wrongKeys)('is not changed, nor its owner told, %s [V8.3.1]', async (_how, id) => {
    const thief = await signInAs(shop, 'three', shop.shopper());
    thief.cookies.set('cart-USD', encodeURIComponent(id()));
    const line = /name="line" value="([^"]+)"/.exec((await victim.get('/cart')).text)?.[1] ?? '';
    expect(line).not.toBe('');
    await thief.post('/cart', { intent: 'remove', line });
    await thief.post('/cart', { intent: 'update', line, quantity: '9' });
    await thief.post('/cart', { intent: 'add', merchandise: brae, quantity: '5' });
    const page = await thief.get('/cart');
    expect(page.text).not.toMatch(/many@lintel|key=/);
    expect(textOf(await victim.get('/cart'))).toContain('Brae Pendant');
    expect(victim.cookies.get('cart-count-USD')).toBe('2');
  });

  test('is not changed by the id of its line in another cart [V8.2.2]', async () => {
    const thief = await signInAs(shop, 'three', shop.shopper());
    await thief.post('/cart', { intent: 'add', merchandise: brae, quantity: '1' });
    const line = /name="line" value="([^"]+)"/.exec((await victim.get('/cart')).text)?.[1] ?? '';
    expect(line).not.toBe('');
    await thief.post('/cart', { intent: 'remove', line });
    await victim.get('/cart');
    expect(victim.cookies.get('cart-count-USD')).toBe('2');
    await thief.get('/cart');
    expect(thief.cookies.get('cart-count-USD')).toBe('1');
  });
});

test('signing in keeps the bag if Shopify makes no cart with the customer’s token', async () => {
  const shopper = shop.shopper();
  await shopper.post('/cart', { intent: 'add', merchandise: brae });
  const field = ['input', 'buyerIdentity', 'customerAccessToken'];
  const userErrors = [{ code: 'INVALID', field, message: 'Customer is invalid' }];
  let refused = 0;
  changeReply = ({ sent }) => {
    if (!/cartCreate/.test(sent) || !/"customerAccessToken":"/.test(sent)) return undefined;
    refused += 1;
    return JSON.stringify({ data: { cartCreate: { cart: null, userErrors } } });
  };
  await signInAs(shop, 'three', shopper);
  changeReply = undefined;
  expect(refused).toBe(1);
  const page = await shopper.get('/cart');
  expect([page.status, textOf(page)]).toEqual([200, expect.stringContaining('Brae Pendant')]);
});

test('a note goes to a copy of the bag after a customer has signed in with it at the checkout', async () => {
  const shopper = shop.shopper();
  await shopper.post('/cart', { intent: 'add', merchandise: brae });
  const id = shopper.cookies.get('cart-USD');
  const token = /Cart\/(\w+)/.exec(decodeURIComponent(id ?? ''))?.[1] ?? '-';
  changeReply = ({ received }) =>
    received.includes(token)
      ? received.replaceAll('"customer":null', '"customer":{"id":"gid://shopify/Customer/1"}')
      : undefined;
  const noted = await shopper.post('/cart', { intent: 'note', note: 'Leave it at the door' });
  changeReply = undefined;
  expect(noted.status).toBe(303);
  expect(shopper.cookies.get('cart-USD')).not.toBe(id);
  expect(textOf(await shopper.get('/cart'))).toContain('Leave it at the door');
});

describe('an address form', () => {
  const path = '/accounts/account-addresses';
  const address = {
    ...{ intent: 'create', country: 'CA', firstName: 'Nora', lastName: 'Field', city: 'Toronto' },
    ...{ province: 'ON', zip: 'M5A 1A1' },
  };
  const refusal = 'Another customer has signed in since. Nothing was saved.';
  const customerIn = ({ text }: { text: string }) => ({
    customer: /name="customer" value="([^"]+)"/.exec(text)?.[1] ?? '',
  });
  const switchTo = async (shopper: Shopper, who: string) => {
    await shopper.post('/accounts/sign-out', {});
    await signInAs(shop, who, shopper);
  };

  test('is not saved for the customer who has signed in since, and what was typed stays', async () => {
    const shopper = await signInAs(shop, 'zero');
    const address1 = '5 Elsewhere Lane';
    const form = { ...address, address1, ...customerIn(await shopper.get(`${path}?new`)) };
    await switchTo(shopper, 'three');
    const country = await shopper.post(path, { ...form, intent: 'country' });
    expect(customerIn(country).customer).toBe(form.customer);
    const refused = await shopper.post(path, form);
    expect(refused.status).toBe(400);
    expect(textOf(refused)).toContain(refusal);
    expect(refused.text).toContain(`value="${address1}"`);
    expect(textOf(await shopper.get(path))).not.toContain(address1);
    // Sent again, knowingly.
    const again = await shopper.submit(path, { ...form, ...customerIn(refused) });
    expect(textOf(again)).toContain(address1);
  });

  test('is saved after the same customer has signed in again', async () => {
    const shopper = await signInAs(shop, 'zero');
    const address1 = '6 Elsewhere Lane';
    const form = { ...address, address1, ...customerIn(await shopper.get(`${path}?new`)) };
    expect(form.customer).not.toBe('');
    await switchTo(shopper, 'zero');
    expect(textOf(await shopper.submit(path, form))).toContain(address1);
  });

  test('that undoes a deletion doesn’t add the address for another customer', async () => {
    const shopper = await signInAs(shop, 'zero');
    const address1 = '7 Elsewhere Lane';
    const added = await shopper.submit(path, { ...address, address1 });
    const id = /address=(\d+)[^>]*>Edit<span[^>]*> (?:<!-- -->)?7 Elsewhere/.exec(added.text)?.[1];
    const deleted = await shopper.submit(path, { intent: 'delete', id: id ?? '' });
    expect(textOf(deleted)).toContain('The address was deleted. Undo');
    await switchTo(shopper, 'three');
    const undo = { ...address, address1, ...customerIn(deleted) };
    expect(textOf(await shopper.submit(path, undo))).toContain(refusal);
    expect(textOf(await shopper.get(path))).not.toContain(address1);
  });
});
