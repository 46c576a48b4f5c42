import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contact } from '../support/inquiry-forms';
import { textOf } from '../support/page-text';
import { variantPath } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';
import type { Exchange } from '../support/wiretap';

const lamp = '/products/brae-pendant-nickel';
const parts = 'interest-free payments';

const inquiryIn = (exchanges: Exchange[]) => {
  const { sent } = exchanges.findLast(({ url }) => url.endsWith('/inquiries'))!;
  return JSON.parse(sent) as Record<string, unknown>;
};

const askedFor = (exchanges: Exchange[]) =>
  exchanges.filter(({ url }) => decodeURIComponent(url).includes('my.page.uid,+"about"')).length;

describe('with the settings', () => {
  let shop: Shop;
  const exchanges: Exchange[] = [];
  beforeAll(async () => {
    shop = await startShop({
      world: 'full',
      vars: { AFTERPAY: 'true', AFTERPAY_LIMIT: '300', CONTACT_FORM_ID: 'f-7', DATA_CACHE: 'off' },
      tap: (exchange) => void exchanges.push(exchange),
    });
  });
  afterAll(() => shop?.stop());

  test('a price is also told as four payments [R-162]', async () => {
    const page = await shop.shopper().get(lamp);
    expect(textOf(page)).toContain('$165.00 or 4 interest-free payments of $41.25 with Afterpay');
  });

  test('it is the price of the variant that is chosen, and none above the limit', async () => {
    const visitor = shop.shopper();
    const of = (title: string) => visitor.get(variantPath('halden-pendant-brass', title));
    expect(textOf(await of('Medium / Linen'))).toContain('payments of $64.75 with Afterpay');
    expect(textOf(await of('Large / Black'))).not.toContain(parts);
    const open = await visitor.get('/products/halden-pendant-brass');
    expect(textOf(open)).toContain('payments from $47.25 with Afterpay');
  });

  test('it is called Clearpay in the United Kingdom, and is not there where Afterpay is not [R-162]', async () => {
    const from = async (country: string) =>
      textOf(await shop.shopper('au').get(lamp, { 'cf-ipcountry': country }));
    expect(await from('GB')).toMatch(/4 interest-free payments of GBP 33\.75 with Clearpay/);
    expect(await from('AU')).toMatch(/4 interest-free payments of \$[\d.]+ with Afterpay/);
    expect(await from('NZ')).toMatch(/4 interest-free payments of NZD [\d.]+ with Afterpay/);
    for (const country of ['DE', 'JP', 'SG']) expect(await from(country)).not.toContain(parts);
  });

  test('an inquiry names the form [R-031]', async () => {
    expect((await shop.shopper().post('/forms/contact', contact)).status).toBe(303);
    expect(inquiryIn(exchanges)).toMatchObject({ form: 'contact', store: 'us', formId: 'f-7' });
  });

  test('nothing is read from a copy [R-032]', async () => {
    for (const times of [1, 2, 3]) {
      expect((await shop.shopper().get('/pages/about')).status).toBe(200);
      expect(askedFor(exchanges)).toBe(times);
    }
  });
});

describe('without them', () => {
  let shop: Shop;
  const exchanges: Exchange[] = [];
  beforeAll(async () => {
    shop = await startShop({ world: 'full', tap: (exchange) => void exchanges.push(exchange) });
  });
  afterAll(() => shop?.stop());

  test('nothing is said of payments, and an inquiry names no form [R-031]', async () => {
    expect(textOf(await shop.shopper().get(lamp))).not.toContain(parts);
    expect((await shop.shopper().post('/forms/contact', contact)).status).toBe(303);
    expect(inquiryIn(exchanges)).not.toHaveProperty('formId');
  });

  test('a page that was just read is read from its copy [R-032]', async () => {
    for (let times = 0; times < 3; times += 1) await shop.shopper().get('/pages/about');
    expect(askedFor(exchanges)).toBe(1);
  });
});
