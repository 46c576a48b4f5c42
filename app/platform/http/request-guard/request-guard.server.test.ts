import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as rejections from './rejections';
import { guardRequest } from './request-guard.server';

const site = 'https://shop.example';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const own = { ...form, origin: site };

const ask = (path: string, init: RequestInit = {}) =>
  guardRequest(new Request(`http://10.0.0.1${path}`, init), site);
const post = (headers: Record<string, string>, body: BodyInit = 'a=b') =>
  ask('/cart', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);

const statusOf = (passage: Awaited<ReturnType<typeof guardRequest>>) =>
  'rejection' in passage ? passage.rejection.status : 'moved' in passage ? passage.moved : 'passed';

const passed = (passage: Awaited<ReturnType<typeof guardRequest>>) => {
  if (!('request' in passage)) throw new Error(`refused: ${JSON.stringify(passage)}`);
  return passage.request;
};

test('gives Remix the configured origin, whatever host was named [V4.1.3] [V15.3.4]', async () => {
  const headers = {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'gopher',
    Forwarded: 'host=evil.example',
    'oxygen-buyer-country': 'FR',
    'X-HTTP-Method-Override': 'DELETE',
    'X-Host': 'evil.example',
    'My-Forwarded': 'a',
    'Forwarded-By': 'b',
    Origin: '][',
    Cookie: 'a=1',
  };
  const request = passed(await ask('/products/lamp?x=1', { headers }));
  expect(request.url).toBe('https://shop.example/products/lamp?x=1');
  expect(Object.fromEntries(request.headers)).toEqual({
    cookie: 'a=1',
    'forwarded-by': 'b',
    host: 'shop.example',
    'my-forwarded': 'a',
  });
});

test.each([
  ['//evil.example/x?a=b', '/evil.example/x?a=b'],
  ['/\\evil.example', '/evil.example'],
  ['/a///b', '/a/b'],
  ['/%5Cevil.example', 400],
  ['/a%00b', 400],
  ['/%E0%A4%A', 400],
  ['/%', 400],
  ['/search?q=%', 'passed'],
  ['/caf%C3%A9', 'passed'],
  [`/?q=${'x'.repeat(9000)}`, 414],
])('answers %s [V1.1.1]', async (path, expected) => {
  expect(statusOf(await ask(path))).toBe(expected);
});

test('an address of 8,192 characters passes, one more is too long', async () => {
  const path = (length: number) => `/?q=${'x'.repeat(length - 'http://10.0.0.1/?q='.length)}`;
  expect(statusOf(await ask(path(8192)))).toBe('passed');
  expect(statusOf(await ask(path(8193)))).toBe(414);
});

test('an address that cannot be parsed is refused', async () => {
  const request = Object.defineProperty(new Request(site), 'url', { value: 'http://[/' });
  expect(statusOf(await guardRequest(request, site))).toBe(400);
});

test.each([
  ['/?_data=root', '/'],
  ['/cart?_data=x&a=b&_data=y', '/cart?a=b'],
  ['/search?q=a%20b%&_datas=1', '/search?q=a%20b%&_datas=1'],
])('%s reaches Remix as %s', async (path, expected) => {
  expect(passed(await ask(path)).url).toBe(site + expected);
});

test('a page may be asked for its headers only', async () => {
  expect(passed(await ask('/', { method: 'HEAD' })).method).toBe('HEAD');
});

test('a refused form is read to its end, so that the browser shows the rejection', async () => {
  let parts = 0;
  const body = new ReadableStream({
    pull(c) {
      if (++parts <= 5) c.enqueue(new Uint8Array(1000));
      else c.close();
    },
  });
  expect(statusOf(await post(form, body))).toBe(403);
  expect(parts).toBe(6);
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('refuses %s', async (method) => {
  expect(statusOf(await ask('/', { method }))).toBe(405);
});

test('the rejection of a method names those that are allowed', async () => {
  expect(await ask('/', { method: 'PUT' })).toMatchObject({
    rejection: { headers: { Allow: 'GET, HEAD, POST' } },
  });
  expect(Object.keys(rejections.badAddress)).not.toContain('headers');
});

test.each(Object.entries(rejections))(
  '%s says what happened and what to do',
  (_name, { title, text }) => {
    expect(title).toMatch(/^That \w+/);
    expect(text).toMatch(/^[A-Z].+\.$/);
  },
);

test.each([
  ['/CART?a=B', '/cart?a=B'],
  ['/cart?a=B', 'passed'],
])('a page at %s is redirected to the path as the shop writes it: %s', async (path, expected) => {
  const lower = (pathname: string) => pathname.toLowerCase();
  expect(statusOf(await guardRequest(new Request(site + path), site, lower))).toBe(expected);
  const sent = new Request(site + path, { method: 'POST', headers: own, body: 'a=b' });
  expect(passed(await guardRequest(sent, site, lower)).url).toBe(`${site}/cart?a=B`);
});

test.each([
  [{}, { reason: 'no origin', site }],
  [{ 'sec-fetch-site': 'cross-site' }, { reason: 'another site', site }],
  [
    { origin: site, 'sec-fetch-site': 'same-site' },
    { reason: 'another site', origin: site, site },
  ],
  [
    { origin: `https://evil.example/${'x'.repeat(300)}` },
    { reason: 'another origin', origin: `https://evil.example/${'x'.repeat(179)}`, site },
  ],
  [
    { origin: 'http://10.0.0.1' },
    {
      reason: 'SITE_URL',
      origin: 'http://10.0.0.1',
      site,
      hint: expect.stringMatching(/http:\/\/10\.0\.0\.1.+https:\/\/shop\.example/),
    },
  ],
])('the log shows why a form with %j was refused', async (headers, foreign) => {
  const outcome = await post({ ...form, ...(headers as Record<string, string>) });
  expect('foreign' in outcome && outcome.foreign).toEqual(foreign);
});

test.each([
  [own, 'passed'],
  [{ ...form, 'sec-fetch-site': 'same-origin' }, 'passed'],
  [{ ...own, 'sec-fetch-site': 'same-origin' }, 'passed'],
  [form, 403],
  [{ ...form, origin: 'https://evil.example' }, 403],
  [{ ...form, origin: 'http://shop.example' }, 403],
  [{ ...form, origin: 'null' }, 403],
  [{ ...form, origin: '][' }, 403],
  [{ ...form, origin: `${site}.evil.example` }, 403],
  [{ ...form, 'sec-fetch-site': 'same-site' }, 403],
  [{ ...own, 'sec-fetch-site': 'cross-site' }, 403],
  [{ ...form, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, 403],
])('a form with %j: %s', async (headers, expected) => {
  expect(statusOf(await post(headers as Record<string, string>))).toBe(expected);
});

test.each([
  ['application/json', '{}', 415],
  ['text/plain', 'a=b', 415],
  ['application/x-www-form-urlencodedx', 'a=b', 415],
  ['text/plain; application/x-www-form-urlencoded', 'a=b', 415],
  ['', 'a=b', 415],
  ['multipart/form-data', 'x', 400],
  ['multipart/form-data; boundary=b', 'no parts', 400],
  ['application/x-www-form-urlencoded; charset=UTF-8', 'a=b', 'passed'],
  ['application/x-www-form-urlencoded', '', 'passed'],
  ['application/x-www-form-urlencoded', '%%%=%&&=', 'passed'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n',
    'passed',
  ],
])('a body of type %s', async (type, body, expected) => {
  expect(statusOf(await post({ origin: site, 'content-type': type }, body))).toBe(expected);
});

test('takes 32 KB and not a byte more, also when it is streamed or lies about its length [V4.2.1]', async () => {
  const text = (size: number) => `a=${'x'.repeat(size - 2)}`;
  const streamed = (size: number) => new Blob([text(size)]).stream();
  expect(statusOf(await post(own, text(32768)))).toBe('passed');
  expect(statusOf(await post(own, text(32769)))).toBe(413);
  expect(statusOf(await post(own, streamed(32768)))).toBe('passed');
  expect(statusOf(await post(own, streamed(32769)))).toBe(413);
  expect(statusOf(await post({ ...own, 'content-length': '5' }, streamed(40000)))).toBe(413);
  expect(statusOf(await post({ ...own, 'content-length': '99999' }, 'a=b'))).toBe(413);
});

test('a body that breaks off is a clear rejection', async () => {
  const broken = new ReadableStream({ start: (c) => c.error(new Error('reset')) });
  expect(statusOf(await post(own, broken))).toBe(400);
});

test('what passes is a form that an action can read', async () => {
  const request = passed(await post(own, 'a=1&a=2&b=%20'));
  expect([...(await request.formData())]).toEqual([
    ['a', '1'],
    ['a', '2'],
    ['b', ' '],
  ]);
});

test('any request is passed, moved or refused with a 4xx, never an error', async () => {
  const header = fc.string({ unit: fc.constantFrom(...'abc/:;=%,[]"\\ ~') });
  const cases = fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'get', 'FOO'),
    path: fc.string({ unit: fc.constantFrom(...'/\\%5cC.:?#@&=ab0 é') }),
    headers: fc.dictionary(
      fc.constantFrom('origin', 'cookie', 'content-type', 'sec-fetch-site', 'content-length'),
      fc.oneof(header, fc.constantFrom(site, 'same-origin', 'multipart/form-data; boundary=b')),
    ),
    body: fc.string(),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ method, path, headers, body }) => {
      const reads = /^(get|head)$/i.test(method);
      const request = new Request(`http://10.0.0.1/${path}`, {
        method,
        headers,
        ...(!reads && { body }),
      });
      const passage = await guardRequest(request, site);
      if ('rejection' in passage) expect(passage.rejection.status).toBeLessThan(500);
      else if ('moved' in passage) expect(passage.moved).toMatch(/^\/(?!\/)/);
      else expect(new URL(passage.request.url).origin).toBe(site);
    }),
    { numRuns: 500 },
  );
});
