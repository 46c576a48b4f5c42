import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

interface Health {
  status: string;
  store: string;
  release: string;
  services: Record<string, { state: string; seconds?: number }>;
}

async function health(store?: string) {
  const answer = await shop.shopper(store).get('/health');
  return { ...answer, body: JSON.parse(answer.text) as Health };
}

test('the health names store, build and the state of each service, asks little and tells no secret [R-073]', async () => {
  const before = (await shop.requests()).length;
  const { status, headers, body, text } = await health();
  expect([status, body.status, body.store]).toEqual([200, 'ok', 'us']);
  expect(body.release).toMatch(/^\w{6,}$/);
  expect(body.services.commerce).toMatchObject({ state: 'ok' });
  expect(body.services.content).toMatchObject({ state: 'ok' });
  expect(body.services.marketing).toEqual({ state: 'unknown' });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('set-cookie')).toBeNull();
  expect(text).not.toMatch(/http|127\.0\.0\.1|secret|token/i);
  for (let times = 0; times < 5; times += 1) await health();
  const asked = (await shop.requests()).slice(before).map(({ service }) => service);
  expect(asked.filter((service) => service === 'commerce')).toHaveLength(1);
  expect(asked.filter((service) => service === 'content')).toHaveLength(1);
});

test('the health check reports a failing service, and when nobody can buy [R-073]', async () => {
  await shop.fault({ service: 'content', mode: 'http-500' });
  const poor = await health('au');
  expect([poor.status, poor.body.status]).toEqual([200, 'degraded']);
  expect(poor.body.services.content?.state).toBe('failing');
  await shop.fault({ service: 'commerce', mode: 'http-500' });
  await shop.pass(betweenChecks);
  const down = await health('au');
  expect([down.status, down.body.status]).toEqual([503, 'down']);
});

/** In ms. */
const betweenChecks = 10_000;

test.each<[string, { mode: string; status?: number }]>([
  ['a wrong token', { mode: 'http-401' }],
  ['a frozen shop', { mode: 'http-403', status: 402 }],
  ['a wrong domain', { mode: 'http-404' }],
  ['its bot protection', { mode: 'http-430' }],
  ['throttling', { mode: 'throttled' }],
  ['an empty reply', { mode: 'empty-body' }],
])('a shop that Shopify refuses for %s is down, also after shoppers noticed it [R-073]', async (_, fault) => {
  await shop.pass(betweenChecks);
  expect((await health()).body.status).toBe('ok');
  await shop.fault({ service: 'commerce', ...fault });
  await shop.shopper().get('/search?q=brass');
  await shop.pass(betweenChecks);
  for (const { status, body } of [await health(), await health()]) {
    expect([status, body.status]).toEqual([503, 'down']);
    expect(body.services.commerce?.state).toBe('failing');
  }
}); // prettier-ignore

test('a repository that refuses the token is reported, although its documents are cached [R-073]', async () => {
  await shop.shopper().get('/pages/about');
  await shop.fault({ service: 'content', mode: 'http-401' });
  await shop.pass(betweenChecks);
  const { status, body } = await health();
  expect([status, body.status, body.services.content?.state]).toEqual([200, 'degraded', 'failing']);
});

test('one failed call between two checks is not an outage [R-073]', async () => {
  await shop.pass(betweenChecks);
  expect((await health()).body.status).toBe('ok');
  await shop.fault({ service: 'commerce', mode: 'http-500' });
  await shop.shopper().get('/policies/refund-policy');
  const { status, body } = await health();
  expect([status, body.services.commerce?.state]).toEqual([200, 'ok']);
});

test('a sign-in is logged by its outcome, with a name for the account that tells nobody whose it is [R-074]', async () => {
  const visitor = shop.shopper();
  const lines = () =>
    shop
      .logs()
      .split('\n')
      .filter((line) => line.includes('"event":"sign-in"'))
      .map((line) => JSON.parse(line) as Record<string, string>);
  const sign = (email: string, password: string) =>
    visitor.post('/accounts/login', { form: 'login', email, password });
  await sign('mara@lintel.example', 'wrong-password');
  await sign('MARA@lintel.example', 'wrong-password');
  await sign('somebody@lintel.example', 'wrong-password');
  await expect.poll(lines).toHaveLength(3);
  const [first, second, other] = lines();
  expect(first).toMatchObject({ level: 'warn', outcome: 'refused' });
  expect(first!.who).toMatch(/^[0-9a-f]{12}$/);
  expect(second!.who).toBe(first!.who);
  expect(other!.who).not.toBe(first!.who);
  expect(JSON.stringify(lines())).not.toMatch(/mara|somebody/i);
});
