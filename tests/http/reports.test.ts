import { afterAll, beforeAll, expect, test } from 'vitest';
import { enoughOfTheMinute } from '../support/rate-limit';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

type Headers = Record<string, string>;
const modern: Headers = { 'content-type': 'application/reports+json' };
const old: Headers = { 'content-type': 'application/csp-report' };

function report(body: unknown, headers: Headers = modern) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return shop.shopper().send('/reports', { method: 'POST', headers, body: text });
}
const lines = () =>
  shop
    .logs()
    .split('\n')
    .filter((line) => line.includes('"browser-reports"'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>);

const violation = (body: object = {}, page = '/cart') => {
  const url = shop.shopper().origin + page;
  return {
    type: 'csp-violation',
    age: 10,
    url,
    user_agent: 'Mozilla/5.0',
    body: {
      documentURL: url,
      blockedURL: 'https://evil.example/steal.js?who=mara',
      effectiveDirective: 'script-src-elem',
      disposition: 'enforce',
      lineNumber: 7,
      sample: 'let secret',
      ...body,
    },
  };
};

test('reports become one log line, without queries, samples and private addresses', async () => {
  const answer = await report([
    violation({}, '/accounts/reset?customerId=1&resetToken=s3cret'),
    violation({ blockedURL: 'inline' }, '/account/activate/7/s3cret'),
  ]);
  expect([answer.status, answer.text]).toEqual([204, '']);
  await expect.poll(lines).toHaveLength(1);
  expect(lines()[0]).toMatchObject({
    level: 'warn',
    count: 2,
    reports: [
      {
        type: 'csp-violation',
        page: '/accounts/reset',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        disposition: 'enforce',
        line: 7,
      },
      { page: '/account/activate/7/[redacted]', blocked: 'inline' },
    ],
  });
  expect(JSON.stringify(lines())).not.toMatch(/s3cret|mara|let secret|Mozilla/);
});

test('the older form is read too', async () => {
  const before = lines().length;
  const { origin } = shop.shopper();
  const body = {
    'csp-report': {
      'document-uri': `${origin}/`,
      'blocked-uri': 'eval',
      'violated-directive': 'script-src',
      'source-file': `${origin}/assets/a.js`,
    },
  };
  const answer = await report(body, { ...old, origin: 'null', 'sec-fetch-site': 'same-origin' });
  expect(answer.status).toBe(204);
  await expect.poll(lines).toHaveLength(before + 1);
  expect(lines().at(-1)).toMatchObject({
    reports: [{ page: '/', blocked: 'eval', directive: 'script-src', source: '/assets/a.js' }],
  });
});

test('a page that was cut off from its opener is told with its policy', async () => {
  const before = lines().length;
  const { origin } = shop.shopper();
  const body = {
    type: 'navigation-to-response',
    effectivePolicy: 'same-origin',
    disposition: 'enforce',
  };
  await report([{ type: 'coop', url: `${origin}/`, body }], { ...modern, origin });
  await expect.poll(lines).toHaveLength(before + 1);
  expect(lines().at(-1)).toMatchObject({
    reports: [{ type: 'coop', page: '/', violation: 'navigation-to-response' }],
  });
});

test('a hundred reports are one short line', async () => {
  const before = lines().length;
  const long = violation({ blockedURL: `https://${'a'.repeat(60)}.example/` });
  const many = Array.from({ length: 40 }, () => long);
  expect((await report(many)).status).toBe(204);
  await expect.poll(lines).toHaveLength(before + 1);
  expect(lines().at(-1)).toMatchObject({ count: 40, region: 'us' });
  expect(JSON.stringify(lines().at(-1)).length).toBeLessThan(2500);
});

test.each([
  ['of another site', () => [{ ...violation(), url: 'https://evil.example/' }]],
  ['about an extension', () => [violation({ sourceFile: 'chrome-extension://abc/x.js' })]],
  ['of a kind we did not ask for', () => [{ ...violation(), type: 'deprecation' }]],
  ['of nothing', () => []],
  ['without a body', () => [{ type: 'csp-violation', url: shop.shopper().origin }]],
])('a report %s is taken and not logged', async (_what, body) => {
  const before = lines().length;
  expect((await report(body())).status).toBe(204);
  expect(lines()).toHaveLength(before);
});

test.each([
  ['nonsense', '{"a":', modern, 400],
  ['a number', '7', modern, 400],
  ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['no type', '[]', {}, 415],
  ['65 KB', `["${'x'.repeat(65 * 1024)}"]`, modern, 413],
  ['another site', '[]', { ...modern, origin: 'https://evil.example' }, 403],
])('%s is refused and not logged', async (_what, body, headers, status) => {
  const before = lines().length;
  const answer = await report(body, headers as Headers);
  expect([answer.status, answer.text]).toEqual([status, '']);
  expect(lines()).toHaveLength(before);
});

test('more reports than a browser sends are rate limited', async () => {
  await enoughOfTheMinute();
  const visitor = shop.shopper();
  const statuses = new Set<number>();
  for (let n = 0; n < 125; n += 1) {
    const answer = await visitor.send('/reports', { method: 'POST', headers: modern, body: '[]' });
    statuses.add(answer.status);
  }
  expect([...statuses]).toEqual([204, 429]);
});

test('a GET of the address is a 404', async () => {
  const answer = await shop.shopper().get('/reports');
  expect(answer.status).toBe(404);
});
