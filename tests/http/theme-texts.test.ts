import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { textOf } from '../support/page-text';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    tap: ({ url, received }) =>
      new URL(url).searchParams.getAll('q').join().includes('"theme_settings"')
        ? received.replace(
            /"newsletter_success":"[^"]*"/,
            '"newsletter_success":"Hello / You will hear from us."',
          )
        : received,
  });
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

test('while the theme cannot be read the newsletter has its own words', async () => {
  // A 403 doesn't open the circuit breaker.
  await shop.fault({ service: 'content', mode: 'http-403' });
  for (const path of ['/not-found', '/newsletter'])
    expect(textOf(await shop.shopper().get(path))).toContain('Get 10% off your next order');
  expect(textOf(await shop.shopper().get('/newsletter?joined=&from=/'))).toContain(
    "We've added you to our newsletter!",
  );
});

test.each(['/pages/about', '/newsletter'])(
  'the newsletter on %s says what editors wrote',
  async (path) => {
    const text = textOf(await shop.shopper().get(path));
    expect(text).toContain('Letters from the workshop');
    expect(text).toContain('10% off your next order. About twice a month.');
  },
);

test('so do its thanks', async () => {
  const page = await shop.shopper().get('/newsletter?joined=&from=/');
  expect(page.text).toMatch(/<h1[^>]*>Hello<\/h1>/);
  expect(textOf(page)).toContain('You will hear from us.');
});

test('a featured collection without a link leads to the collection of its handle', async () => {
  const { text } = await shop.shopper().get('/pages/about');
  const nav = text.slice(text.indexOf('aria-label="Featured collections"'));
  expect(nav).toMatch(/^[^]*?href="\/collections\/handles"[^>]*>Handles</);
});
