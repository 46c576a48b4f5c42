import { afterAll, beforeEach, expect, test } from 'vitest';
import { accountsWorld } from '../../sandbox/host/worlds';
import { giftCards } from '../../sandbox/seed/gift-cards';
import {
  add,
  brae,
  firstLine,
  leaveForCheckout,
  openCheckoutPage,
  pieces,
} from '../support/cart-driver';
import { isFullRun } from '../support/full-run';
import {
  onward,
  pathIn,
  providerBrowser,
  signInHosted,
  signOutHosted,
} from '../support/hosted-sign-in';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import { shopper as openShopper, type Shopper } from '../support/shopper';
import { startShop } from '../support/storefront';

// With the settings of `wrangler.toml`, sign-in leads to a checkout host that Node can't resolve.
const shop = await startShop({ accounts: 'customer-account-api', world: 'full' });
afterAll(() => shop.stop());
beforeEach(() => shop.clearFaults());

const expired = 'This sign-in has expired or was started in another browser.';
const unavailable = "We can't do this right now. Please try again in a moment.";
const isSignedIn = async (shopper: Shopper) =>
  (await shopper.get('/accounts')).location === '/accounts/dashboard';
const begin = async (shopper: Shopper) => onward(await shopper.post('/account/login', {}));
async function refusalAt(shopper: Shopper, callback: string): Promise<string> {
  const answer = await shopper.get(callback);
  expect([answer.status, answer.location]).toEqual([303, '/accounts']);
  expect((await shopper.get('/accounts')).location).toBe('/accounts/login');
  const page = await shopper.get('/accounts/login');
  expect(page.status).toBe(200);
  return textOf(page);
}

test('signing in leads to the provider and back to the dashboard, without a script [R-278] [V10.2.3]', async () => {
  const shopper = shop.shopper();
  const page = await shopper.get('/accounts/login');
  expect(page.status).toBe(200);
  expect(page.text.match(/<form method="post" action="\/account\/login"/g)).toHaveLength(2);
  expect(page.text).not.toMatch(/type="password"|Forgot password/);
  const pressed = await shopper.post('/account/login', {});
  const address = new URL(onward(pressed));
  expect([pressed.status, address.origin]).toEqual([200, shop.addresses.sandbox]);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'openid email customer-account-api:full',
    redirect_uri: `${shopper.origin}/account/authorize`,
    code_challenge_method: 'S256',
    locale: 'en',
    region_country: 'US',
  });
  const back = await providerBrowser(shop).signIn(address.href, 'three@lintel.example');
  const answer = await shopper.get(pathIn(back));
  expect([answer.status, answer.location]).toEqual([303, '/accounts/dashboard']);
  expect([...shopper.cookies.keys()].filter((name) => name.startsWith('sign-in-'))).toEqual([]);
  expect(await isSignedIn(shopper)).toBe(true);
  expect((await shopper.get('/accounts/login')).location).toBe('/accounts/dashboard');
  expect((await shopper.get('/account/login')).location).toBe('/accounts/dashboard');
});

test('an address in Japan is saved with the prefecture’s code at Shopify', async () => {
  const { shopper } = await signInHosted(shop, 'zero');
  const saved = await shopper.submit('/accounts/account-addresses', {
    ...{ intent: 'create', country: 'JP', province: 'JP-13', city: 'Tokyo', zip: '104-0061' },
    ...{ firstName: 'Nora', lastName: 'Field', address1: '2-14 Ginza' },
  });
  expect(textOf(saved)).toContain('Your address was added.');
  expect(textOf(saved)).toContain('Tokyo JP-13 104-0061');
});

test('without the Storefront API, orders are shown, and nothing is said to be sold out', async () => {
  const { shopper } = await signInHosted(shop, 'many');
  const list = await shopper.get('/accounts/my-orders');
  const path = /\/accounts\/my-orders\/order\?id=\d+/.exec(list.text)![0];
  expect(textOf(await shopper.get(path))).toContain('Order again');
  await shop.fault({ service: 'commerce', operation: 'nodes', mode: 'reset' });
  const page = await shopper.get(path);
  expect(page.status).toBe(200);
  expect(textOf(page)).toContain('Qty: ');
  expect(textOf(page)).not.toMatch(/No longer available|Order again/);
  expect((await shopper.get(path.replace('order?', 'order/print?'))).status).toBe(200);
  const again = await shopper.submit(path, {});
  expect(textOf(again)).toContain("We can't change your bag right now.");
  expect(textOf(again)).not.toContain('no longer available');
});

test('the page of an order that has arrived says when; the list says that it was sent', async () => {
  const { shopper } = await signInHosted(shop, 'many');
  const list = await shopper.get('/accounts/my-orders?pageNo=1');
  expect(textOf(list)).toContain('Sent');
  const path = /\/accounts\/my-orders\/order\?id=\d+/.exec(list.text)![0];
  const page = textOf(await shopper.get(path));
  expect(page).toMatch(/Fulfilment Delivered on \w/);
  expect(page).not.toContain('Sent on');
});

test('a link to the sign-in leads to the provider at once', async () => {
  const answer = await shop.shopper().get('/account/login');
  expect(answer.status).toBe(302);
  expect(answer.location).toContain(`${shop.addresses.sandbox}/authentication/`);
  expect(answer.headers.get('cache-control')).toContain('no-store');
});

test('scripts are told to leave by a navigation of the document', async () => {
  const { text } = await shop.shopper().post('/account/login.data', {});
  expect(text).toContain(`${shop.addresses.sandbox}/authentication/`);
  expect(text).toContain('"reload"');
});

test('two tabs may sign in at once, and each comes back to where it began', async () => {
  const shopper = shop.shopper();
  const browser = providerBrowser(shop);
  const one = onward(await shopper.post('/account/login?return_to=/accounts/my-orders', {}));
  const other = await begin(shopper);
  const second = await shopper.get(pathIn(await browser.signIn(other, 'zero@lintel.example')));
  expect(second.location).toBe('/accounts/dashboard');
  const first = await shopper.get(pathIn(await browser.signIn(one, 'zero@lintel.example')));
  expect(first.location).toBe('/accounts/my-orders');
  expect(await isSignedIn(shopper)).toBe(true);
});

test('a callback that another browser has begun signs nobody in [V10.1.2] [V10.2.1]', async () => {
  const back = await providerBrowser(shop).signIn(
    await begin(shop.shopper()),
    'zero@lintel.example',
  );
  const victim = shop.shopper();
  await begin(victim);
  expect(await refusalAt(victim, pathIn(back))).toContain(expired);
  expect(await isSignedIn(victim)).toBe(false);
});

test('a code of somebody else is refused, though the state is right [V10.1.2]', async () => {
  const browser = providerBrowser(shop);
  const stolen = await browser.signIn(await begin(shop.shopper()), 'zero@lintel.example');
  const victim = shop.shopper();
  const own = new URL(await begin(victim)).searchParams.get('state') ?? '';
  const code = stolen.searchParams.get('code') ?? '';
  const callback = `/account/authorize?${new URLSearchParams({ code, state: own })}`;
  expect(await refusalAt(victim, callback)).toContain(expired);
  expect(await isSignedIn(victim)).toBe(false);
});

test('a code counts once: again in the same browser changes nothing, in another it signs nobody in [R-279] [V10.1.2]', async () => {
  const { shopper, back } = await signInHosted(shop, 'zero');
  const session = shopper.cookies.get('session');
  const again = await shopper.get(pathIn(back));
  expect([again.status, again.location]).toEqual([303, '/accounts']);
  expect(shopper.cookies.get('session')).toBe(session);
  expect(await isSignedIn(shopper)).toBe(true);
  expect(await refusalAt(shop.shopper(), pathIn(back))).toContain(expired);
});

test.each(['', '?state=', '?state=%00', '?code=abc', `?state=${'x'.repeat(43)}&code=abc`])(
  'a callback without a sign-in says so: %s',
  async (query) => {
    expect(await refusalAt(shop.shopper(), `/account/authorize${query}`)).toContain(expired);
  },
);

test.each([
  ['error=access_denied&error_description=<script>alert(1)</script>', 'We couldn’t sign you in.'],
  ['error=login_required', 'We couldn’t sign you in.'],
  ['code=', expired],
  [`code=${'x'.repeat(5000)}`, expired],
])('the provider’s refusals are shown: %#', async (query, words) => {
  const shopper = shop.shopper();
  const state = new URL(await begin(shopper)).searchParams.get('state') ?? '';
  const text = await refusalAt(shopper, `/account/authorize?state=${state}&${query}`);
  expect(text).toContain(words);
  expect(text).not.toContain('alert(1)');
});

test.each([
  ['/accounts/my-orders/order?id=5', '/accounts/my-orders/order?id=5'],
  ['/cart', '/cart'],
  ['https://evil.example/', '/accounts/dashboard'],
  ['//evil.example/', '/accounts/dashboard'],
  ['/\\evil.example', '/accounts/dashboard'],
  ['/accounts/sign-out', '/accounts/dashboard'],
  ['/account/logout', '/accounts/dashboard'],
  ['/discount/FREE?redirect=/', '/accounts/dashboard'],
])('after the sign-in return_to %s leads to %s [R-279]', async (asked, path) => {
  const query = `?${new URLSearchParams({ return_to: asked })}`;
  const { answer } = await signInHosted(shop, 'zero', { query });
  expect(answer.location).toBe(path);
});

test('signing out ends the session here and at the provider, and comes back with a word [R-281] [V7.6.1]', async () => {
  const { shopper, browser } = await signInHosted(shop, 'three');
  const copy = openShopper(shopper.origin);
  for (const [name, value] of shopper.cookies) copy.cookies.set(name, value);
  const address = new URL(onward(await shopper.post('/accounts/sign-out', {})));
  expect(address.searchParams.get('post_logout_redirect_uri')).toBe(
    `${shopper.origin}/accounts/login`,
  );
  expect(await isSignedIn(copy)).toBe(false);
  const left = await browser.open(address.href);
  expect(left.headers.get('location')).toBe(`${shopper.origin}/accounts/login`);
  expect(textOf(await shopper.get('/accounts/login'))).toContain('You’re signed out.');
  expect([shopper.cookies.has('session'), browser.cookies.size]).toEqual([false, 0]);
  expect((await browser.open(await begin(shopper))).status).toBe(200);
});

test('a second press on “Sign out”, because the first answer didn’t arrive, leads to the provider too [R-281] [V7.4.1]', async () => {
  const { shopper, browser } = await signInHosted(shop, 'three');
  const session = shopper.cookies.get('session')!;
  const first = onward(await shopper.post('/accounts/sign-out', {}));
  shopper.cookies.set('session', session);
  expect((await shopper.get('/accounts/dashboard')).location).toBe('/accounts/login');
  shopper.cookies.set('session', session);
  const second = onward(await shopper.post('/accounts/sign-out', {}));
  expect(second).toBe(first);
  await browser.open(second);
  expect(browser.cookies.size).toBe(0);
  shopper.cookies.set('session', session);
  await shop.pass(61_000);
  const late = await shopper.submit('/accounts/sign-out', {});
  expect(textOf(late)).toContain('the sign-in page may still remember you');
});

test('after a sign-out, another customer can sign in with the same browser', async () => {
  const { shopper, browser } = await signInHosted(shop, 'three');
  await signOutHosted(shopper, browser);
  const next = await signInHosted(shop, 'zero', { shopper, browser });
  expect(next.answer.location).toBe('/accounts/dashboard');
});

test.runIf(isFullRun)(
  'while the provider is away signing out works here, and says what is left',
  async () => {
    const other = await startShop({
      accounts: 'customer-account-api',
      vars: { DATA_CACHE: 'off' },
    });
    try {
      const { shopper } = await signInHosted(other, 'zero');
      await other.fault({ service: 'accounts', mode: 'http-500' });
      const answer = await shopper.post('/accounts/sign-out', {});
      expect([answer.status, answer.location]).toEqual([303, '/accounts/login']);
      const page = textOf(await shopper.get('/accounts/login'));
      expect(page).toContain('You’re signed out of this shop, but the sign-in page may');
      expect(await isSignedIn(shopper)).toBe(false);
      const refused = await shopper.post('/account/login?checkout_url=true', {});
      expect(refused.location).toBe('/accounts/login?checkout_url=true');
      expect(textOf(await shopper.get('/accounts/login'))).toContain(unavailable);
    } finally {
      await other.stop();
    }
  },
);

const modes = ['http-500', 'bad-json', 'wrong-schema', 'http-401', 'cut-json', 'hang'];

test.each(isFullRun ? modes : modes.slice(0, 2))(
  'a provider that answers the code with %s signs nobody in, and says so',
  async (mode) => {
    const shopper = shop.shopper();
    const back = await providerBrowser(shop).signIn(await begin(shopper), 'zero@lintel.example');
    await shop.fault({ service: 'accounts', mode });
    expect(await refusalAt(shopper, pathIn(back))).toContain(unavailable);
  },
);

test.runIf(isFullRun)(
  'a provider that takes its time signs in: the callback has the time of a form',
  async () => {
    const shopper = shop.shopper();
    const back = await providerBrowser(shop).signIn(await begin(shopper), 'zero@lintel.example');
    await shop.fault({ service: 'accounts', mode: 'slow', delayMs: 2900, times: 1 });
    expect((await shopper.get(pathIn(back))).location).toBe('/accounts/dashboard');
    expect(await isSignedIn(shopper)).toBe(true);
  },
);

test('the bag comes along, names the customer at the checkout, and nobody after the sign-out [R-281]', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae, '2');
  const { browser } = await signInHosted(shop, 'three', { shopper });
  expect(await pieces(shopper)).toBe(2);
  const checkout = await leaveForCheckout(shopper);
  expect(new URL(checkout).searchParams.get('logged_in')).toBe('true');
  const opened = await openCheckoutPage(shop.addresses.sandbox, checkout);
  expect(opened).toContain('three@lintel.example');
  await signOutHosted(shopper, browser);
  expect(await pieces(shopper)).toBe(2);
  const guest = await leaveForCheckout(shopper);
  expect(new URL(guest).searchParams.has('logged_in')).toBe(false);
  expect(await (await fetch(guest)).text()).not.toContain('three@lintel.example');
});

test('a form leads a signed-in customer to the checkout through a page, because the checkout asks the accounts’ host', async () => {
  const guest = shop.shopper();
  const { shopper } = await signInHosted(shop, 'three');
  for (const [who, location] of [
    [guest, /\/cart\/c\//],
    [shopper, /^\/cart\/leave$/],
  ] as const) {
    await add(who, brae);
    expect((await who.post('/cart', { intent: 'checkout' })).location).toMatch(location);
  }
  const bought = { merchandise: brae, quantity: '1', pay: 'now' };
  const left = await shopper.post('/cart', { intent: 'add', ...bought });
  expect(left.location).toMatch(/^\/cart\/leave\?bought/);
});

test('a sign-in that was begun for the checkout leads on to it', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const page = await shopper.get('/accounts/login?checkout_url=https://evil.example');
  const action = /action="(\/account\/login\?[^"]*)"/.exec(page.text)?.[1] ?? '';
  const { answer } = await signInHosted(shop, 'three', { shopper, query: action.slice(14) });
  expect(answer.location).toBe('/cart/leave');
  const checkout = new URL(onward(await shopper.get('/cart/leave')));
  expect(checkout.searchParams.get('logged_in')).toBe('true');
  expect(await firstLine(shopper)).not.toBe('');
});

test('a customer who is signed in gets to the checkout by the same link [R-270]', async () => {
  const { shopper } = await signInHosted(shop, 'three');
  await add(shopper, brae);
  const led = await shopper.get('/account/login?checkout_url=%2Fcheckout');
  expect([led.status, led.location]).toEqual([303, '/cart/leave']);
  // The other tab's page must load a document.
  const pressed = await shopper.post('/account/login.data?checkout_url=true', {});
  expect(pressed.text).toContain('"/cart/leave"');
  expect(pressed.text).toContain('"reload",true');
  expect(onward(await shopper.get('/cart/leave'))).toContain('/cart/c/');
});

test('an outage of the accounts does not block the checkout', async () => {
  const { shopper } = await signInHosted(shop, 'three');
  await shop.fault({ service: 'accounts', mode: 'http-500' });
  await add(shopper, brae);
  expect(await leaveForCheckout(shopper)).toContain('/cart/c/');
  expect(await isSignedIn(shopper)).toBe(true);
});

test('without the buyer’s token, the gift cards stay on the bag on the way to the checkout [R-205]', async () => {
  const { shopper } = await signInHosted(shop, 'three');
  await shop.fault({
    ...{ service: 'accounts', operation: 'storefrontCustomerAccessTokenCreate' },
    mode: 'http-500',
  });
  await add(shopper, variantId('fitting-at-home', 'Saturday'));
  await shopper.post('/cart', { intent: 'discount', code: giftCards[0]!.code });
  expect(await leaveForCheckout(shopper)).toContain('/cart/c/');
  expect(textOf(await shopper.get('/cart'))).toContain('Amount due $105.00');
});

test.each([
  '/accounts/recover',
  '/accounts/reset?customerId=1&resetToken=x',
  '/accounts/change-password',
  '/account/activate/1/x',
])('there are no passwords: %s leads to the login page [R-278]', async (path) => {
  const shopper = shop.shopper();
  expect((await shopper.get(path)).location).toBe('/accounts/login');
  const posted = await shopper.post(path, { email: 'a@b.example', password: 'long-enough' });
  expect([posted.status, posted.location]).toEqual([303, '/accounts/login']);
});

test('the login form of legacy accounts is not taken', async () => {
  const form = { form: 'login', email: 'three@lintel.example', password: 'lintel-demo' };
  const shopper = shop.shopper();
  expect((await shopper.post('/accounts/login', form)).location).toBe('/accounts/login');
  expect(await isSignedIn(shopper)).toBe(false);
});

test("links of Shopify's own mails and pages lead to our screens", async () => {
  const shopper = shop.shopper();
  const gid = btoa('gid://shopify/Order/5001');
  for (const [path, to] of [
    ['/account', '/accounts'],
    ['/account/profile', '/accounts'],
    ['/account/logout', '/accounts'],
    ['/account/orders', '/accounts/my-orders'],
    ['/account/orders/5001', '/accounts/my-orders/order?id=5001'],
    [`/account/orders/${gid}`, '/accounts/my-orders/order?id=5001'],
    ['/account/addresses', '/accounts/account-addresses'],
  ])
    expect((await shopper.get(path!)).location).toBe(to);
});

test.runIf(isFullRun)('a public client signs in too', async () => {
  const vars = accountsWorld('customer-account-api', 'public').vars;
  const other = await startShop({
    accounts: 'customer-account-api',
    vars: { CUSTOMER_ACCOUNT_CLIENT_SECRET: undefined, ...vars },
  });
  try {
    const { answer } = await signInHosted(other, 'three');
    expect(answer.location).toBe('/accounts/dashboard');
  } finally {
    await other.stop();
  }
});

test.runIf(isFullRun)('without its binding nobody is signed in, and the log says why', async () => {
  const other = await startShop({
    accounts: 'customer-account-api',
    worker: ({ durableObjects, ...worker }) => {
      const { BROWSER_SESSIONS: _, ...rest } = durableObjects ?? {};
      return { ...worker, durableObjects: rest };
    },
  });
  try {
    const shopper = other.shopper();
    expect((await shopper.post('/account/login', {})).location).toBe('/accounts/login');
    expect(textOf(await shopper.get('/accounts/login'))).toContain(unavailable);
    expect(other.logs()).toContain('hosted accounts need BROWSER_SESSIONS');
  } finally {
    await other.stop();
  }
});
