import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../support/page-text';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    vars: { CONSENT_ELSEWHERE: 'granted', SHOPIFY_SHOP_ID: '55512345', GTM_ID: 'GTM-TEST01' },
  });
});
afterAll(() => shop?.stop());

const signal = { 'sec-gpc': '1' };
const visit = async (visitor: Shopper, headers = {}, path = '/visit') =>
  (
    JSON.parse((await visitor.get(path, { 'cf-ipcountry': 'US', ...headers })).text) as {
      consent: Record<string, boolean>;
    }
  ).consent;
const shopifyIds = ({ cookies }: Shopper) =>
  [...cookies.keys()].filter((name) => name.startsWith('_shopify_'));

const nothing = { analytics: false, marketing: false };
const everything = { analytics: true, marketing: true };

test('without the signal the default and the choice count, as ever', async () => {
  const visitor = shop.shopper();
  expect(await visit(visitor)).toEqual({
    ...everything,
    chosen: false,
    asks: false,
    signal: false,
  });
  expect(shopifyIds(visitor)).toHaveLength(2);
  await visitor.post('/consent', { all: 'no' });
  expect(await visit(visitor)).toEqual({ ...nothing, chosen: true, asks: false, signal: false });
});

test('a chosen store does not move the visitor: the default depends on the place alone', async () => {
  const chose = (country: string) => {
    const visitor = shop.shopper();
    visitor.cookies.set('SELECTED_STORE', country);
    return visitor;
  };
  const at = (country: string) => ({ 'cf-ipcountry': country });
  expect(await visit(chose('US'), at('DE'))).toMatchObject(nothing);
  expect(await visit(chose('DE'), at('US'))).toMatchObject(everything);
  const looked = chose('US');
  looked.cookies.set('place', 'FR');
  expect(await visit(looked, at(''))).toMatchObject(nothing);
  looked.cookies.set('place', 'NZ');
  expect(await visit(looked, at(''))).toMatchObject(everything);
  expect(await visit(chose('US'), at(''))).toMatchObject(nothing);
});

test.each([
  ['of the request', signal, '/visit'],
  ['that only scripts have seen', {}, '/visit?gpc=1'],
])('the signal %s outweighs the default [V14.2.3]', async (_what, headers, path) => {
  const visitor = shop.shopper();
  expect(await visit(visitor, headers, path)).toEqual({
    ...nothing,
    chosen: false,
    asks: true,
    signal: true,
  });
  expect(shopifyIds(visitor)).toEqual([]);
});

test('the signal overrides earlier consent, which counts again without the signal', async () => {
  const visitor = shop.shopper();
  await visitor.post('/consent', { all: 'yes' });
  expect(await visit(visitor, signal)).toEqual({
    ...nothing,
    chosen: false,
    asks: true,
    signal: true,
  });
  expect(shopifyIds(visitor)).toEqual([]);
  expect(await visit(visitor)).toEqual({ ...everything, chosen: true, asks: false, signal: false });
});

test.each([
  ['the request says so', signal, {}],
  ['the form says so', {}, { gpc: '1' }],
])('consent given despite the signal counts: %s', async (_what, headers, fields) => {
  const visitor = shop.shopper();
  await visitor.post('/consent', { analytics: 'yes', ...fields }, headers);
  const chosen = { analytics: true, marketing: false, chosen: true, asks: false };
  expect(await visit(visitor, signal)).toEqual({ ...chosen, signal: true });
  expect(await visit(visitor)).toEqual({ ...chosen, signal: false });
});

test('with the signal, an earlier refusal still counts as a choice', async () => {
  const visitor = shop.shopper();
  await visitor.post('/consent', { all: 'no' });
  expect(await visit(visitor, signal)).toEqual({
    ...nothing,
    chosen: true,
    asks: false,
    signal: true,
  });
});

test('a choice can be made without scripts, and is shown', async () => {
  const visitor = shop.shopper();
  const answer = await visitor.submit('/consent', { analytics: 'yes' });
  expect(textOf(answer)).toContain('These are your current choices');
  expect(answer.text).toMatch(/<input[^>]*name="analytics"[^>]*checked/);
  expect(visitor.cookies.get('consent')).toBe('analytics');
});

test('the page of choices says that the signal is respected, without scripts', async () => {
  const respected = 'Your browser asks us not to share your data';
  const visitor = shop.shopper();
  expect(textOf(await visitor.get('/consent'))).not.toContain(respected);
  const page = await visitor.get('/consent', signal);
  expect(textOf(page)).toContain(respected);
  expect(page.text).not.toMatch(/name="(?:analytics|marketing)"[^>]*checked/);
});

test('pages do not depend on the signal, so that a cache may share them', async () => {
  const withoutNonce = (text: string) => text.replace(/nonce(?:=|":)"[^"]+"/g, '');
  const visitor = shop.shopper();
  await visitor.get('/');
  const [plain, asked] = [
    await visitor.get('/pages/faqs'),
    await visitor.get('/pages/faqs', signal),
  ];
  expect(withoutNonce(asked.text)).toBe(withoutNonce(plain.text));
});

test('the page of choices says whether consent is on by default', async () => {
  const page = async (country: string, headers = {}) =>
    textOf(await shop.shopper().get('/consent', { 'cf-ipcountry': country, ...headers }));
  const off = 'Everything else is off until you agree.';
  expect(await page('DE')).toContain(off);
  expect(await page('US', signal)).toContain(off);
  expect(await page('US')).toContain('Everything else is on unless you turn it off here.');
});
