import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { textOf } from '../support/page-text';
import type { Answer } from '../support/shopper';
import { hasPasswords, inBareWorld, startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const mainOf = ({ text }: Answer) => text.slice(text.indexOf('<main'), text.indexOf('</main>'));
const linkTo = (path: string, label: string) =>
  new RegExp(`<a [^>]*href="${path}"[^>]*>${label.replace('?', '\\?')}<`);

test('the account’s address leads to the dashboard, or to the sign-in [R-048]', async () => {
  expect((await shop.shopper().get('/accounts')).location).toBe('/accounts/login');
  const customer = await signInAs(shop, 'three');
  expect((await customer.get('/accounts')).location).toBe('/accounts/dashboard');
});

test.runIf(hasPasswords)(
  'a form asks for what it needs, and no more [R-267] [R-273] [R-283]',
  async () => {
    const fieldsOf = (form: string) =>
      [...form.matchAll(/<input[^>]*name="(\w+)"/g)].map(([, name]) => name);
    const forms = mainOf(await shop.shopper().get('/accounts/login'))
      .split('<form')
      .slice(1);
    expect(forms.map(fieldsOf)).toEqual([
      ['form', 'email', 'password'],
      ['form', 'firstName', 'lastName', 'email', 'password'],
    ]);
    expect(forms[0]).toMatch(/<button[^>]*>Sign in</);
    const recover = mainOf(await shop.shopper().get('/accounts/recover'));
    expect(fieldsOf(recover)).toEqual(['email']);
  },
);

test.runIf(hasPasswords)(
  'forgot password: title, what to enter, the button, and the way back [R-049] [R-283]',
  async () => {
    const page = await shop.shopper().get('/accounts/recover');
    expect(page.text).toContain('<title>Forgot Password | Lintel</title>');
    expect(page.text).toMatch(/<h1[^>]*>Forgot Password<\/h1><p[^>]*>[^<]*email[^<]*password/);
    expect(page.text).toMatch(/<button[^>]*>Reset</);
    expect(page.text).toMatch(linkTo('/accounts/login', 'Back to login'));
  },
);

test.runIf(hasPasswords)(
  'change password: title, what the button does, and the way back [R-049] [R-285]',
  async () => {
    const page = await (await signInAs(shop, 'three')).get('/accounts/change-password');
    expect(page.text).toContain('<title>Change Password | Lintel</title>');
    expect(page.text).toMatch(/<h1[^>]*>Change Password<\/h1><p[^>]*>[^<]*email[^<]*link/);
    expect(page.text).toMatch(/<button[^>]*>Reset</);
    expect(page.text).toMatch(linkTo('/accounts/dashboard', 'Back to account'));
  },
);

test('the dashboard has three cards [R-051] [R-291] [R-292]', async () => {
  const page = await (await signInAs(shop, 'three')).get('/accounts/dashboard');
  const card = (title: string) => {
    const [, rest = ''] = mainOf(page).split(`>${title}</h2>`);
    return rest.slice(0, rest.indexOf('</section>'));
  };
  const name = /Hello (\w+)!/.exec(page.text)?.[1];
  const information = card('Account information');
  expect(textOf({ text: information })).toMatch(new RegExp(`${name} \\w+ three@lintel.example`));
  const change = linkTo('/accounts/change-password', 'Change Password');
  expect(change.test(information)).toBe(hasPasswords);
  expect(card('Addresses')).toMatch(linkTo('/accounts/account-addresses', 'Edit Addresses'));
  const address = card('Default Shipping Addresses').match(/<p>([^<]+)<\/p>/g) ?? [];
  expect(address.length).toBeGreaterThanOrEqual(3);
  expect(address.at(-1)).toMatch(/^<p>[A-Z][a-z]+[A-Za-z ]*<\/p>$/);
});

test('the recent orders are a table, with what is owed, sent and tracked [R-051] [R-293] [R-295] [R-296]', async () => {
  const page = await (await signInAs(shop, 'three')).get('/accounts/dashboard');
  const table = /<table[^]*?<\/table>/.exec(page.text)?.[0] ?? '';
  const heads = [...table.matchAll(/<th scope="col"[^>]*>(?:<span[^>]*>)?([^<]+)/g)];
  expect(heads.map(([, head]) => head)).toEqual([
    ...['Order', 'Date', 'Payment', 'Fulfilment', 'Tracking', 'Total', 'View'],
  ]);
  const rows = table.split('<tr').slice(2);
  expect(rows.length).toBe(3);
  for (const row of rows) {
    expect(textOf({ text: `<tr${row}` })).toMatch(
      /^ *#\d+ +\d{4}-\d\d-\d\d +[A-Z][a-z ]+ +[A-Z][a-z ]+ +\S+ +\$[\d,]+\.\d\d +View order #\d+/,
    );
    expect(row).toMatch(/href="\/accounts\/my-orders\/order\?id=\d+"/);
  }
  expect(mainOf(page)).toMatch(linkTo('/accounts/my-orders', 'View all orders'));
});

test('an order shows its lines with picture and weight, and their sum [R-219] [R-297]', async () => {
  const three = await signInAs(shop, 'three');
  const [, path = ''] =
    /href="(\/accounts\/my-orders\/order\?id=\d+)"/.exec(
      (await three.get('/accounts/my-orders')).text,
    ) ?? [];
  const main = mainOf(await three.get(path));
  const lines = main.split('Help with this order')[0]!.split('<li').slice(1);
  expect(lines.length).toBeGreaterThan(0);
  let sum = 0;
  for (const line of lines) {
    expect(line).toMatch(/<img[^>]*src="https?:[^"]+"[^>]*alt="[^"]+"/);
    const text = textOf({ text: `<li${line.split('</li>')[0]}` });
    expect(text).toMatch(/Weight: [\d.]+ (?:oz|lb)/);
    expect(text).toMatch(/Qty: \d+/);
    sum += Number(/\$([\d.,]+)\s*$/.exec(text)?.[1]?.replace(',', ''));
  }
  const subtotal = /Subtotal<\/dt><dd[^>]*>\$([\d.,]+)/.exec(main)?.[1]?.replace(',', '');
  expect(Number(subtotal)).toBeCloseTo(sum, 2);
  expect(main).toMatch(/<time dateTime="\d{4}-\d\d-\d\d">[A-Z][a-z]+ \d{1,2}, 20\d\d<\/time>/);
  const [, ask] = /href="(\/forms\/contact\?order=[^"]*)"/.exec(main) ?? [];
  if (inBareWorld) {
    expect(ask).toBeUndefined();
    return;
  }
  const name = decodeURIComponent(ask?.split('=')[1] ?? '');
  expect(main).toContain(`Order ${name}`);
  expect((await three.get(ask ?? '')).text).toMatch(new RegExp(`name="order"[^>]*value="${name}"`));
});

test('help leads to delivery, returns and the form, from the account’s menu and from an order', async () => {
  const three = await signInAs(shop, 'three');
  const dashboard = mainOf(await three.get('/accounts/dashboard'));
  expect(dashboard).toMatch(linkTo('/accounts/help', 'Help'));
  const help = mainOf(await three.get('/accounts/help'));
  const orders = help.split('<li').slice(1);
  expect(orders.length).toBe(3);
  const [, sent = ''] = /href="(\/accounts\/my-orders\/order\?id=\d+)"/.exec(orders[2]!) ?? [];
  for (const page of [help, mainOf(await three.get(sent))]) {
    // With the settings of `wrangler.toml`, the shop has no contact form, and the texts of these
    // pages come from Prismic or Shopify.
    if (inBareWorld) continue;
    for (const path of ['/pages/delivery', '/pages/returns', '/forms/contact'])
      expect(page).toContain(`href="${path}`);
  }
  expect(orders.map((order) => order.includes('/return-slip'))).toEqual([false, false, true]);
  const [, unsent = ''] = /\?id=(\d+)/.exec(orders[0]!) ?? [];
  const early = await three.get(`/accounts/my-orders/order/return-slip?id=${unsent}`);
  expect(early.location).toBe(`/accounts/my-orders/order?id=${unsent}`);
});

test('an order and its return slip have pages for paper, without a script', async () => {
  const three = await signInAs(shop, 'three');
  const help = mainOf(await three.get('/accounts/help'));
  const [, slipPath = ''] = /href="([^"]*\/return-slip\?id=\d+)"/.exec(help) ?? [];
  const orderPath = slipPath.replace('/return-slip', '');
  const order = mainOf(await three.get(orderPath));
  const titles = [...order.matchAll(/href="\/products\/[^"]+"[^>]*>([^<]+)</g)].map(
    ([, one]) => one!,
  );
  expect(titles.length).toBeGreaterThan(0);
  const printPath = slipPath.replace('return-slip', 'print');
  expect(order).toContain(`href="${printPath}"`);
  const [print, slip] = await Promise.all([three.get(printPath), three.get(slipPath)]);
  const number = /Order (#\d+)/.exec(order)?.[1] ?? '';
  for (const page of [print, slip]) {
    expect(page.status).toBe(200);
    const text = textOf({ text: mainOf(page) });
    for (const words of [number, 'Delivery address', 'press Ctrl and P', ...titles])
      expect(text).toContain(words);
  }
  for (const text of [order, mainOf(print)]) {
    const sums =
      /Subtotal \$([\d,.]+) Delivery (?:[A-Z][a-z]+ [a-z]+ )?(?:Free|\$([\d,.]+)) Taxes \$([\d,.]+) Total \$([\d,.]+)/;
    const [, ...amounts] = sums.exec(textOf({ text })) ?? [];
    const [subtotal, delivery, taxes, total] = amounts.map((one?: string) =>
      Math.round(Number((one ?? '0').replace(',', '')) * 100),
    );
    expect(total).toBeGreaterThan(0);
    expect(subtotal! + delivery! + taxes!).toBe(total);
  }
  expect(textOf({ text: mainOf(slip) })).toMatch(/Return slip .* Ordered Returned/);
  const other = await signInAs(shop, 'zero');
  for (const path of [printPath, slipPath])
    expect((await other.get(path)).location).toBe('/accounts/my-orders');
});

test('every part of an address is kept [R-299]', async () => {
  const customer = await signInAs(shop, 'zero');
  const page = '/accounts/account-addresses';
  const fields = {
    ...{ country: 'AU', firstName: 'Nora', lastName: 'Field', company: 'Field & Daughters' },
    ...{ address1: '1 Mill Street', address2: 'Upper floor', city: 'Sydney', province: 'NSW' },
    ...{ zip: '2000', phone: '+61255501234' },
  };
  const refused = await customer.post(page, { ...fields, city: '', intent: 'create' });
  expect(refused.text).toMatch(/role="alert"[^>]*>Please check the marked fields\.</);
  const added = await customer.submit(page, { ...fields, intent: 'create' });
  const [, id] = /href="[^"]*\?address=(\d+)/.exec(added.text) ?? [];
  const { text } = await customer.get(`${page}?address=${id}`);
  const form = text.slice(text.indexOf('Save address') - 20_000, text.indexOf('Save address'));
  const { country, province, ...typed } = fields;
  // The Storefront API formats phone numbers.
  const others = { ...typed, ...(hasPasswords && { phone: '+61 2 5550 1234' }) };
  for (const [name, value] of Object.entries(others)) {
    const escaped = value.replace('&', '&amp;').replace('+', '\\+');
    expect(form, name).toMatch(
      new RegExp(`name="${name}"[^>]*value="${escaped}"|value="${escaped}"[^>]*name="${name}"`),
    );
  }
  for (const value of [country, province])
    expect(form).toMatch(new RegExp(`<option[^>]*value="${value}"[^>]*selected`));
});
