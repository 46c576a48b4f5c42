import { expect, test, vi } from 'vitest';
import type { Context } from '../context.server';
import { openLog } from '../log/log.server';
import type { RequestInfo } from '../request-info.server';
import { finalizeResponse, normalizeError, withinPageDeadline } from './response.server';
import { openCookies } from './cookies.server';

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=60' };
const context = (unavailable: boolean) =>
  ({
    outcome: { failed: [], unavailable },
    env: { SITE_NAME: 'Shop' },
    nonce: 'n0nce',
  }) as unknown as Context;

test('bare error text becomes a calm page that says nothing of the error', async () => {
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

test('other answers pass as they are', () => {
  const answer = new Response(null, { status: 404 });
  expect(normalizeError(answer, context(true))).toBe(answer);
});

test('a page is not waited for longer than four seconds, a form is', async () => {
  vi.useFakeTimers();
  const never = new Promise<Response>(() => undefined);
  const page = withinPageDeadline(new Request('http://shop.example/'), never);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await page).toBeUndefined();
  const post = new Request('http://shop.example/', { method: 'POST' });
  const later = new Promise<Response>((resolve) => setTimeout(resolve, 7000, new Response()));
  const form = withinPageDeadline(post, later);
  await vi.advanceTimersByTimeAsync(7000);
  expect(await form).toBeInstanceOf(Response);
  vi.useRealTimers();
});

test('whoever gets a cookie gets it alone; the log has the path and no query', () => {
  const lines: string[] = [];
  const cookies = openCookies(null, false);
  cookies.set('infoor', 'x');
  const env = {
    SITE_URL: 'http://shop.example',
    SHOPIFY_STORE_DOMAIN: 'http://shop',
    STORE_URLS: {},
  };
  const log = openLog({}, [], (line) => lines.push(line));
  const info = { env, nonce: 'n', cookies, log } as unknown as RequestInfo;
  const request = new Request('http://shop.example/search?q=my+name');
  const { headers } = finalizeResponse(
    new Response('', { headers: html }),
    request,
    info,
    Date.now(),
  );
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.getSetCookie()).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'answered', path: '/search', status: 200 });
  expect(lines[0]).not.toContain('my');
});
