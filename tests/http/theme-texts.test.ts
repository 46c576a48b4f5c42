import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { textOf } from '../support/page-text';
import { startShop, type Shop } from '../support/storefront';

interface Reply {
  results: { data: { body: { slice_type: string; primary: { title?: string } }[] } }[];
}

function withoutTitle(received: string, ofFirstSlice: string): string {
  const reply = JSON.parse(received) as Reply;
  const [first] = reply.results[0]?.data.body ?? [];
  expect(first?.slice_type).toBe(ofFirstSlice);
  delete first!.primary.title;
  return JSON.stringify(reply);
}

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    tap({ url, received }) {
      const asked = new URL(url).searchParams.getAll('q').join();
      if (/"(?:home|about)"/.test(asked)) return withoutTitle(received, 'hero_content');
      if (!asked.includes('"theme_settings"')) return received;
      return withoutTitle(received, 'link_column').replace(
        /"newsletter_success":"[^"]*"/,
        '"newsletter_success":"Hello / You will hear from us."',
      );
    },
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

test('a page whose first slice has no title is headed by its own, the home page by the shop’s name', async () => {
  const titlesOn = async (path: string) =>
    [...(await shop.shopper().get(path)).text.matchAll(/<h1[^>]*>([^<]*)/g)].map(
      ([, text]) => text,
    );
  expect(await titlesOn('/')).toEqual(['Lintel']);
  expect(await titlesOn('/pages/about')).toEqual([expect.stringMatching(/\w/)]);
});

test('a column of the footer without a title has its links, and no empty heading', async () => {
  const { text } = await shop.shopper().get('/pages/about');
  expect(text).toMatch(/<nav aria-label="More links"><ul[^>]*><li><a [^>]*>[^<]+/);
  expect(text).not.toMatch(/<h2[^>]*><\/h2>/);
});
