import { createCustomerAccountClient, type HydrogenSession } from '@shopify/hydrogen';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openAccounts, publicClient, type Accounts } from '../support/accounts';

/** Hydrogen's client hard-codes Shopify's URLs, so requests are redirected to the sandbox. */
let accounts: Accounts;
const real = globalThis.fetch;
const toSandbox = (address: string) =>
  address.replace('https://shopify.com', accounts.sandbox.origin);
beforeAll(async () => {
  accounts = await openAccounts();
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => real(toSandbox(input), init));
});
beforeEach(() => accounts.sandbox.reset());
afterAll(async () => {
  vi.unstubAllGlobals();
  await accounts.sandbox.stop();
});

const shop = 'http://localhost:3000';

function openSession(): HydrogenSession & { values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  return {
    values,
    get: (key: string) => values.get(key),
    set: (key: string, value: unknown) => void values.set(key, value),
    unset: (key: string) => void values.delete(key),
    commit: () => Promise.resolve(''),
  } as never;
}

const clientFor = (session: HydrogenSession, path: string, options: object) =>
  createCustomerAccountClient({
    session,
    customerAccountId: publicClient,
    request: new Request(shop + path) as never,
    ...options,
  } as Parameters<typeof createCustomerAccountClient>[0]);

const email = 'three@lintel.example';
const query = `query { customer { firstName emailAddress { emailAddress } } }` as never;

test.each([
  ['the shop’s number', () => ({ shopId: '60210001' })],
  [
    'the deprecated address, whose token is exchanged',
    () => ({ customerAccountUrl: 'https://shopify.com/60210001' }),
  ],
])('Hydrogen signs in, asks, refreshes and signs out with %s', async (_name, optionsOf) => {
  const options = optionsOf();
  const session = openSession();
  const login = await clientFor(session, '/account/login', options).login();
  const browser = accounts.browser();
  const form = await browser.get(toSandbox(login.headers.get('location') ?? ''));
  const back = await browser.enterCode(await browser.enterEmail(await form.text(), email), email);
  const callback = back.pathname + back.search;
  const welcome = await clientFor(session, callback, options).authorize();
  expect(welcome.headers.get('location')).toBe('/account');

  const account = clientFor(session, '/account', options);
  const read = async () => (await account.query(query)) as { data: unknown };
  const theo = { customer: { firstName: 'Theo', emailAddress: { emailAddress: email } } };
  expect((await read()).data).toEqual(theo);

  const stored = session.get('customerAccount') as Record<string, string>;
  session.set('customerAccount', { ...stored, expiresAt: '0' });
  expect((await read()).data).toEqual(theo);
  const renewed = session.get('customerAccount') as Record<string, string>;
  expect(renewed['refreshToken']).not.toBe(stored['refreshToken']);

  const logout = await account.logout();
  const out = await browser.get(toSandbox(logout.headers.get('location') ?? ''));
  expect(out.headers.get('location')).toBe('https://localhost:3000/');
  expect(await accounts.statusOf(renewed['accessToken'] ?? '')).toBe(401);
});
