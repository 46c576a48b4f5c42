/** The cost of unauthenticated webhooks is limited before the body is read. */
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxVars } from '../../sandbox/host/sandbox-worker';
import { someAddress } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  const { SHOPIFY_WEBHOOK_SECRET, PRISMIC_WEBHOOK_SECRET } = sandboxVars;
  shop = await startShop({ vars: { SHOPIFY_WEBHOOK_SECRET, PRISMIC_WEBHOOK_SECRET } });
});
afterAll(() => shop?.stop());

/** A well-formed but invalid signature. */
const forged = { 'x-shopify-hmac-sha256': `${'A'.repeat(43)}=` };

/** Sends a body that never ends. */
function open(from: string, headers: Record<string, string> = {}) {
  const { host, port } = new URL(shop.addresses.stores.us!);
  const sent = httpRequest({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/webhooks/shopify',
    agent: false,
    headers: { host, 'cf-connecting-ip': from, 'content-length': '100000', ...headers },
  });
  sent.write('{');
  return sent;
}

/** Like `open`. Returns status and ms. */
function begin(from: string, headers: Record<string, string> = {}): Promise<[number, number]> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const sent = open(from, headers);
    sent.on('error', reject);
    sent.on('response', (answer) => {
      resolve([answer.statusCode ?? 0, Date.now() - started]);
      sent.destroy();
    });
  });
}

const sendShort = (from: string) =>
  shop.shopper().send('/webhooks/shopify', {
    method: 'POST',
    headers: { ...forged, 'cf-connecting-ip': from },
    body: '{}',
  });

test('a body without a signature is not waited for', async () => {
  const [status, ms] = await begin(someAddress());
  expect(status).toBe(401);
  expect(ms).toBeLessThan(2_500);
});

test('a body that stands still is given up after three seconds', async () => {
  const [status, ms] = await begin(someAddress(), forged);
  expect(status).toBe(408);
  expect(ms).toBeLessThan(8_000);
});

test('sixteen bodies of one sender are awaited at a time, without delaying other senders', async () => {
  const greedy = someAddress();
  const all = Promise.all(Array.from({ length: 20 }, () => begin(greedy, forged)));
  expect((await sendShort(someAddress())).status).toBe(401);
  const statuses = (await all).map(([status]) => status);
  expect(statuses.filter((status) => status === 408)).toHaveLength(16);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

test('bodies whose sender leaves do not block later ones', async () => {
  const greedy = someAddress();
  const status = async () => (await sendShort(greedy)).status;
  const left = Array.from({ length: 16 }, () => open(greedy, forged).on('error', () => undefined));
  await expect.poll(status).toBe(429);
  // workerd notices only a reset.
  for (const { socket } of left) socket!.resetAndDestroy();
  await expect.poll(status, { timeout: 15_000 }).toBe(401);
});
