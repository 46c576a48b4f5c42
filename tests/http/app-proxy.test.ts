/** See `docs/decisions/0087-app-proxies.md`. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type Shop } from '../support/storefront';
import { isFullRun } from '../support/full-run';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ world: 'full' });
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const lastCall = async () => (await shop.requests()).at(-1)?.n ?? 0;
const appCalls = async (since: number) =>
  (await shop.requests(since)).filter(({ service }) => service === 'apps');

const send = (path: string, init: Parameters<ReturnType<Shop['shopper']>['send']>[1] = {}) =>
  shop.shopper().send(path, init);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

test('Shopify forwards an app’s path, and cookies stay out in both directions', async () => {
  const shopper = shop.shopper();
  await shopper.get('/');
  shopper.cookies.set('session', 'a-session');
  const since = await lastCall();
  const { status, text, headers } = await shopper.get('/apps/lamp-care/tips.json?page=2');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toHaveProperty('tips');
  expect(headers.get('set-cookie')).toBeNull();
  const [call] = await appCalls(since);
  expect(call!.url).toMatch(/\/apps\/lamp-care\/tips\.json\?page=2$/);
  expect(Object.keys(call!.headers)).not.toContain('cookie');
  expect(Object.keys(call!.headers)).not.toContain('referer');
});

test('an app’s page has an origin of its own, so its scripts can’t act as the shopper', async () => {
  const { status, text, headers } = await send('/apps/lamp-care', {
    headers: { accept: 'text/html' },
  });
  expect([status, text.includes('<h1>Lamp care</h1>')]).toEqual([200, true]);
  const policy = headers.get('content-security-policy')!;
  expect(policy).toMatch(/^sandbox /);
  expect(policy).not.toContain('allow-same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('its scripts may send JSON, after a preflight', async () => {
  const preflight = await send('/apps/lamp-care/ask', { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
    204,
    '*',
  ]);
  const { status, text } = await post('/apps/lamp-care/ask', '{"q":"wool"}', { origin: 'null' });
  expect([status, JSON.parse(text)]).toEqual([201, { received: '{"q":"wool"}' }]);
});

test('an app with an address of its own gets requests that are signed as Shopify’s are', async () => {
  const { status, text } = await send('/a/club/members?q=a&q=b&shop=stranger&signature=x');
  expect([status, JSON.parse(text)]).toEqual([
    200,
    {
      shop: new URL(shop.addresses.sandbox).host,
      path: '/a/club/members',
      customer: '',
      query: ['a', 'b'],
      cookie: null,
    },
  ]);
});

test.runIf(isFullRun)('an unsigned request is the app’s to refuse', async () => {
  const other = await startShop({ world: 'full', vars: { APP_PROXY_SECRET: undefined } });
  try {
    const { status, text } = await other.shopper().get('/a/club/members');
    expect([status, text]).toEqual([401, '{"error":"Not signed"}']);
  } finally {
    await other.stop();
  }
});

test.each([
  ['its own path', '/apps/lamp-care/old', 302, '/apps/lamp-care/tips.json'],
  ['a stranger', '/apps/lamp-care/away', 502, null],
])('an app’s redirect to %s', async (_, path, status, location) => {
  const answer = await send(path);
  expect([answer.status, answer.location]).toEqual([status, location]);
});

test('Liquid, which only a theme can render, is not shown', async () => {
  const { status, text } = await send('/apps/lamp-care/theme');
  expect([status, text.includes('{{')]).toEqual([502, false]);
});

test.each([
  ['another app', '/apps/other'],
  ['a longer name', '/apps/lamp-care-more'],
  ['only the prefix', '/apps'],
])('%s is an unknown page, and no app is asked', async (_, path) => {
  const since = await lastCall();
  expect((await send(path)).status).toBe(404);
  expect(await appCalls(since)).toEqual([]);
});

test('a link to an app’s page loads a new document, and its Markdown is not there', async () => {
  const link = await send('/apps/lamp-care.data?x=1&_routes=routes%2F%24');
  expect([link.status, link.text]).toEqual([202, expect.stringContaining('/apps/lamp-care?x=1')]);
  expect(link.text).not.toContain('404 Error');
  const markdown = await send('/apps/lamp-care.md');
  expect([markdown.status, markdown.location]).toEqual([404, null]);
});

describe('hostile requests', () => {
  test.each([
    ['an encoded slash', '/apps/lamp-care/..%2f..%2fadmin', 400],
    ['an encoded backslash', '/apps/lamp-care/%5cadmin', 400],
    ['a folder above', '/apps/lamp-care/../../geo', 404],
    ['a long address', `/apps/lamp-care/?q=${'x'.repeat(9000)}`, 414],
  ])('%s reaches no app', async (_, path, status) => {
    const since = await lastCall();
    expect((await send(path)).status).toBe(status);
    expect(await appCalls(since)).toEqual([]);
  });

  test('a huge body is refused', async () => {
    const { status } = await post('/apps/lamp-care/ask', 'x'.repeat(300_000));
    expect(status).toBe(413);
  });

  test('an unknown method is refused', async () => {
    const { status, headers } = await send('/apps/lamp-care', { method: 'PROPFIND' });
    expect([status, headers.get('allow')]).toEqual([405, expect.stringContaining('POST')]);
  });
});

test.each(isFullRun ? ['http-500', 'hang', 'cut-json', 'refused'] : ['http-500'])(
  'while an app has the fault %s, its path answers 503 and the shop works',
  async (mode) => {
    await shop.fault({ service: 'apps', mode });
    const { status, headers } = await send('/apps/lamp-care/tips.json');
    const answered = mode === 'cut-json' ? [200, 503] : [503];
    expect(answered).toContain(status);
    if (status === 503) expect(headers.get('retry-after')).toBe('10');
    expect((await shop.shopper().get('/')).status).toBe(200);
  },
);

test.runIf(isFullRun)('without the setting there are no such paths', async () => {
  const other = await startShop({ world: 'full', vars: { APP_PROXIES: undefined } });
  try {
    const since = (await other.requests()).at(-1)?.n ?? 0;
    expect((await other.shopper().get('/apps/lamp-care')).status).toBe(404);
    const calls = await other.requests(since);
    expect(calls.filter(({ service }) => service === 'apps')).toEqual([]);
  } finally {
    await other.stop();
  }
});
