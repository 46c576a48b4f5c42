import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  const vars = { SHOPIFY_SHOP_ID: '55512345', CHECKOUT_DOMAIN: 'checkout.localhost' };
  shop = await startShop({ vars });
});
afterAll(() => shop?.stop());

const monorail = 'https://monorail-edge.shopifysvc.com';
const policyOf = async (path: string) =>
  (await shop.shopper().get(path)).headers.get('content-security-policy')!;

test('a yes brings both, of the domain that the checkout shares; a no takes them away', async () => {
  const visitor = shop.shopper();
  const yes = await visitor.post('/consent', { analytics: 'yes' });
  const ours = yes.headers.getSetCookie().filter((line) => line.startsWith('_shopify_'));
  const id = '[0-9a-f]{8}-[0-9a-f-]{27}';
  const common = 'Domain=localhost; Path=/';
  expect(ours).toEqual([
    expect.stringMatching(`^_shopify_y=${id}; Max-Age=31104000; ${common}; SameSite=Lax$`),
    expect.stringMatching(`^_shopify_s=${id}; Max-Age=1800; ${common}; SameSite=Lax$`),
  ]);
  const [browser, visit] = ['_shopify_y', '_shopify_s'].map((name) => visitor.cookies.get(name));
  await visitor.get('/visit');
  expect(visitor.cookies.get('_shopify_y')).toBe(browser);
  expect(visitor.cookies.get('_shopify_s')).toBe(visit);
  const no = await visitor.post('/consent', { marketing: 'yes' });
  expect(no.headers.getSetCookie()).toContain(
    `_shopify_y=; Max-Age=0; ${common}; HttpOnly; SameSite=Lax`,
  );
  expect([...visitor.cookies.keys()].join()).not.toContain('_shopify_');
});

test('a visitor who has not chosen gets none', async () => {
  const visitor = shop.shopper();
  await visitor.get('/visit');
  await visitor.get('/');
  expect([...visitor.cookies.keys()].join()).not.toContain('_shopify_');
});

test('browsers may talk to Shopify from every page but those behind a mailed link', async () => {
  expect(await policyOf('/')).toMatch(`connect-src 'self' ${monorail};`);
  expect((await policyOf('/')).split(monorail)).toHaveLength(2);
  expect(await policyOf('/accounts/reset?customerId=1&resetToken=a')).not.toContain(monorail);
});
