import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedPath, mailsTo, signInAs } from '../support/account-driver';
import { textOf } from '../support/page-text';
import { inBareWorld, startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const ada = {
  form: 'register',
  firstName: 'Ada',
  lastName: 'Lamb',
  email: 'ada@example.com',
  password: 'lamp-light',
};

test('the sign-in screen has registration beside it and the ways on [R-005] [R-049] [R-267]', async () => {
  const page = await shop.shopper().get('/accounts/login');
  expect(page.status).toBe(200);
  expect(page.text).toContain('<title>Account | Lintel</title>');
  expect(page.text).toMatch(/<h1[^>]*>Account<\/h1>/);
  expect(page.text).toMatch(/<h2[^>]*>Sign in<\/h2>/);
  expect(page.text).toMatch(/href="\/accounts\/recover"[^>]*>Forgot password\?</);
  expect(page.text.includes(`href="${shop.addresses.sandbox}/trade"`)).toBe(!inBareWorld);
  expect(page.text).toContain('autoComplete="current-password"');
  expect(page.text).toContain('autoComplete="new-password"');
  expect(page.headers.get('cache-control')).toBe('no-store');
});

const marked = /role="alert"[^>]*>Please check the marked fields\.</;

test.each([
  [{ email: '', password: 'long enough' }, ['This field is required.']],
  [{ email: 'a@b.com', password: 'long enough' }, ['Email must be at least 8 characters long.']],
  [{ email: 'no shape at all', password: 'long enough' }, ['Please enter a valid email address.']],
  [
    { email: 'ada@example.com', password: 'short' },
    ['Password must be at least 8 characters long.'],
  ],
])('a login form that is not right says so: %j [R-310] [R-312]', async (fields, messages) => {
  const page = await shop.shopper().post('/accounts/login', { form: 'login', ...fields });
  expect(page.status).toBe(400);
  for (const message of messages) expect(textOf(page)).toContain(message);
  expect(page.text).toMatch(marked);
});

test('a wrong password and an unknown e-mail get one sentence, 400 and the e-mail back, never the password [R-271]', async () => {
  for (const email of ['zero@lintel.example', 'nobody@example.com']) {
    const page = await shop
      .shopper()
      .post('/accounts/login', { form: 'login', email, password: 'wrong-password-1' });
    expect(page.status).toBe(400);
    expect(textOf(page)).toContain('Incorrect username or password provided');
    expect(page.text).toContain(`value="${email}"`);
    expect(page.text).not.toContain('wrong-password-1');
    expect(page.headers.getSetCookie().join()).not.toContain('session=');
  }
});

test('an outage says the same sentence, 503 and what to do [R-271]', async () => {
  await shop.fault({
    service: 'commerce',
    operation: 'customerAccessTokenCreate',
    mode: 'http-500',
  });
  const page = await shop.shopper().post('/accounts/login', {
    form: 'login',
    email: 'zero@lintel.example',
    password: 'lintel-demo',
  });
  await shop.clearFaults();
  expect(page.status).toBe(503);
  expect(textOf(page)).toContain('Incorrect username or password provided');
  expect(textOf(page)).toContain('Please try again in a moment.');
});

test('registering tells where to look, then signs in; a second time the e-mail is taken [R-002] [R-270] [R-274] [R-276] [V7.6.2]', async () => {
  const shopper = shop.shopper();
  const done = await shopper.submit('/accounts/login', ada);
  expect(textOf(done)).toContain(
    'Account Created! Please check your email to confirm your account',
  );
  expect((await mailsTo(shop, ada.email))[0]?.links[0]?.href).toBe(
    `${shopper.origin}/accounts/login`,
  );
  await signInAs(shop, ada.email, shopper, ada.password);
  expect(textOf(await shopper.get('/accounts/dashboard'))).toContain('Hello Ada!');
  const again = await shop.shopper().post('/accounts/login', ada);
  expect(again.status).toBe(400);
  expect(textOf(again)).toContain('Email has already been taken');
  expect(again.text).toContain('value="Lamb"');
});

test('registration errors stand under their fields; a last name with digits says why [R-314]', async () => {
  const page = await shop
    .shopper()
    .post('/accounts/login', { ...ada, firstName: 'A', lastName: 'L4mb', password: 'x' });
  expect(page.status).toBe(400);
  expect(textOf(page)).toContain('First name must be at least 2 characters long.');
  expect(textOf(page)).toContain('Password must be at least 8 characters long.');
  expect(textOf(page)).toContain('Please use only letters, spaces, hyphens, apostrophes and dots.');
  expect(page.text).toMatch(marked);
  expect(page.text).toMatch(
    /<input[^>]*aria-invalid="true"[^>]*name="lastName"|name="lastName"[^>]*aria-invalid="true"/,
  );
});

test('an outage during a registration is answered with 503 and the shop’s own message [R-275]', async () => {
  await shop.fault({ service: 'commerce', operation: 'customerCreate', mode: 'http-500' });
  const page = await shop.shopper().post('/accounts/login', { ...ada, email: 'b@example.com' });
  await shop.clearFaults();
  expect(page.status).toBe(503);
  expect(textOf(page)).toContain('Please try again in a moment.');
});

test('‘We have sent an email’ counts as success, and its link activates the account [R-274] [R-351] [V6.3.4]', async () => {
  const email = 'invited@lintel.example';
  const shopper = shop.shopper();
  const done = await shopper.submit('/accounts/login', { ...ada, email });
  expect(textOf(done)).toContain('Account Created!');
  const path = await mailedPath(shop, email);
  expect(path).toMatch(/^\/account\/activate\/\d+\/[\w-]+$/);
  const page = await shopper.get(path);
  expect(page.text).toMatch(/<h1[^>]*>Activate Account<\/h1>/);
  expect(page.headers.get('referrer-policy')).toBe('strict-origin');
  const activated = await shopper.post(path, { password: 'my first one' });
  expect([activated.status, activated.location]).toEqual([303, '/accounts/dashboard']);
  const again = await shop.shopper().post(path, { password: 'my second one' });
  expect(textOf(again)).toContain('Error! Customer already enabled');
});

test('recover, reset by the mailed link, and the old password and session end [R-002] [R-050] [R-053] [R-284] [R-286] [R-287] [V2.3.1] [V6.2.2] [V6.4.3] [V7.4.3]', async () => {
  const shopper = await signInAs(shop, 'three');
  const recover = shop.shopper();
  expect((await recover.post('/accounts/recover', { email: 'a@b' })).text).toMatch(marked);
  const sent = await recover.submit('/accounts/recover', { email: 'three@lintel.example' });
  expect(textOf(sent)).toContain('Success! Check your email for a reset link.');
  const link = await mailedPath(shop, 'three@lintel.example');
  const legacy = await recover.get(link);
  const [, , , id, token] = link.split('/');
  expect([legacy.status, legacy.location]).toEqual([
    302,
    `/accounts/reset?customerId=${id}&resetToken=${token}`,
  ]);
  const screen = await recover.get(legacy.location!);
  expect(screen.headers.get('referrer-policy')).toBe('strict-origin');
  // Without scripts, Enter presses the first button.
  expect(screen.text).toMatch(
    /<noscript><button(?![^>]*disabled=)[^>]*>Set Password<\/button><\/noscript><button[^>]*disabled=""[^>]*>Set Password/,
  );
  const short = await recover.post(legacy.location!, { password: 'short' });
  expect(textOf(short)).toContain('Password must be at least 8 characters long.');
  expect(short.text).toMatch(marked);
  // The second of two presses gets the first one's answer.
  const presses = [1, 2].map(() => recover.post(legacy.location!, { password: 'brand new one' }));
  for (const { location } of await Promise.all(presses)) expect(location).toBe('/accounts/reset');
  const done = await recover.get('/accounts/reset');
  expect(textOf(done)).toContain('Success! Your password has been changed successfully.');
  expect(done.text).toContain('content="4;url=/accounts/login"');
  expect(done.text).toMatch(/<a [^>]*href="\/accounts\/login"[^>]*>Sign in<\/a>/);
  await signInAs(shop, 'three', recover, 'brand new one');
  const again = await recover.submit(legacy.location!, { password: 'brand new one' });
  expect(textOf(again)).toContain('Success!');
  expect((await recover.get('/accounts/dashboard')).status).toBe(200);
  const used = await recover.post(legacy.location!, { password: 'brand new two' });
  expect([used.status, textOf(used).includes('Error! Invalid reset token')]).toEqual([400, true]);
  const out = await shopper.get('/accounts/dashboard');
  expect(out.location).toBe('/accounts/login');
  expect(textOf(await shopper.get('/accounts/login'))).toContain('Your session has ended.');
  await signInAs(shop, 'three', shop.shopper(), 'brand new one');
});

test('forgot password with an unknown e-mail shows the message of Shopify [R-284]', async () => {
  const page = await shop.shopper().post('/accounts/recover', { email: 'nobody@example.com' });
  expect(page.status).toBe(400);
  expect(textOf(page)).toContain('Error! Could not find customer');
});

test.each(['/accounts/reset', '/accounts/reset?customerId=1', '/accounts/reset?resetToken=x'])(
  '%s leads to recover [R-050] [R-075]',
  async (path) => {
    const page = await shop.shopper().get(path);
    expect([page.status, page.location]).toEqual([303, '/accounts/recover']);
  },
);

test.each([
  ['/account/login', '/accounts/login?checkout_url=false'],
  [
    '/account/login?checkout_url=https://evil.example/',
    '/accounts/login?checkout_url=https%3A%2F%2Fevil.example%2F',
  ],
])('%s leads to the sign-in screen [R-052] [R-075]', async (path, target) => {
  const page = await shop.shopper().get(path);
  expect([page.status, page.location]).toEqual([302, target]);
});

test.each([
  'dashboard',
  'account-addresses',
  'my-orders',
  'my-orders/order?id=1',
  'my-orders/order/print?id=1',
  'my-orders/order/return-slip?id=1',
  'help',
  'change-password',
])('nobody sees %s without signing in [R-004] [V6.3.4] [V7.6.2] [V8.2.1]', async (path) => {
  const page = await shop.shopper().get(`/accounts/${path}`);
  const login = new URL(page.location ?? '', 'http://shop');
  expect([page.status, login.pathname]).toEqual([303, '/accounts/login']);
  const back = login.searchParams.get('return_to') ?? '/accounts/dashboard';
  expect(back).toBe(`/accounts/${path}`);
});

test('signing in leads back to the page of the account that was opened, and nowhere else', async () => {
  const shopper = shop.shopper();
  const { location } = await shopper.get('/accounts/my-orders?pageNo=0');
  const form = { form: 'login', email: 'zero@lintel.example', password: 'lintel-demo' };
  expect((await shopper.post(location!, form)).location).toBe('/accounts/my-orders?pageNo=0');
  const other = shop.shopper();
  const hostile = '/accounts/login?return_to=https://evil.example/accounts/my-orders';
  expect((await other.post(hostile, form)).location).toBe('/accounts/dashboard');
});

test("an address form without a customer says 'User Not Logged In' [R-302] [V8.2.1]", async () => {
  const page = await shop
    .shopper()
    .submit('/accounts/account-addresses', { intent: 'delete', id: '1' });
  expect(textOf(page)).toContain('User Not Logged In');
});

test('an outage keeps the shell and signs nobody out [V16.5.2]', async () => {
  const shopper = await signInAs(shop, 'zero');
  await shop.fault({ service: 'commerce', operation: 'customer', mode: 'http-500' });
  const page = await shopper.get('/accounts/dashboard');
  await shop.clearFaults();
  expect(page.status).toBe(503);
  expect(textOf(page)).toContain('You are still signed in.');
  expect((await shopper.get('/accounts/dashboard')).status).toBe(200);
});

test('change password is prefilled, read-only, and sends the link to no other address [R-285] [V6.4.3] [V7.5.1]', async () => {
  const shopper = await signInAs(shop, 'zero');
  const page = await shopper.get('/accounts/change-password');
  expect(page.text).toMatch(/<h1[^>]*>Change Password<\/h1>/);
  expect(page.text).toMatch(/<input[^>]*readOnly=""[^>]*value="zero@lintel.example"/i);
  const sent = await shopper.submit('/accounts/change-password', { email: 'thief@example.com' });
  expect(textOf(sent)).toContain('Success! Check your email for a reset link.');
  expect(await mailsTo(shop, 'thief@example.com')).toEqual([]);
  expect(await mailsTo(shop, 'zero@lintel.example')).toHaveLength(1);
});

test('password guesses are limited by e-mail, whoever makes them [V6.3.1]', async () => {
  const guess = () =>
    shop.shopper().post('/accounts/login', {
      form: 'login',
      email: 'target@example.com',
      password: 'a guess of mine',
    });
  const guesses = () => Promise.all(Array.from({ length: 11 }, guess));
  // The limit's minute may end in between.
  const answers = [...(await guesses()), ...(await guesses())];
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThan(0);
  expect(limited[0]?.headers.get('retry-after')).toBe('60');
});
