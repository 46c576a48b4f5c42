import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { giftCards } from '../../sandbox/seed/gift-cards';
import { add, brae } from '../support/cart-driver';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import type { Tap } from '../support/wiretap';
import { isFullRun } from '../support/full-run';

const path = '/pages/gift-card-balance';
const sample = variantId('finish-samples', 'Brass');
const [mug, , empty, vase] = giftCards.map(({ code }) => code) as [string, string, string, string];

let shop: Shop;
let changeReply: Tap | undefined;
beforeAll(async () => {
  shop = await startShop({
    vars: { STOREFRONT_API_VERSION: '2026-04' },
    sandboxVars: { OLDEST_API_VERSION: '2026-04' },
    tap: (exchange) => changeReply?.(exchange),
  });
});
afterEach(() => {
  changeReply = undefined;
  return shop.clearFaults();
});
afterAll(() => shop?.stop());

const problemOf = ({ text }: { text: string }) =>
  textOf({
    text: /id="[^"]*-error"[^]*?<\/p>/.exec(text)?.[0].replace(/^[^>]*>/, '') ?? '',
  }).trim();
const check = (shopper: Shopper, code: string) => shopper.post(path, { code });

const lastCall = async () => (await shop.requests()).at(-1)?.n ?? 0;
/** The shop looks up a code by creating a cart with it. */
const lookups = async (since: number) =>
  (await shop.requests(since)).filter(({ operation }) => operation === 'cartCreate').length;

test('a card’s balance is shown once, in its currency, and the code is in no address, cookie or cache [R-205]', async () => {
  const shopper = shop.shopper('au');
  await add(shopper, brae);
  const before = [...shopper.cookies.keys()];
  const typed = `${mug.slice(0, 4)}-${mug.slice(4).toLowerCase()}`;
  const sent = await check(shopper, typed);
  expect([sent.status, sent.location]).toEqual([303, path]);
  const page = await shopper.get(path);
  expect(textOf(page)).toContain('Gift card ending 4F2A: USD 25.00 left.');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.text).toMatch(/<meta name="robots" content="noindex/);
  expect(page.text.toUpperCase()).not.toContain(mug);
  expect([...shopper.cookies.values()].join().toUpperCase()).not.toContain(mug);
  expect([...shopper.cookies.keys()].filter((name) => !before.includes(name))).not.toContain(
    'gift-cards-AUD',
  );
  expect(textOf(await shopper.get(path))).not.toContain('left.');
  const bag = textOf(await shopper.get('/cart'));
  expect(bag).toContain('Brae Pendant');
  expect(bag).not.toContain('Gift card ending');
  expect(shop.logs().toUpperCase()).not.toContain(mug);
});

test('unknown and empty cards have the same message, and what isn’t a code is not looked up', async () => {
  const shopper = shop.shopper();
  const before = await lastCall();
  const [unknown, spent] = [await check(shopper, 'NOSUCHCARD12'), await check(shopper, empty)];
  expect([unknown.status, spent.status]).toEqual([422, 422]);
  expect(problemOf(unknown)).toMatch(/^We can’t find a balance for this code\./);
  expect(problemOf(spent)).toBe(problemOf(unknown));
  expect(unknown.text).toContain('value="NOSUCHCARD12"');
  expect(await lookups(before)).toBe(2);
  const since = await lastCall();
  const none = await check(shopper, ' ');
  expect([none.status, problemOf(none)]).toEqual([400, 'Please enter a code.']);
  const hostile = await check(shopper, `"><script>${'a'.repeat(9000)}`);
  expect(hostile.status).toBe(400);
  expect(hostile.text).toContain('value="&quot;&gt;&lt;script&gt;aaa');
  expect(hostile.text).not.toContain('"><script>aaa');
  expect((await check(shopper, 'x'.repeat(40_000))).status).toBe(413);
  expect(await lookups(since)).toBe(0);
});

test('a code in an address is never looked up', async () => {
  const since = await lastCall();
  const page = await shop.shopper().get(`${path}?code=${vase}`);
  expect(page.status).toBe(200);
  expect(await lookups(since)).toBe(0);
  expect(textOf(page)).not.toContain('left.');
  expect(page.text).not.toContain(`value="${vase}"`);
});

test('attempts of one network must wait, also without the visitor’s cookies, and not those of others', async () => {
  const shopper = shop.shopper();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    shopper.cookies.clear();
    expect((await check(shopper, `NOSUCHCARD${attempt}0`)).status).toBe(422);
  }
  shopper.cookies.clear();
  const waits = await check(shopper, vase);
  expect(waits.status).toBe(429);
  expect(problemOf(waits)).toMatch(/^You have tried several codes\. Please wait \d+ seconds/);
  expect(Number(waits.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await check(shop.shopper(), vase)).status).toBe(303);
});

test.runIf(isFullRun)(
  'a network’s attempts in the bag have the same limit, also with a new bag for each',
  async () => {
    const shopper = shop.shopper();
    const enter = async (code: string) => {
      shopper.cookies.clear();
      await add(shopper, brae);
      await shopper.post('/cart', { intent: 'discount', code });
      return textOf(await shopper.get('/cart'));
    };
    for (let attempt = 0; attempt < 5; attempt += 1) await enter(`NOSUCHCARD${attempt}1`);
    expect(await enter(vase)).toContain('You have tried several codes.');
    expect((await check(shopper, vase)).status).toBe(429);
  },
);

test.runIf(isFullRun)(
  'a discount code that doesn’t apply isn’t an attempt at gift cards',
  async () => {
    const shopper = shop.shopper();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      shopper.cookies.clear();
      await add(shopper, sample);
      await shopper.post('/cart', { intent: 'discount', code: 'LIGHTS15' });
      expect(textOf(await shopper.get('/cart'))).toContain("The code 'LIGHTS15' doesn’t apply");
    }
    expect((await check(shopper, vase)).status).toBe(303);
  },
);

test('an outage has a message, the code stays in the field, and no attempt counts', async () => {
  const shopper = shop.shopper();
  await shop.fault({ service: 'commerce', mode: 'http-500' });
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const failed = await check(shopper, vase);
    expect([failed.status, problemOf(failed)]).toEqual([
      503,
      'We can’t check gift cards right now. Please try again in a moment.',
    ]);
    expect(failed.text).toContain(`value="${vase}"`);
  }
});

test.each([
  { warnings: [{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE' }], userErrors: [] },
  { warnings: [], userErrors: [{ code: 'INVALID_PAYMENT_EMPTY_CART' }] },
])('a card that Shopify can’t apply now is not called unknown: %o', async (said) => {
  changeReply = ({ sent }) =>
    sent.includes('mutation GiftCard(')
      ? JSON.stringify({ data: { cartCreate: { cart: { appliedGiftCards: [] }, ...said } } })
      : undefined;
  const failed = await check(shop.shopper(), vase);
  expect([failed.status, problemOf(failed)]).toEqual([
    503,
    'We can’t check gift cards right now. Please try again in a moment.',
  ]);
});

test('the gift card’s page and the field for codes link to the page', async () => {
  const shopper = shop.shopper();
  expect((await shopper.get('/products/gift-card')).text).toContain(`href="${path}"`);
  expect((await shopper.get('/products/brae-pendant-nickel')).text).not.toContain(path);
  await add(shopper, brae);
  expect((await shopper.get('/cart')).text).toContain(`href="${path}"`);
});
