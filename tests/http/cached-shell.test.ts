/** Pages for one visitor take header and footer from a cached page for everyone. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { add, brae } from '../support/cart-driver';
import type { Answer, Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(() => shop.fresh());
afterEach(() => shop.clearFaults());
afterAll(() => shop?.stop());

const hasCachedShell = ({ text }: Answer) => text.includes('data-shell="');

/** Requests a page until its header and footer come from the cache. */
async function withCachedShell(shopper: Shopper, path: string): Promise<Answer> {
  await shopper.get(path);
  let answer = await shopper.get(path);
  for (let n = 0; n < 50 && !hasCachedShell(answer); n += 1) answer = await shopper.get(path);
  expect(hasCachedShell(answer), `${path} has a cached shell`).toBe(true);
  return answer;
}

const partOf = (tag: string, { text }: Answer) =>
  new RegExp(`<${tag}\\b[^]*?</${tag}>`)
    .exec(text)![0]
    .replaceAll(/(name="return_to" value=")[^"]*/g, '$1');

test('header and footer are those of the pages for everyone', async () => {
  const own = await withCachedShell(shop.shopper(), '/cart');
  const home = await shop.shopper().get('/');
  for (const tag of ['header', 'footer']) expect(partOf(tag, own)).toBe(partOf(tag, home));
  expect(own.text).toContain('id="icon-bag"');
  expect(own.text).toContain('id="invitation"');
  expect(own.text).not.toMatch(/shell-[\w+/=]+-(?:header|footer|icons);/);
});

test('they are the same as where they are rendered for the page itself', async () => {
  const shopper = shop.shopper();
  const first = await shopper.get('/cart');
  expect(hasCachedShell(first)).toBe(false);
  const bare = (answer: Answer) =>
    answer.text
      .replaceAll(/ nonce="[^"]*"/g, '')
      .replace(/<html[^>]*>/, '')
      .replaceAll('<!-- -->', '')
      .replaceAll(/<script[^]*?<\/script>/g, '');
  expect(bare(await withCachedShell(shopper, '/cart'))).toBe(bare(first));
});

test('the page’s forms lead back to it, and no nonce is missing', async () => {
  const path = '/accounts/login?return_to=%2Fcart&x="<';
  const { text, headers } = await withCachedShell(shop.shopper(), path);
  const paths = [...text.matchAll(/name="return_to" value="([^"]*)"/g)].map(([, value]) => value);
  expect(new Set(paths)).toEqual(new Set(['/accounts/login?return_to=%2Fcart&amp;x=%22%3C']));
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')![1]!;
  for (const [tag] of text.matchAll(/<(?:style|script)\b[^>]*>/g))
    if (!/application\/(?:ld\+)?json|speculationrules/.test(tag))
      expect(tag).toContain(`nonce="${nonce}"`);
});

test('the data of header and footer is served once for everyone, and not in the page', async () => {
  const shopper = shop.shopper();
  const page = await withCachedShell(shopper, '/cart');
  const address = /data-shell="([^"]+)"/.exec(page.text)![1]!.replaceAll('&amp;', '&');
  const data = await shop.shopper().get(address);
  expect([data.status, data.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(data.text).toContain('popularSearches');
  expect(page.text).not.toContain('popularSearches');
  expect(page.headers.get('cache-control')).toMatch(/no-store|private/);
});

test('the shared parts contain nothing of the visitor who caused their render', async () => {
  const customer = await signInAs(shop, 'three');
  await add(customer, brae);
  await customer.post('/actions/wishlist', { intent: 'add', handle: 'brae-pendant-brass' });
  const own = await withCachedShell(customer, '/accounts/dashboard?canary=1');
  expect(own.text).toContain('three@');
  const page = await shop.shopper().get('/shell');
  expect(page.headers.get('cache-status')).toBe('Lintel; hit');
  const stranger = await withCachedShell(shop.shopper(), '/accounts/login');
  const address = /data-shell="([^"]+)"/.exec(stranger.text)![1]!.replaceAll('&amp;', '&');
  for (const { text } of [page, stranger, await shop.shopper().get(address)])
    expect(text).not.toMatch(/three@|canary|brae-pendant|--(?:cart|wishlist)-filled:/);
});

test('each market has its own', async () => {
  const [here, japan] = [shop.shopper('au'), shop.shopper('au')];
  await japan.get('/?geoRedirect=JP');
  expect((await withCachedShell(here, '/cart')).text).not.toContain('JP / JPY');
  expect((await withCachedShell(japan, '/cart')).text).toContain('JP / JPY');
  expect((await here.get('/cart')).text).not.toContain('JP / JPY');
});

test.each(['http-500', 'wrong-schema', 'reset'])(
  'while the content service fails (%s), the page renders its own, and nothing is kept',
  async (mode) => {
    await shop.fault({ service: 'content', mode });
    for (let n = 0; n < 3; n += 1) {
      const answer = await shop.shopper().get('/cart');
      expect([answer.status, hasCachedShell(answer)]).toEqual([200, false]);
      expect(answer.text).toMatch(/<header[^]*<footer/);
      expect(answer.text).toContain('Your bag');
    }
  },
);

test('replies to forms, pages with a secret and data requests have no cached shell', async () => {
  const shopper = shop.shopper();
  await withCachedShell(shopper, '/accounts/login');
  const reply = await shopper.post('/accounts/login', { form: 'login', email: 'nobody@' });
  expect([reply.status, hasCachedShell(reply)]).toEqual([400, false]);
  expect(hasCachedShell(await shopper.get('/accounts/reset'))).toBe(false);
  expect((await shopper.get('/cart.data')).text).toContain('popularSearches');
});

test('an address without a page is a 404 that doesn’t wait for an interaction', async () => {
  const answer = await withCachedShell(shop.shopper(), '/no-such-page');
  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain('data-asleep');
  expect((await withCachedShell(shop.shopper(), '/cart')).text).toContain('data-asleep');
});
