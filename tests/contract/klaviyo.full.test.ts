import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  newsletterBody,
  newsletterJob,
  backInStockBody,
  wishlistLinkBody,
} from '~/services/klaviyo/klaviyo.server';
import { addressesFor } from '../../sandbox/host/addresses';
import { storefrontBase } from '../../sandbox/host/storefront-worker';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { stores } from '../support/stores';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const revision = { revision: '2026-07-15' };
const json = { 'content-type': 'application/vnd.api+json', ...revision };
const signup = { email: 'mara@lintel.example', list: 'NEWSUS', page: 'http://localhost/' };
const wish = { email: 'mara@lintel.example', variant: '44100000001101', product: '1' };

const post = (path: string, body: unknown, headers: Record<string, string> = json) =>
  sandbox.fetch(path, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const signups = () => sandbox.json<Record<string, string>[]>('/__standin/signups');
const problemOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { code: string; source: object }[] };
  return [response.status, errors[0]?.code, errors[0]?.source];
};

test.each(['/client/subscriptions', '/client/subscriptions/'])(
  'takes a newsletter sign-up at %s, once for each address',
  async (path) => {
    for (const email of ['mara@lintel.example', 'Mara@lintel.example']) {
      const body = newsletterBody({ ...signup, email });
      const response = await post(`${path}?company_id=LNTLUS`, body);
      expect([response.status, await response.text()]).toEqual([202, '']);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(await signups()).toMatchObject([
      { kind: 'newsletter', company: 'LNTLUS', email: signup.email, about: 'NEWSUS' },
    ]);
  },
);

test('answers a preflight', async () => {
  const response = await sandbox.fetch('/client/subscriptions', { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toContain('revision');
});

test.each([
  ['no revision', '?company_id=LNTLUS', signup, { 'content-type': 'application/json' }, 400],
  ['an old revision', '?company_id=LNTLUS', signup, { ...json, revision: '2023-10-15' }, 400],
  ['no company', '', signup, json, 400],
  ['an unknown company', '?company_id=ABCDEF', signup, json, 400],
  ['no e-mail', '?company_id=LNTLUS', { ...signup, email: 'mara' }, json, 400],
  ['a list of another account', '?company_id=LNTLUS', { ...signup, list: 'NEWSAU' }, json, 404],
])('refuses %s', async (_, query, fields, headers, status) => {
  const response = await post(`/client/subscriptions${query}`, newsletterBody(fields), headers);
  expect((await problemOf(response))[0]).toBe(status);
  expect(await signups()).toEqual([]);
});

test('points at the field that is wrong', async () => {
  const body = newsletterBody({ ...signup, email: 'nobody@shop.invalid' });
  expect(await problemOf(await post('/client/subscriptions?company_id=LNTLUS', body))).toEqual([
    400,
    'invalid',
    { pointer: '/data/attributes/profile/data/attributes/email' },
  ]);
});

test('server endpoints ask for a private key', async () => {
  const path = '/api/profile-subscription-bulk-create-jobs';
  expect((await post(path, newsletterJob(signup))).status).toBe(401);
  const authorization = 'Klaviyo-API-Key pk_sandbox_us';
  expect((await post(path, newsletterJob(signup), { ...json, authorization })).status).toBe(202);
  const back = '/api/back-in-stock-subscriptions';
  expect((await post(back, backInStockBody(wish), { ...json, authorization })).status).toBe(202);
  expect(await signups()).toHaveLength(2);
});

test('back in stock: today’s form', async () => {
  const path = '/client/back-in-stock-subscriptions?company_id=LNTLAU';
  expect((await post(path, backInStockBody(wish))).status).toBe(202);
  expect(await signups()).toMatchObject([{ kind: 'back-in-stock', about: wish.variant }]);
});

test('back in stock: the old form answers 200 either way', async () => {
  const send = async (email: string) => {
    const fields = { a: 'LNTLUS', email, variant: wish.variant, platform: 'shopify', product: '1' };
    const body = new URLSearchParams(fields).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await post('/onsite/components/back-in-stock/subscribe', body, type);
    return [response.status, ((await response.json()) as { success: boolean }).success];
  };
  expect(await send(wish.email)).toEqual([200, true]);
  expect(await send('nobody@shop.invalid')).toEqual([200, false]);
  expect(await signups()).toHaveLength(1);
});

test('throttles in its own words', async () => {
  await sandbox.fault({ service: 'marketing', operation: 'newsletter', mode: 'http-429' });
  const response = await post('/client/subscriptions?company_id=LNTLUS', newsletterBody(signup));
  expect(response.headers.get('retry-after')).toBe('1');
  expect((await problemOf(response))[1]).toBe('throttled');
});

test.each([
  ['browsers', '/client/events?company_id=LNTLUS', json],
  ['servers', '/api/events', { ...json, authorization: 'Klaviyo-API-Key pk_sandbox_us' }],
])('an event from %s triggers a flow, once for each address and id', async (_, path, headers) => {
  const mails = () => sandbox.json<{ to: string }[]>('/__standin/mailbox');
  const request = { email: signup.email, token: 'a.b', id: 'us-1' };
  for (const _again of [1, 2]) {
    const response = await post(path, wishlistLinkBody(request), headers);
    expect([response.status, await response.text()]).toEqual([202, '']);
  }
  expect((await mails()).map(({ to }) => to)).toEqual([signup.email]);
  await post(path, wishlistLinkBody({ ...request, id: 'us-2' }), headers);
  await post(path, wishlistLinkBody({ ...request, email: 'noor@lintel.example' }), headers);
  expect(await mails()).toHaveLength(3);
});

test('each store’s mails link to it, whatever its id', async () => {
  const origins = { de: 'http://localhost:3000', oz: 'http://lintel.oz.localhost:3000' };
  const table = { de: stores.us!, oz: stores.au! };
  const addresses = { ...addressesFor('A', 3000), stores: origins };
  const shop = await startSandbox({ storefronts: origins });
  const body = wishlistLinkBody({ email: signup.email, token: 'a.b', id: '1' });
  const links = [];
  for (const store of ['de', 'oz']) {
    const { bindings } = storefrontBase(store, addresses, {}, table);
    const path = `/client/events?company_id=${bindings.KLAVIYO_COMPANY_ID}`;
    await shop.fetch(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
    const [mail] = await shop.json<{ links: { href: string }[] }[]>('/__standin/mailbox');
    links.push(new URL(mail!.links[0]!.href).origin);
  }
  await shop.stop();
  expect(links).toEqual(Object.values(origins));
});

test('an event for no address, or without a private key, is refused', async () => {
  const body = wishlistLinkBody({ email: 'mara', token: 'a.b', id: 'us-1' });
  expect((await post('/client/events?company_id=LNTLUS', body)).status).toBe(400);
  expect((await post('/api/events', body)).status).toBe(401);
});
