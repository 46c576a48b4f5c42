import { afterAll, beforeEach, expect, test } from 'vitest';
import { add, brae, pieces, tabOf } from '../support/cart-driver';
import { control } from '../support/control';
import { isFullRun } from '../support/full-run';
import { pathIn, providerBrowser, onward, signInHosted } from '../support/hosted-sign-in';
import { textOf } from '../support/page-text';
import type { Answer, Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import type { Exchange } from '../support/wiretap';

/** In seconds. The shop refreshes an access token two minutes before it expires, here after 2 s. */
const lifetime = 122;
const exchanges: Exchange[] = [];
const shop = await startShop({
  accounts: 'customer-account-api',
  sandboxVars: { ACCOUNTS_TOKEN_SECONDS: String(lifetime) },
  tap: (exchange) => void exchanges.push(exchange),
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.clearFaults();
  await shop.fresh();
});

const untilDue = () => shop.pass(2500);
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 400));
const dashboard = '/accounts/dashboard';
const refreshes = () =>
  exchanges.filter(({ sent }) => sent.includes('grant_type=refresh_token')).length;
const change = (of: Shop, name: string) => control(of, 'accounts', { change: name });
const ended = 'Your session has ended. Please sign in again.';
const toLogin = async (shopper: Shopper, answer: Answer) => {
  expect([answer.status, answer.location]).toEqual([303, '/accounts/login']);
  return textOf(await shopper.get('/accounts/login'));
};

test('a token is refreshed in time, once for two tabs that ask at once, and for the cookie that came late [R-280]', async () => {
  const { shopper } = await signInHosted(shop, 'three');
  const late = tabOf(shopper, shop.shopper());
  const before = refreshes();
  expect((await shopper.get(dashboard)).status).toBe(200);
  expect(refreshes()).toBe(before);
  await untilDue();
  const session = shopper.cookies.get('session');
  const tabs = [shopper, tabOf(shopper, shop.shopper())];
  const pages = await Promise.all(tabs.flatMap((tab) => [tab.get(dashboard), tab.get(dashboard)]));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(refreshes()).toBe(before + 1);
  expect(shopper.cookies.get('session')).not.toBe(session);
  expect((await late.get(dashboard)).status).toBe(200);
  expect(refreshes()).toBe(before + 1);
});

test('a token that expires early is replaced unnoticed', async () => {
  const { shopper } = await signInHosted(shop, 'three');
  await change(shop, 'expire-access');
  const page = await shopper.get(dashboard);
  expect(page.status).toBe(200);
  expect(textOf(page)).toContain('Sign out');
});

test('a refused refresh ends the session with a message, and keeps the bag [R-280] [V7.6.1]', async () => {
  const { shopper } = await signInHosted(shop, 'three');
  await add(shopper, brae, '2');
  const copy = tabOf(shopper, shop.shopper());
  await change(shop, 'revoke');
  await untilDue();
  expect(await toLogin(shopper, await shopper.get(dashboard))).toContain(ended);
  expect(await pieces(shopper)).toBe(2);
  expect((await copy.get('/accounts')).location).toBe('/accounts/login');
});

const modes = ['http-500', 'refused', 'bad-json', 'wrong-schema', 'cut-json', 'http-401', 'hang'];

test.each(isFullRun ? modes : modes.slice(0, 2))(
  'while the provider answers with %s nobody is signed out, and the account says so [R-280]',
  async (mode) => {
    const { shopper } = await signInHosted(shop, 'three');
    await untilDue();
    await shop.fault({ service: 'accounts', mode });
    const page = await shopper.get(dashboard);
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain('You are still signed in.');
    const form = await shopper.post('/accounts/account-addresses', {
      ...{ intent: 'create', country: 'CA', province: 'ON', city: 'Ottawa', zip: 'K1A 0A9' },
      ...{ firstName: 'Ada', lastName: 'Lamb', address1: '1 Kept Street' },
    });
    expect(form.status).toBe(503);
    expect(form.text).toContain('1 Kept Street');
    await shop.clearFaults();
    expect((await shopper.get('/accounts')).location).toBe(dashboard);
  },
);

test('a token that arrives too late for its page is used by the next one', async () => {
  const { shopper, answer } = await signInHosted(shop, 'three');
  expect(answer.location).toBe(dashboard);
  await untilDue();
  await shop.fault({ service: 'accounts', mode: 'slow', delayMs: 4000, times: 1 });
  const before = refreshes();
  expect((await shopper.get(dashboard)).status).toBe(200);
  await expect.poll(refreshes, { timeout: 15_000 }).toBe(before + 1);
  await aMoment();
  expect((await shopper.get(dashboard)).status).toBe(200);
});

test('a sign-out while a token is refreshed is not undone by it', async () => {
  const { shopper } = await signInHosted(shop, 'three');
  const copy = tabOf(shopper, shop.shopper());
  await untilDue();
  await shop.fault({ service: 'accounts', mode: 'slow', delayMs: 1200, times: 1 });
  const page = copy.get(dashboard);
  await aMoment();
  await shopper.post('/accounts/sign-out', {});
  await page;
  expect((await copy.get('/accounts')).location).toBe('/accounts/login');
  expect((await copy.get(dashboard)).location).toBe('/accounts/login');
  expect((await shopper.get(dashboard)).location).toBe('/accounts/login');
});

test('no token is in any page, header, log, or in a cookie to be read [V10.1.1]', async () => {
  const shopper = shop.shopper();
  const seen: string[] = [];
  const look = (answer: Answer) => {
    seen.push(answer.text + JSON.stringify([...answer.headers]));
    return answer;
  };
  const pressed = look(await shopper.post('/account/login', {}));
  const back = await providerBrowser(shop).signIn(onward(pressed), 'three@lintel.example');
  look(await shopper.get(pathIn(back)));
  await add(shopper, brae);
  const screens = [dashboard, '/accounts/my-orders', '/accounts/account-addresses', '/cart'];
  for (const path of screens) {
    look(await shopper.get(path));
    look(await shopper.get(`${path}.data`));
  }
  await untilDue();
  look(await shopper.get(dashboard));
  await shop.fault({ service: 'accounts', mode: 'cut-json', times: 1 });
  await untilDue();
  look(await shopper.get(dashboard));
  await shop.clearFaults();
  const out = await shopper.post('/accounts/sign-out', {});
  const secrets = exchanges.flatMap(
    ({ received }) =>
      received.match(/(?<="(?:access_token|refresh_token|customerAccessToken)":")[^"]+/g) ?? [],
  );
  expect(new Set(secrets).size).toBeGreaterThan(5);
  const told = [...seen, out.text + JSON.stringify([...out.headers]), shop.logs()];
  for (const [index, text] of told.entries())
    expect([index, secrets.filter((secret) => text.includes(secret))]).toEqual([index, []]);
  // Id tokens are sent through the browser only at sign-out.
  const idTokens = exchanges.flatMap(
    ({ received }) => /"id_token":"([^"]+)"/.exec(received)?.[1] ?? [],
  );
  for (const text of [...seen, shop.logs()])
    expect(idTokens.filter((token) => text.includes(token))).toEqual([]);
  expect(idTokens.some((token) => out.text.includes(token))).toBe(true);
});

test('in any order of sign-ins, one customer never sees another’s data', async () => {
  const [three, many] = [await signInHosted(shop, 'three'), await signInHosted(shop, 'many')];
  const nameOf = async (shopper: Shopper) =>
    /Hello [^!]+!/.exec(textOf(await shopper.get(dashboard)))?.[0];
  const names = [await nameOf(three.shopper), await nameOf(many.shopper)];
  expect(names[0]).not.toBe(names[1]);
  await untilDue();
  const pages = await Promise.all([
    nameOf(three.shopper),
    nameOf(many.shopper),
    nameOf(three.shopper),
  ]);
  expect(pages).toEqual([names[0], names[1], names[0]]);
});

test.runIf(isFullRun)(
  'a session of one kind of accounts is ignored in a shop with the other [V6.8.1]',
  async () => {
    const { shopper } = await signInHosted(shop, 'three');
    const legacy = await startShop({ accounts: 'legacy' });
    const off = await startShop({ vars: { ACCOUNTS: 'off' } });
    try {
      const moved = tabOf(shopper, legacy.shopper());
      expect((await moved.get(dashboard)).location).toBe('/accounts/login');
      expect((await moved.get('/accounts/login')).status).toBe(200);
      const closed = tabOf(shopper, off.shopper());
      expect((await closed.get(dashboard)).status).toBe(404);
      const { signInAs } = await import('../support/account-driver');
      const old = await signInAs(legacy, 'three');
      const back = tabOf(old, shop.shopper());
      expect((await back.get(dashboard)).location).toBe('/accounts/login');
      expect((await back.get('/accounts/login')).text).toContain('action="/account/login"');
    } finally {
      await Promise.all([legacy.stop(), off.stop()]);
    }
  },
);
