import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { textOf } from '../support/page-text';
import type { Shopper } from '../support/shopper';
import { inBareWorld, startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    vars: { CONSENT_ELSEWHERE: 'granted', GTM_ID: 'GTM-TEST1' },
    tap: ({ url, received }) =>
      url.includes('/geo?') ? received.replace('"New Zealand"', '"Aotearoa"') : received,
  });
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

interface Visit {
  banner: { countryName: string; offered: string } | null;
  consent: { analytics: boolean };
}
const visit = async (visitor: Shopper, headers = {}) =>
  JSON.parse((await visitor.get('/visit', headers)).text) as Visit;

test.skipIf(inBareWorld)(
  'a country is called as the lookup calls it, on later pages too [R-375]',
  async () => {
    let visitor = shop.shopper();
    // A slow country lookup can open the circuit breaker.
    await expect
      .poll(
        async () => {
          await shop.fresh();
          visitor = shop.shopper();
          return (await visit(visitor, { 'cf-connecting-ip': '2001:db8::1' })).banner;
        },
        { timeout: 30_000 },
      )
      .toMatchObject({ countryName: 'Aotearoa', offered: 'New Zealand (NZD)' });
    await shop.fault({ service: 'geo', mode: 'http-403' });
    expect((await visit(visitor)).banner?.countryName).toBe('Aotearoa');
  },
  90_000,
);

test.each(['NZ', 'NZ:', 'NZ:%3Cb%3EAotearoa%3C%2Fb%3E'])(
  'with %j in the cookie a country is called in our own words',
  async (place) => {
    const visitor = shop.shopper();
    visitor.cookies.set('place', place);
    expect((await visit(visitor)).banner?.countryName).toBe('New Zealand');
  },
);

test('an unknown location counts as the store’s own country: no offer to switch, and no assumed consent [R-375]', async () => {
  await shop.fault({ service: 'geo', mode: 'http-403' });
  for (const [store, market] of [
    ['us', 'US / USD'],
    ['au', 'AU / AUD'],
  ] as const) {
    const visitor = shop.shopper(store);
    expect(await visit(visitor)).toMatchObject({ banner: null, consent: { analytics: false } });
    expect(visitor.cookies.has('place')).toBe(false);
    expect(textOf(await visitor.get('/'))).toContain(market);
  }
  const known = await visit(shop.shopper(), { 'cf-ipcountry': 'US' });
  expect(known.consent.analytics).toBe(true);
});

test.each([
  ['us', 'US', 'You are in our American store, with prices in USD.'],
  ['au', 'AU', 'You are in our Australian store, with prices in AUD.'],
  ['au', 'IE', 'You are in our European store, with prices in EUR.'],
])(
  'the selector of %s, from %s, says which store this is [R-033]',
  async (store, country, text) => {
    const page = await shop.shopper(store).get('/', { 'cf-ipcountry': country });
    expect(textOf(page)).toContain(text);
  },
);
