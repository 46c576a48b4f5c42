import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
let reachable: Shop;
beforeAll(async () => {
  shop = await startShop();
  reachable = await startShop({
    vars: {
      SECURITY_CONTACT: 'mailto:security@shop.example https://shop.example/security',
      SECURITY_POLICY_URL: 'https://shop.example/policy',
    },
  });
});
afterAll(() => Promise.all([shop?.stop(), reachable?.stop()]));

test('without a contact there is no security.txt', async () => {
  const answer = await shop.shopper().get('/.well-known/security.txt');
  expect([answer.status, answer.location]).toEqual([404, null]);
});

test('security.txt names whom to tell, and does not run out unnoticed', async () => {
  const visitor = reachable.shopper();
  const answer = await visitor.get('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const lines = answer.text.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('Expires'))).toEqual([
    'Contact: mailto:security@shop.example',
    'Contact: https://shop.example/security',
    'Policy: https://shop.example/policy',
    'Preferred-Languages: en',
    `Canonical: ${visitor.origin}/.well-known/security.txt`,
  ]);
  const [expires = ''] = lines.filter((line) => line.startsWith('Expires: '));
  expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/);
  const days = (Date.parse(expires.slice('Expires: '.length)) - Date.now()) / 86_400_000;
  // Caches keep the file for a day, and RFC 9116 requires an expiry within a year.
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('the shop says that it honours Global Privacy Control', async () => {
  const answer = await shop.shopper().get('/.well-known/gpc.json');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(JSON.parse(answer.text)).toEqual({
    gpc: true,
    lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
