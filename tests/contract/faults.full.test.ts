import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { compatibilityDate } from '../../scripts/wrangler-toml';
import { startSandbox, type Sandbox } from '../support/sandbox';

const caller = {
  name: 'caller',
  modules: true,
  compatibilityDate,
  outboundService: 'sandbox',
  script: `export default { async fetch(request) {
    const { url, timeout = 5000, ...init } = await request.json();
    const signal = AbortSignal.timeout(timeout);
    let status = 0;
    try {
      const response = await fetch(url, { ...init, signal });
      status = response.status;
      const body = await response.text();
      const { 'content-type': type, 'retry-after': retryAfter } =
        Object.fromEntries(response.headers);
      return Response.json({ status, size: body.length, body: body.slice(0, 400), type, retryAfter });
    } catch (error) {
      return Response.json({ status, failed: error.name });
    }
  } }`,
};

type Seen = {
  status: number;
  size?: number;
  body?: string;
  type?: string;
  retryAfter?: string;
  failed?: string;
};

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ workers: [caller] });
});
beforeEach(() => sandbox.clearFaults());
afterAll(() => sandbox.stop());

const path = '/api/shopify/product/handle/halden-pendant-brass';
const call = async (from = path, init: object = {}): Promise<Seen> => {
  const worker = await sandbox.miniflare.getWorker('caller');
  const body = JSON.stringify({ url: sandbox.origin + from, ...init });
  const response = await worker.fetch('http://caller/', { method: 'POST', body });
  return (await response.json()) as Seen;
};
const product = (mode: string, more: object = {}) =>
  sandbox.fault({ service: 'products', mode, times: 1, ...more } as Parameters<
    Sandbox['fault']
  >[0]);
const graphql = (query: string) =>
  call('/api/2024-07/graphql.json', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': '0123456789abcdef0123456789abcdef',
    },
    body: JSON.stringify({ query }),
  });

test('a refused connection rejects the fetch', async () => {
  await product('refused');
  expect(await call()).toMatchObject({ status: 0, failed: expect.any(String) });
  expect(await call()).toMatchObject({ status: 200 });
});

test('a reset connection breaks within the body', async () => {
  await product('reset');
  expect(await call()).toMatchObject({ status: 200, failed: expect.any(String) });
});

test.each([
  ['http-401', 401],
  ['http-403', 403],
  ['http-404', 404],
  ['http-410', 410],
  ['http-430', 430],
  ['http-500', 500],
])('%s answers that status in JSON', async (mode, status) => {
  await product(mode);
  const seen = await call();
  expect(seen).toMatchObject({ status, type: 'application/json' });
  expect(JSON.parse(seen.body ?? '')).toHaveProperty('error.code');
});

test('429 comes with and without Retry-After', async () => {
  await product('http-429');
  expect(await call()).toMatchObject({ status: 429, retryAfter: '1' });
  await product('http-429-no-retry-after');
  const seen = await call();
  expect(seen.status).toBe(429);
  expect(seen.retryAfter).toBeUndefined();
});

test('a gateway error is a page, and the status can be replaced', async () => {
  await product('http-502-html', { status: 503 });
  const seen = await call();
  expect(seen).toMatchObject({ status: 503, type: expect.stringContaining('text/html') });
  expect(seen.body).toContain('<h1>');
});

test('commerce throttles with status 200, the others with 429', async () => {
  await sandbox.fault({ service: 'commerce', mode: 'throttled', times: 1 });
  const seen = await graphql('{ shop { name } }');
  expect(seen.status).toBe(200);
  expect(JSON.parse(seen.body ?? '')).toMatchObject({
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
  });
  await product('throttled');
  expect((await call()).status).toBe(429);
});

test('slow answers late but fully', async () => {
  await product('slow', { delayMs: 250 });
  const started = performance.now();
  expect(await call()).toMatchObject({ status: 200 });
  expect(performance.now() - started).toBeGreaterThanOrEqual(245);
});

test('hang never answers, and nothing else waits for it', async () => {
  await product('hang');
  const hanging = call(path, { timeout: 3000 });
  await new Promise((resolve) => setTimeout(resolve, 250));
  const started = performance.now();
  expect((await call()).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(2000);
  expect(await hanging).toEqual({ status: 0, failed: 'TimeoutError' });
});

test('empty, unreadable, cut and foreign bodies all look like success', async () => {
  const whole = await call();
  await product('empty-body');
  expect(await call()).toMatchObject({ status: 200, size: 0 });
  await product('bad-json');
  const bad = await call();
  expect(bad.status).toBe(200);
  expect(() => JSON.parse(bad.body ?? '')).toThrow();
  await product('cut-json');
  const cut = await call();
  expect(cut).toMatchObject({ status: 200, type: 'application/json' });
  expect(cut.size).toBe((whole.size ?? 0) >> 1);
  await product('wrong-schema');
  expect(JSON.parse((await call()).body ?? '')).toMatchObject({ title: 7 });
});

test('a wrong GraphQL answer has the keys that were asked for', async () => {
  await sandbox.fault({ service: 'commerce', mode: 'wrong-schema', times: 1 });
  const { body } = await graphql('{ one: shop { name } product(handle: "x") { id } }');
  expect(JSON.parse(body ?? '')).toEqual({
    data: { one: ['unexpected'], product: ['unexpected'] },
  });
});

test('a huge body is valid JSON of more than two megabytes', async () => {
  await product('huge-body');
  const seen = await call();
  expect(seen.status).toBe(200);
  expect(seen.size).toBeGreaterThan(2 * 1024 * 1024);
});

test('a fault hits the named operation only, as often as ordered', async () => {
  await sandbox.fault({
    service: 'products',
    operation: 'search.collection',
    mode: 'http-500',
    times: 2,
  });
  const statuses = [];
  for (const from of ['/search/collection/pendants', path, '/search/collection/pendants', path]) {
    statuses.push((await call(from)).status);
  }
  expect(statuses).toEqual([500, 200, 500, 200]);
  expect((await call('/search/collection/pendants')).status).toBe(200);
  expect(await sandbox.faults()).toEqual([]);
});

test('a GraphQL operation is known by its root fields, not by its name', async () => {
  await sandbox.fault({ service: 'commerce', operation: 'shop', mode: 'http-500' });
  expect((await graphql('query shop { localization { country { isoCode } } }')).status).toBe(200);
  expect(
    (await graphql('query Name { localization { country { isoCode } } shop { name } }')).status,
  ).toBe(500);
  expect(await sandbox.faults()).toMatchObject([{ operation: 'shop', times: null }]);
});

test('an unknown mode, service or operation is refused', async () => {
  for (const fault of [
    { service: 'products', mode: 'melt' },
    { service: 'weather', mode: 'hang' },
    { service: 'products', mode: 'hang', times: 0 },
    { service: 'products', mode: 'hang', operation: 'handle' },
    { service: 'products', mode: 'redirect' },
  ]) {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(fault);
    const response = await sandbox.fetch('/__standin/faults', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
  }
  expect(await sandbox.faults()).toEqual([]);
});

test('the request log tells service, operation, headers and status', async () => {
  const [last] = (await sandbox.requests()).slice(-1);
  await call('/search/query/brass?take=1', { headers: { 'x-mark': 'here' } });
  await graphql('{ shop { name } localization { country { isoCode } } }');
  const logged = await sandbox.requests(last?.n);
  expect(logged).toMatchObject([
    { service: 'products', operation: 'search.query', method: 'GET', status: 200 },
    { service: 'commerce', operation: 'shop+localization', method: 'POST', status: 200 },
  ]);
  expect(logged[0]?.headers['x-mark']).toBe('here');
  expect(logged[0]?.url).toBe(`${sandbox.origin}/search/query/brass?take=1`);
});
