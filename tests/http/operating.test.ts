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
  await shop.shopper('au').get('/products/halden-pendant-brass');
  const down = await health('au');
  expect([down.status, down.body.status]).toEqual([503, 'down']);
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
