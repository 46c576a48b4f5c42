import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '../support/full-run';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const good = 'LCP=1234&CLS=0.02&TTFB=80';
const own = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
function beacon(body: string, headers: Record<string, string> = {}, store = 'us') {
  const visitor = shop.shopper(store);
  const from = { ...own, origin: visitor.origin, 'sec-fetch-site': 'same-origin', ...headers };
  return visitor.send('/actions/vitals', { method: 'POST', headers: from, body });
}
const reports = () =>
  shop
    .logs()
    .split('\n')
    .filter((line) => line.includes('web-vitals'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>);

test('browsers measure only in stores with a dataset', async () => {
  expect((await shop.shopper().get('/')).text).not.toContain('data-vitals');
});

test.runIf(isFullRun)('a store with a dataset asks browsers to measure', async () => {
  const dataset = await startShop({
    worker: (worker) => ({ ...worker, analyticsEngineDatasets: { VITALS: { dataset: 'vitals' } } }),
  });
  try {
    expect((await dataset.shopper().get('/')).text).toContain('data-vitals=""');
  } finally {
    await dataset.stop();
  }
});

test('a good beacon becomes a log line of its region, and an answer without a body', async () => {
  const answer = await beacon(good);
  expect([answer.status, answer.text]).toEqual([204, '']);
  // The browser may be on another page by now.
  const referer = `${shop.shopper('au').origin}/cart`;
  await beacon(`${good}&INP=96&page=products`, { 'cf-ipcountry': 'NZ', referer }, 'au');
  await expect.poll(() => reports().map(({ region }) => region)).toEqual(['us', 'nz']);
  expect(reports()[0]).toMatchObject({ LCP: 1234, CLS: 0.02, TTFB: 80, store: 'us' });
  expect(reports()[1]).toMatchObject({ page: 'products', INP: 96, store: 'au' });
  expect(Object.keys(reports()[0]!).sort()).toEqual(
    ['CLS', 'LCP', 'TTFB', 'event', 'level', 'page', 'region', 'request', 'store'].sort(),
  );
});

test.each([
  ['', 'home'],
  ['Products', 'products'],
  ['accounts', 'account'],
  ['orders', 'other'],
  ['constructor', 'other'],
  ['<script>', 'other'],
])('the first page %j is logged as %j', async (segment, page) => {
  const before = reports().length;
  await beacon(`${good}&${new URLSearchParams({ page: segment })}`);
  await expect.poll(() => reports().slice(before)).toMatchObject([{ page }]);
});

test.each([
  ['no number', 'LCP=fast', {}, 400],
  ['a number below nothing', 'LCP=-1', {}, 400],
  ['more than ten minutes', 'LCP=600001', {}, 400],
  ['JSON', '{"LCP":1', { 'content-type': 'application/json' }, 415],
  ['33 KB', `LCP=1&x=${'x'.repeat(33 * 1024)}`, {}, 413],
  ['another site', good, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
])('%s is refused and not logged', async (_what, body, headers, status) => {
  const before = reports().length;
  expect((await beacon(body, headers)).status).toBe(status);
  expect(reports()).toHaveLength(before);
});

test('a GET of the address redirects to the front page', async () => {
  const answer = await shop.shopper().get('/actions/vitals');
  expect([answer.status, answer.location]).toEqual([303, '/']);
});

test('a shop without `SHOPIFY_SHOP_ID` neither contacts Shopify nor counts visitors', async () => {
  const visitor = shop.shopper();
  await visitor.post('/consent', { all: 'yes' });
  await visitor.get('/visit');
  expect([...visitor.cookies.keys()].join()).not.toContain('_shopify_');
  const { headers, text } = await visitor.get('/');
  expect(headers.get('content-security-policy')).not.toContain('shopifysvc');
  expect(text).not.toContain('"shopify"');
});
