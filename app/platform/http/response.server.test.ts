import { afterEach, expect, test, vi } from 'vitest';
import type { Context } from '../context.server';
import { openLog } from '../log/log.server';
import type { RequestInfo } from '../request-info.server';
import { markdownContentType } from './accept';
import {
  finalizeResponse,
  normalizeError,
  withinPageDeadline,
  type ResponsePolicy,
} from './response.server';
import { openCookies } from './cookies.server';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=60' };
const context = (unavailable: boolean) =>
  ({
    outcome: { failed: [], unavailable },
    env: { SITE_NAME: 'Shop' },
    nonce: 'n0nce',
  }) as unknown as Context;

test('bare error text becomes a calm page that says nothing of the error [V16.5.1]', async () => {
  const bare = new Response('Unexpected Server Error\n\nError: secret', { status: 500 });
  const page = normalizeError(bare, context(false));
  const text = await page.text();
  expect([page.status, page.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(text).toContain('We will be back shortly');
  expect(text).not.toContain('secret');
});

test('an error page of a boundary keeps its look; an outage makes it a 503 that nobody stores', async () => {
  const rendered = new Response('<h1>Our own page</h1>', { status: 500, headers: html });
  const page = normalizeError(rendered, context(true));
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10']);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toBe('<h1>Our own page</h1>');
});

test('what a script asked for stays JSON; nobody stores it', async () => {
  const answer = normalizeError(Response.json(null, { status: 503 }), context(true));
  expect([answer.status, await answer.text()]).toEqual([503, 'null']);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an error without any text becomes the calm page too', async () => {
  const page = normalizeError(new Response(null, { status: 500 }), context(false));
  expect(await page.text()).toContain('We will be back shortly');
});

test('an outage reported by a route stays an outage', () => {
  expect(normalizeError(Response.json(null, { status: 503 }), context(false)).status).toBe(503);
});

test('only an outage says when to come back, and what a route has said of it counts', () => {
  const retryAfter = (status: number, headers?: HeadersInit) =>
    normalizeError(Response.json(null, { status, headers }), context(false)).headers.get(
      'retry-after',
    );
  expect(retryAfter(500)).toBeNull();
  expect(retryAfter(503)).toBe('10');
  expect(retryAfter(503, { 'Retry-After': '60' })).toBe('60');
});

test('other answers pass as they are', () => {
  const answer = new Response(null, { status: 404 });
  expect(normalizeError(answer, context(true))).toBe(answer);
});

test('a page is not waited for longer than four seconds, a form is [V15.2.2]', async () => {
  vi.useFakeTimers();
  const never = new Promise<Response>(() => undefined);
  const page = withinPageDeadline(never, false);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await page).toBeUndefined();
  const later = new Promise<Response>((resolve) => setTimeout(resolve, 7000, new Response()));
  const form = withinPageDeadline(later, true);
  await vi.advanceTimersByTimeAsync(7000);
  expect(await form).toBeInstanceOf(Response);
});

test('a page that was made leaves no timer behind', async () => {
  vi.useFakeTimers();
  const page = new Response();
  expect(await withinPageDeadline(Promise.resolve(page), false)).toBe(page);
  expect(vi.getTimerCount()).toBe(0);
});

function finish(
  headers: HeadersInit = {},
  {
    path = '/',
    setsCookie = false,
    calls = 0,
    namesCalls = false,
    robots = 'open',
    status = 200,
    sent = {} as HeadersInit,
    made = new Response('', { status, headers }),
    started = Date.now(),
    policy = {} as ResponsePolicy,
    asked = { handle: {} } as Pick<RequestInfo, 'handle' | 'markdown'>,
  } = {},
) {
  const lines: string[] = [];
  const cookies = openCookies(null, false);
  if (setsCookie) cookies.set('infoor', 'x');
  const env = {
    SITE_URL: 'http://shop.example',
    SHOPIFY_STORE_DOMAIN: 'http://shop',
    STORE_URLS: {},
    SERVER_TIMING_NAMES: namesCalls,
    ROBOTS: robots,
  };
  const log = openLog({}, [], (line) => lines.push(line));
  for (let n = 0; n < calls; n += 1)
    log.timings.add({ service: 'content', operation: 'menus', ms: 7, outcome: '200' });
  const request = new Request(`http://shop.example${path}`, { headers: sent });
  const parts = { env, nonce: 'n', cookies, log, path: new URL(request.url).pathname };
  const info = { ...parts, ...asked } as unknown as RequestInfo;
  const answer = finalizeResponse(made, request, info, started, policy);
  return { status: answer.status, headers: answer.headers, line: lines[0] };
}

test('a response with a cookie is private; the log has the path without its query [V14.2.2]', () => {
  const { headers, line } = finish(html, { path: '/search?q=my+name', setsCookie: true });
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.getSetCookie()).toHaveLength(1);
  expect(JSON.parse(line!)).toMatchObject({ event: 'answered', path: '/search', status: 200 });
  expect(line).not.toContain('my');
});

test('cached pages are not logged; the platform’s log is enough', () => {
  expect(finish({ ...html, 'Cache-Status': 'Lintel; hit; detail=stale' }, {}).line).toBeUndefined();
  expect(finish({ ...html, 'Cache-Status': 'Lintel; fwd=miss' }, {}).line).toContain('answered');
});

test.each([
  ['public, max-age=60', false, 'public, max-age=60'],
  ['max-age=0, s-maxage=60', true, 'private, no-cache'],
  ['private, no-store', true, 'private, no-store'],
  [undefined, false, 'private, no-cache'],
])('caching of “%s”, with a cookie: %s, goes out as “%s”', (asked, setsCookie, expected) => {
  const { headers } = finish(asked ? { 'Cache-Control': asked } : {}, { setsCookie });
  expect(headers.get('cache-control')).toBe(expected);
});

test('the data of scripts names its encoding, other types stay as they are', () => {
  const typeOf = (type: string) => finish({ 'Content-Type': type }).headers.get('content-type');
  expect(typeOf('text/x-script')).toBe('text/x-script; charset=utf-8');
  expect(typeOf('image/png')).toBe('image/png');
});

test('a draft is neither cached nor indexed', () => {
  const draft = finish(html, { policy: { draft: true } }).headers;
  expect(draft.get('cache-control')).toBe('private, no-store');
  expect(draft.get('x-robots-tag')).toBe('noindex');
  expect(finish(html).headers.has('x-robots-tag')).toBe(false);
});

test('no other page learns an address that holds a secret', () => {
  const referrer = (secretUrl: boolean) =>
    finish(html, { policy: { secretUrl } }).headers.get('referrer-policy');
  expect(referrer(true)).toBe('strict-origin');
  expect(referrer(false)).toBe('strict-origin-when-cross-origin');
});

test('a live shop names its outside calls only when it is set to; development always does', () => {
  const named = 'content;desc="menus 200";dur=7';
  const timing = (calls: number, namesCalls: boolean) =>
    finish(html, { calls, namesCalls }).headers.get('server-timing');
  expect(timing(1, false)).toBe(named);
  vi.stubEnv('DEV', false);
  expect(timing(1, false)).toBe('upstream;desc="1 call";dur=7');
  expect(timing(1, true)).toBe(named);
  expect(timing(0, true)).toBeNull();
});

test('the log has the time that the answer took, its calls, and no more of a path than 200 characters', () => {
  vi.useFakeTimers({ now: 1_000_050 });
  const { line } = finish(html, { path: `/${'x'.repeat(400)}`, calls: 2, started: 1_000_000 });
  expect(JSON.parse(line!)).toMatchObject({ ms: 50, calls: 2, path: `/${'x'.repeat(199)}` });
});

const prefetch = { 'Sec-Purpose': 'prefetch' };

test.each([
  [prefetch, { 'Content-Type': 'text/x-script', 'X-Remix-Response': 'yes' }, 200, 30],
  [prefetch, { 'Content-Type': 'application/json; charset=utf-8' }, 200, 30],
  [prefetch, { 'Content-Type': 'application/json' }, 404, undefined],
  [prefetch, { 'Content-Type': 'text/html' }, 200, undefined],
  [{}, { 'Content-Type': 'application/json' }, 200, undefined],
])(
  'asked with %j, %j with status %i waits for the press for %s s',
  (sent, type, status, seconds) => {
    const { headers } = finish(type as HeadersInit, { sent, status });
    expect(headers.get('cache-control')).toBe(
      seconds ? `private, max-age=${seconds}` : 'private, no-cache',
    );
    expect(/Cookie/.test(headers.get('vary') ?? '')).toBe(seconds !== undefined);
  },
);

test('what may not be stored is not kept for a press either', () => {
  const headers = { 'Content-Type': 'text/x-script', 'Cache-Control': 'no-store' };
  expect(finish(headers, { sent: prefetch }).headers.get('cache-control')).toBe('no-store');
});

test('a page that is fetched in advance sets no cookie', () => {
  const cookies = (sent: HeadersInit) =>
    finish(html, { sent, setsCookie: true }).headers.getSetCookie().length;
  expect([cookies({}), cookies(prefetch)]).toEqual([1, 0]);
});

test('a closed shop asks search engines to stay away', () => {
  expect(finish(html, { robots: 'closed' }).headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

test('only pages depend on how much data may be saved, and only good ones name what to fetch in advance', () => {
  const rulesOf = (headers: HeadersInit, status: number, speculationRules?: string) => {
    const answer = finish(headers, { status, policy: { speculationRules } }).headers;
    return [answer.get('vary'), answer.get('speculation-rules')];
  };
  expect(rulesOf(html, 200, '/rules.json')).toEqual(['Save-Data', '"/rules.json"']);
  expect(rulesOf(html, 404, '/rules.json')).toEqual(['Save-Data', null]);
  expect(rulesOf(html, 200)).toEqual(['Save-Data', null]);
  expect(rulesOf({ 'Content-Type': 'image/png' }, 200, '/rules.json')).toEqual([null, null]);
});

test('pages with Markdown depend on what is accepted, and only their own addresses are indexed', () => {
  const about = (headers: HeadersInit, markdown?: RequestInfo['markdown'], robots = 'open') => {
    const asked = { handle: { markdown: true as const }, ...(markdown && { markdown }) };
    const answer = finish(headers, { asked, robots }).headers;
    return [answer.get('vary'), answer.get('x-robots-tag')];
  };
  const markdown = { 'Content-Type': markdownContentType };
  expect(about(html)).toEqual(['Accept, Save-Data', null]);
  expect(about(markdown, 'accept')).toEqual(['Accept', null]);
  expect(about(markdown, 'address')).toEqual([null, 'noindex']);
  expect(about(markdown, 'address', 'closed')).toEqual([null, 'noindex, nofollow']);
});

test('an error of a page that is requested as Markdown is Markdown', async () => {
  const asked = { ...context(true), markdown: 'address' } as Context;
  const page = normalizeError(new Response('Unexpected Server Error', { status: 500 }), asked);
  expect([page.status, page.headers.get('content-type')]).toEqual([503, markdownContentType]);
  expect(await page.text()).toMatch(/^# We will be back shortly\n\n/);
  const written = new Response('# Ours', {
    status: 503,
    headers: { 'Content-Type': markdownContentType },
  });
  expect(await normalizeError(written, asked).text()).toBe('# Ours');
});

test('an answer whose headers cannot be changed is finished all the same', () => {
  const made = Response.redirect('http://shop.example/cart', 303);
  expect(() => made.headers.set('a', 'b')).toThrow();
  const { status, headers } = finish({}, { made });
  expect([status, headers.get('location')]).toEqual([303, 'http://shop.example/cart']);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
