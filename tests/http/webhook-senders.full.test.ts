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

/** Sends a body that never ends. Returns status and ms. */
function begin(from: string, headers: Record<string, string> = {}): Promise<[number, number]> {
  const started = Date.now();
  const { host, port } = new URL(shop.addresses.stores.us!);
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/webhooks/shopify',
        agent: false,
        headers: { host, 'cf-connecting-ip': from, 'content-length': '100000', ...headers },
      },
      (answer) => {
        resolve([answer.statusCode ?? 0, Date.now() - started]);
        sent.destroy();
      },
    );
    sent.on('error', reject);
    sent.write('{');
  });
}

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
  const other = await shop.shopper().send('/webhooks/shopify', {
    method: 'POST',
    headers: { ...forged, 'cf-connecting-ip': someAddress() },
    body: '{}',
  });
  expect(other.status).toBe(401);
  const statuses = (await all).map(([status]) => status);
  expect(statuses.filter((status) => status === 408)).toHaveLength(16);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});
