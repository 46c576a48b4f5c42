import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { textOf } from '../support/page-text';
import { hasPasswords, inBareWorld, startShop, type Shop } from '../support/storefront';
import type { Answer, Shopper } from '../support/shopper';
import { add, brae, leaveForCheckout, openCheckoutPage } from '../support/cart-driver';

let shop: Shop;
let many: Shopper;
beforeAll(async () => {
  shop = await startShop();
  many = await signInAs(shop, 'many');
});
afterAll(() => shop.stop());

const idsIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];
const orderIds = ({ text }: Answer) => idsIn(text, /my-orders\/order\?id=(\d+)/g);
const addressIds = ({ text }: Answer) => idsIn(text, /href="[^"]*\?address=(\d+)/g);

test('31 orders come in two pages, and a page past the end leads to the last one [R-003] [R-051] [R-295] [R-307]', async () => {
  const first = await many.get('/accounts/my-orders');
  const second = await many.get('/accounts/my-orders?pageNo=1');
  expect([orderIds(first).length, orderIds(second).length]).toEqual([30, 1]);
  expect(textOf(first)).toContain('Page 1 of 2');
  const past = await many.get('/accounts/my-orders?pageNo=7');
  expect(past.location).toBe('/accounts/my-orders?pageNo=1');
});

test('an order of 40 lines shows them all; one whose piece is gone shows too [R-051]', async () => {
  const [last = ''] = orderIds(await many.get('/accounts/my-orders?pageNo=1'));
  const gone = textOf(await many.get(`/accounts/my-orders/order?id=${last}`));
  expect(gone).toContain('Sash lift, first edition');
  expect(gone).toContain('No longer available');
  const forty = await many.get(`/accounts/my-orders/order?id=${Number(last) + 1}`);
  expect(forty.text.match(/Qty: /g)).toHaveLength(40);
});

test('6 addresses come in two pages [R-051]', async () => {
  const first = await many.get('/accounts/account-addresses');
  const second = await many.get('/accounts/account-addresses?pageNo=1');
  expect([addressIds(first).length, addressIds(second).length]).toEqual([5, 1]);
});

test('another customer’s order and addresses cannot be opened [R-004] [V8.2.2] [V8.3.1]', async () => {
  const three = await signInAs(shop, 'three');
  const [order = ''] = orderIds(await many.get('/accounts/my-orders'));
  const look = await three.get(`/accounts/my-orders/order?id=${order}`);
  expect([look.status, look.location]).toEqual([303, '/accounts/my-orders']);
  const repeat = await three.post(`/accounts/my-orders/order?id=${order}`, {});
  expect(repeat.location).toBe('/accounts/my-orders');
  const [address = ''] = addressIds(await many.get('/accounts/account-addresses'));
  const before = textOf(await many.get('/accounts/account-addresses'));
  for (const intent of ['delete', 'default']) {
    const answer = await three.post('/accounts/account-addresses', { intent, id: address });
    expect(answer.status).toBe(400);
  }
  expect((await three.get(`/accounts/account-addresses?address=${address}`)).text).not.toContain(
    'Edit address',
  );
  expect(textOf(await many.get('/accounts/account-addresses'))).toBe(before);
});

test('an address is added with its province, changed, made the default and deleted [R-003] [R-158] [R-298] [R-299] [R-300] [V2.2.3]', async () => {
  const zero = await signInAs(shop, 'zero');
  const page = '/accounts/account-addresses';
  const fields = {
    ...{ intent: 'create', country: 'CA', firstName: 'Nora', lastName: 'Field', city: 'Toronto' },
    ...{ address1: '1 Mill Street', province: 'ON', zip: 'M5A 1A1' },
  };
  const asked = await zero.post(page, { ...fields, intent: 'country', province: '' });
  expect([asked.status, asked.text.includes('>Ontario</option>')]).toEqual([200, true]);
  expect(asked.text).toContain('value="1 Mill Street"');
  const wrong = await zero.post(page, { ...fields, province: 'NSW' });
  expect([wrong.status, textOf(wrong).includes('Please choose a province.')]).toEqual([400, true]);
  const added = await zero.submit(page, fields);
  expect(textOf(added)).toContain('Your address was added.');
  expect(textOf(added)).toContain('Toronto ON M5A 1A1');
  const other = { ...fields, country: 'US', province: 'Oregon', city: 'Portland' };
  const second = await zero.submit(page, { ...other, default: 'on' });
  const [first = '', last = ''] = addressIds(second);
  expect(textOf(await zero.get('/accounts/dashboard'))).toContain('United States');
  const edited = await zero.get(`${page}?address=${first}`);
  expect(edited.text).toMatch(/<option value="OR" selected(="")?>Oregon</);
  expect(textOf(await zero.submit(page, { intent: 'default', id: last }))).toContain(
    'Your default address was changed.',
  );
  const deleted = await zero.submit(page, { intent: 'delete', id: last });
  expect(textOf(deleted)).toContain('The address was deleted. Undo');
  const undo = /<form(?:(?!<\/form>)[^])*Undo</.exec(deleted.text)![0];
  const sent = undo.matchAll(/name="(\w+)" value="([^"]*)"/g);
  const back = await zero.submit(page, Object.fromEntries([...sent].map(([, k, v]) => [k!, v!])));
  expect(textOf(back)).toContain('Your address was added.');
  expect(textOf(back)).toMatch(/Default[^]*Portland OR/);
});

test('an address in Japan keeps its prefecture when edited, and takes another', async () => {
  const many = await signInAs(shop, 'many');
  const page = '/accounts/account-addresses';
  // The demo's last address.
  const [id = ''] = addressIds(await many.get(`${page}?pageNo=1`));
  const { text } = await many.get(`${page}?address=${id}`);
  expect(text).toContain('value="2-14 Ginza"');
  expect(text).toMatch(/<option value="JP-13" selected(="")?>Tokyo</);
  const saved = await many.submit(page, {
    ...{ intent: 'update', id, country: 'JP', province: 'JP-27', city: 'Osaka' },
    ...{ firstName: 'Mina', lastName: 'Okafor', address1: '1 Dotonbori', zip: '542-0071' },
  });
  expect(textOf(saved)).toContain('Your address was saved.');
  expect((await many.get(`${page}?address=${id}`)).text).toMatch(
    /<option value="JP-27" selected(="")?>Osaka</,
  );
});

async function checkoutSays(shopper: Shopper): Promise<string> {
  const link = await leaveForCheckout(shopper);
  return textOf({ text: await openCheckoutPage(shop.addresses.sandbox, link) });
}

const fillCart = (shopper: Shopper) => add(shopper, brae);

test('the checkout knows who signed in, a planted cart does not, and signing out is forgotten [R-269] [R-346]', async () => {
  const attacker = shop.shopper();
  await fillCart(attacker);
  const planted = attacker.cookies.get('cart-USD')!;
  const victim = shop.shopper();
  victim.cookies.set('cart-USD', planted);
  await signInAs(shop, 'zero', victim);
  expect(victim.cookies.get('cart-USD')).not.toBe(planted);
  expect(await checkoutSays(victim)).toContain('Signed in as zero@lintel.example');
  expect(await checkoutSays(attacker)).not.toContain('zero@lintel.example');
  await victim.post('/accounts/sign-out', {});
  expect(textOf(await victim.get('/cart'))).toContain('Brae Pendant');
  expect(await checkoutSays(victim)).not.toContain('zero@lintel.example');
});

test.runIf(hasPasswords)(
  'checkout_url is a flag: sign-in leads to the cart’s own checkout, never to its value [R-270] [V3.7.2]',
  async () => {
    const shopper = shop.shopper();
    await fillCart(shopper);
    const form = { form: 'login', email: 'zero@lintel.example', password: 'lintel-demo' };
    const evil = '/accounts/login?checkout_url=https%3A%2F%2Fevil.example%2F';
    const answer = await shopper.post(evil, form);
    expect(answer.location).toMatch(
      inBareWorld ? /^\/cart\/leave$/ : new RegExp(`^${shop.addresses.sandbox}/cart/c/`),
    );
    const without = await shop.shopper().post(evil, form);
    expect(without.location).toBe('/accounts/dashboard');
    const told = shop.shopper();
    await fillCart(told);
    const not = await told.post('/accounts/login?checkout_url=false', form);
    expect(not.location).toBe('/accounts/dashboard');
  },
);

test('the same link leads signed-in customers to the checkout [R-270]', async () => {
  const shopper = await signInAs(shop, 'zero');
  await fillCart(shopper);
  const led = await shopper.get('/account/login?checkout_url=%2Fcheckout');
  const to = led.location === '/cart/leave' ? led : await shopper.get(led.location ?? '');
  expect(to.location).toBe('/cart/leave');
  const not = await shopper.get('/accounts/login?checkout_url=false');
  expect(not.location).toBe('/accounts/dashboard');
});

test('a customer’s pages are never cached, and those with the shell have a sign-out [V7.4.4] [V14.3.2]', async () => {
  const three = await signInAs(shop, 'three');
  const [order = ''] = orderIds(await three.get('/accounts/my-orders'));
  const pages = ['dashboard', 'account-addresses', 'my-orders', 'change-password'];
  for (const page of [...pages, `my-orders/order?id=${order}`]) {
    const { headers, text } = await three.get(`/accounts/${page}`);
    expect([page, headers.get('cache-control')]).toEqual([page, 'no-store']);
    if (page !== 'change-password')
      expect([page, text.includes('action="/accounts/sign-out"')]).toEqual([page, true]);
    const [path, query = ''] = page.split('?');
    const data = await three.get(`/accounts/${path}.data?${query}`);
    expect([page, data.headers.get('cache-control')]).toEqual([page, 'no-store']);
  }
});

test.skipIf(inBareWorld)(
  'a contact form with a customer’s name and email is never cached [V14.3.2]',
  async () => {
    const three = await signInAs(shop, 'three');
    for (const suffix of ['', '.data']) {
      const form = await three.get(`/forms/contact${suffix}?order=1042`);
      expect(form.text).toContain('three@lintel.example');
      expect([suffix, form.headers.get('cache-control')]).toEqual([suffix, 'no-store']);
    }
  },
);

test('signing out has the browser forget what it has stored for the shop, and keeps the bag [R-276] [V14.3.1]', async () => {
  const customer = await signInAs(shop, 'many');
  await add(customer, brae);
  const bag = customer.cookies.get('cart-USD');
  const answer = await customer.post('/accounts/sign-out', {});
  // With hosted accounts, the response is a page that leads to the provider's sign-out.
  const status = hasPasswords ? 303 : 200;
  expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([status, '"storage"']);
  expect(customer.cookies.has('session')).toBe(false);
  expect(bag).toBeTruthy();
  expect(customer.cookies.has('cart-USD')).toBe(true);
  const scripted = await signInAs(shop, 'many');
  const data = await scripted.post('/accounts/sign-out.data', {});
  expect(data.headers.get('clear-site-data')).toBe('"storage"');
});
