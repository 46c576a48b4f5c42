/** Where a visitor is, when a lookup says it, and when nobody knows. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { textOf } from '../support/page-text';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
/** What the lookup answers in place of its own answer. */
let answer: unknown;
beforeAll(async () => {
  shop = await startShop({
    vars: { CONSENT_ELSEWHERE: 'granted', GTM_ID: 'GTM-TEST1' },
    tap: ({ url, received }) =>
      answer && new URL(url).pathname === '/geo' ? JSON.stringify(answer) : received,
  });
});
afterAll(() => shop?.stop());
afterEach(async () => {
  answer = undefined;
  await shop.clearFaults();
});

interface Visit {
  banner: { countryName: string; offered: string } | null;
  consent: { analytics: boolean };
}
const visit = async (visitor: Shopper) => JSON.parse((await visitor.get('/visit')).text) as Visit;

test('a country is called as the lookup calls it, on later pages too', async () => {
  answer = { country: 'HK', name: 'Hong Kong' };
  const visitor = shop.shopper();
  for (let times = 0; times < 2; times += 1) {
    const { banner } = await visit(visitor);
    expect(banner).toMatchObject({ countryName: 'Hong Kong', offered: 'Hong Kong (HKD)' });
    // From here on the country is known from the cookie.
    answer = undefined;
  }
});

test.each([undefined, '', '<b>Hong Kong</b>', 7, 'x'.repeat(200)])(
  'with the name %j it is called in our own words',
  async (name) => {
    answer = { country: 'HK', name };
    expect((await visit(shop.shopper())).banner?.countryName).toBe('Hong Kong SAR China');
  },
);

test('when nobody knows it is the store’s own country: nobody is asked to switch, or taken to agree', async () => {
  await shop.fault({ service: 'geo', mode: 'http-403' });
  for (const store of ['us', 'au']) {
    const visitor = shop.shopper(store);
    expect(await visit(visitor)).toMatchObject({ banner: null, consent: { analytics: false } });
    expect(visitor.cookies.has('place')).toBe(false);
    expect(textOf(await visitor.get('/'))).toContain(store === 'us' ? 'US / USD' : 'AU / AUD');
  }
  await shop.clearFaults();
  answer = { country: 'US', name: 'United States' };
  expect((await visit(shop.shopper('us'))).consent.analytics).toBe(true);
});

test.each([
  ['us', 'US', 'You are in our American store, with prices in USD.'],
  ['au', 'AU', 'You are in our Australian store, with prices in AUD.'],
  ['au', 'IE', 'You are in our European store, with prices in EUR.'],
])('the selector of %s, from %s, says which store this is', async (store, country, text) => {
  const page = await shop.shopper(store).get('/', { 'cf-ipcountry': country });
  expect(textOf(page)).toContain(text);
});
