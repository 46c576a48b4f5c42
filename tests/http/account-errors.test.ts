import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailedPath, signInAs } from '../support/account-driver';
import { textOf } from '../support/page-text';
import { someAddress } from '../support/shopper';
import { enoughOfTheMinute } from '../support/rate-limit';
import { startShop, type Shop } from '../support/storefront';
import { publicToken } from '../support/storefront-api';
import { add, brae } from '../support/cart-driver';
import { isFullRun } from '../support/full-run';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const login = { form: 'login', email: 'zero@lintel.example', password: 'lintel-demo' };
const someone = {
  ...{ form: 'register', firstName: 'Ada', lastName: 'Lamb' },
  ...{ email: 'errors@example.com', password: 'lamp-light' },
};

const logged = (before: number) => shop.logs().slice(before);
const soFar = () => shop.logs().length;

async function tire(address: string, query: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const headers = { 'content-type': 'application/json', 'x-shopify-client-ip': address };
    const reply = await fetch(`${shop.addresses.sandbox}/api/2024-07/graphql.json`, {
      method: 'POST',
      headers: { ...headers, ...publicToken },
      body: JSON.stringify({ query: query.replace('$n', String(n)) }),
    });
    expect(reply.status).toBe(200);
  }
}

const failedLogin =
  'mutation { customerAccessTokenCreate(input: { email: "zero@lintel.example", password: "wrong-one" }) { customerUserErrors { message } } }';
const newCustomer =
  'mutation { customerCreate(input: { email: "c$n@example.com", password: "long-enough" }) { customer { id } } }';
const recovery =
  'mutation { customerRecover(email: "many@lintel.example") { userErrors { message } } }';

test('signing in too often: the one sentence, and what the backend says about it [V6.3.1]', async () => {
  const from = someAddress();
  await tire(from, failedLogin, 10);
  const page = await shop.shopper().post('/accounts/login', login, { 'cf-connecting-ip': from });
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60']);
  expect(textOf(page)).toContain('Incorrect username or password provided');
  expect(textOf(page)).toContain('Login attempt limit exceeded. Please try again later.');
});

test('registering too often: the message of the top-level error, and the form is kept [R-275]', async () => {
  const from = someAddress();
  await tire(from, newCustomer, 30);
  const page = await shop.shopper().post('/accounts/login', someone, { 'cf-connecting-ip': from });
  expect(page.status).toBe(429);
  expect(page.text).toMatch(
    /role="alert"[^>]*text-sale[^>]*>Creating Customer Limit exceeded\. Please try again later\.</,
  );
  expect(page.text).toContain('value="errors@example.com"');
});

test("asking for a link too often: 'Error!' and the message of the top-level error [R-284] [R-350]", async () => {
  const from = someAddress();
  await tire(from, recovery, 10);
  const page = await shop
    .shopper()
    .post('/accounts/recover', { email: 'many@lintel.example' }, { 'cf-connecting-ip': from });
  expect(page.status).toBe(429);
  expect(textOf(page)).toContain(
    'Error! Resetting password limit exceeded. Please try again later.',
  );
});

test('a registration that is refused says why in red, above the form [R-275]', async () => {
  const taken = { ...someone, email: 'zero@lintel.example' };
  const page = await shop.shopper().post('/accounts/login', taken);
  expect(page.status).toBe(400);
  expect(page.text).toMatch(
    /role="alert"[^>]*text-sale[^>]*>Email has already been taken<[\s\S]*name="firstName"/,
  );
});

test('unknown and used links are refused with the backend’s first message [R-287] [V6.4.1]', async () => {
  const nobody = '/accounts/reset?customerId=999999999&resetToken=abc';
  const page = await shop.shopper().post(nobody, { password: 'long enough' });
  expect([page.status, /Error! \S/.test(textOf(page))]).toEqual([400, true]);
  const wrong = await shop
    .shopper()
    .post('/account/activate/999999999/abc', { password: 'long enough' });
  expect([wrong.status, /Error! \S/.test(textOf(wrong))]).toEqual([400, true]);
});

test.each(['http-500', 'http-502-html', 'bad-json', 'wrong-schema', 'throttled', 'refused'])(
  'while the backend answers %s every form says so, keeps what was typed, and logs nobody in [V16.5.3]',
  async (mode) => {
    const from = { 'cf-connecting-ip': someAddress() };
    const email = `recover-${mode}@lintel.example`;
    await shop.fault({ service: 'commerce', mode });
    const shopper = shop.shopper();
    const pages = await Promise.all([
      shopper.post('/accounts/login', login, from),
      shopper.post('/accounts/login', someone, from),
      shopper.post('/accounts/recover', { email }, from),
    ]);
    await shop.clearFaults();
    const [signIn, register, recover] = pages;
    expect(pages.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(textOf(signIn)).toContain('Incorrect username or password provided');
    expect(textOf(register)).toContain("We can't do this right now.");
    expect(textOf(recover)).toContain("Error! We can't do this right now.");
    expect(register.text).toContain('value="Lamb"');
    expect(recover.text).toContain(`value="${email}"`);
    for (const { text } of pages) expect(text).not.toMatch(/lintel-demo|lamp-light/);
  },
);

test.runIf(isFullRun)(
  'one mailbox gets a reset link a few times a minute, whoever asks, and the page says why not',
  async () => {
    await enoughOfTheMinute();
    const spellings = ['victim@lintel.example', 'Victim+1@lintel.example'];
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        shop
          .shopper()
          .post(
            '/accounts/recover',
            { email: spellings[n % spellings.length]! },
            { 'cf-connecting-ip': someAddress() },
          ),
      ),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(9);
    expect(textOf(limited[0]!)).toContain('Error! Too many attempts.');
    expect(limited[0]!.text).toMatch(/value="victim/i);
  },
);

test("the reason of a refused sign-in is logged: the server's first message [R-272] [V16.3.1]", async () => {
  await shop.fresh();
  const before = soFar();
  await shop.shopper().post('/accounts/login', { ...login, password: 'wrong-one' });
  await expect.poll(() => logged(before)).toMatch(/"login-refused".*"Unidentified customer"/);
});

test("signing out without a token is a warning: 'No customerAccessToken supplied' [R-354]", async () => {
  const before = soFar();
  const page = await shop.shopper().submit('/accounts/sign-out', {});
  expect(textOf(page)).toContain('You’re signed out.');
  await expect.poll(() => logged(before)).toMatch(/"warn".*"No customerAccessToken supplied"/);
});

test("signing in without a cart is a warning: 'No cartId found' [R-354]", async () => {
  const before = soFar();
  await signInAs(shop, 'zero');
  await expect.poll(() => logged(before)).toMatch(/"warn".*"No cartId found"/);
});

test("changing the country without a cart is a warning, too: 'No cartId found' [R-354]", async () => {
  const before = soFar();
  await shop.shopper().post('/actions/store', { country: 'US', return_to: '/' });
  await expect.poll(() => logged(before)).toMatch(/"warn".*"No cartId found"/);
  const shopper = shop.shopper();
  await add(shopper, brae);
  const filled = soFar();
  await shopper.post('/actions/store', { country: 'US', return_to: '/' });
  await shopper.get('/cart');
  expect(logged(filled)).not.toContain('No cartId found');
});

test.each(['create', 'update', 'delete', 'default', 'country'])(
  "to %s an address without being signed in says 'User Not Logged In' [R-302]",
  async (intent) => {
    const page = await shop
      .shopper()
      .submit('/accounts/account-addresses', { intent, id: '1', country: 'CA' });
    // The form stays with what was typed.
    expect(page.status).toBe(intent === 'delete' || intent === 'default' ? 200 : 401);
    expect(page.text).toMatch(/role="alert"[^>]*>User Not Logged In</);
  },
);

test('addresses that cannot be read are logged, and nobody is signed out [R-305]', async () => {
  const shopper = await signInAs(shop, 'three');
  const before = soFar();
  await shop.fault({ service: 'commerce', operation: 'customer', mode: 'wrong-schema' });
  const page = await shopper.get('/accounts/account-addresses');
  expect([page.status, textOf(page).includes('You are still signed in.')]).toEqual([503, true]);
  expect(logged(before)).toContain('account-unavailable');
});

test('a token that has ended signs out with a word about it, and the cart stays [V7.4.2]', async () => {
  const shopper = await signInAs(shop, 'many');
  await add(shopper, brae);
  const other = shop.shopper();
  await other.post('/accounts/recover', { email: 'many@lintel.example' });
  const link = (await other.get(await mailedPath(shop, 'many@lintel.example'))).location!;
  await other.post(link, { password: 'lintel-demo' });
  const page = '/accounts/account-addresses';
  const kept = await shopper.post(page, {
    ...{ intent: 'create', country: 'CA', province: 'ON', city: 'Ottawa', zip: 'K1A 0A9' },
    ...{ firstName: 'Ada', lastName: 'Lamb', address1: '1 Kept Street' },
  });
  expect([kept.status, kept.text.includes('value="1 Kept Street"')]).toEqual([401, true]);
  // The form's URL scrolls to its title.
  const form = textOf({ text: kept.text.slice(kept.text.indexOf('id="address-form"')) });
  expect(form).toContain(
    'Your session has ended. Please sign in again. Nothing was sent, and what you entered is still here.',
  );
  expect(kept.text).toContain(
    'href="/accounts/login?return_to=%2Faccounts%2Faccount-addresses" target="_blank"',
  );
  const out = await shopper.submit(page, { intent: 'delete', id: '1' });
  expect(textOf(out)).toContain('User Not Logged In');
  expect(textOf(await shopper.get('/cart'))).toContain('Brae Pendant');
});
