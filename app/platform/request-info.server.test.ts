import { openKnownChanges } from './cache/known-changes.server';
import { openSharedPages } from './cache/page-cache.server';
import { expect, test, vi } from 'vitest';
import type { Env } from './env.server';
import { openRouteTable } from '~/route-table.server';
import { openRenderLimits } from './http/render-limits.server';
import { openIsolate, openRequestInfo } from './request-info.server';

function opened(
  headers: Record<string, string>,
  { cf, site = 'https://shop.example', path = '/x', method = 'GET' } = {} as {
    cf?: object;
    site?: string;
    path?: string;
    method?: string;
  },
) {
  const request = Object.assign(
    new Request(`http://10.0.0.1${path}`, { headers, method }),
    cf && { cf },
  );
  const env = { SITE_URL: site, STORE: 'au', SESSION_SECRET: 'hunter2hunter2' } as unknown as Env;
  const parts = {
    env,
    isolate: openIsolate(),
    bindings: {},
    isRobot: false,
    routes: openRouteTable({
      back: { id: 'back', path: 'back', module: { handle: { changesOnGet: true } } },
      page: { id: 'page', path: 'page', module: { handle: { markdown: true } } },
    }),
    nonce: 'n',
    waitUntil: () => undefined,
  };
  return openRequestInfo(request, parts, Date.now());
}

function linesOf(info: ReturnType<typeof opened>): Record<string, unknown>[] {
  const console = vi.spyOn(globalThis.console, 'log').mockImplementation(() => undefined);
  info.log.info('event', { text: 'hunter2hunter2' });
  const lines = console.mock.calls.map(
    ([line]) => JSON.parse(String(line)) as Record<string, unknown>,
  );
  console.mockRestore();
  return lines;
}

test('an isolate begins with no breakers and no renewals', () => {
  expect(openIsolate()).toEqual({
    release: 'none',
    breakers: new Map(),
    refreshing: new Map(),
    pages: openSharedPages(),
    changes: openKnownChanges(),
    renders: openRenderLimits(),
    places: new Map(),
    senders: new Map(),
  });
});

test("each line of a request's log names the request and the store, and no secret", () => {
  expect(linesOf(opened({ 'cf-ray': 'ray1' }))).toEqual([
    { level: 'info', event: 'event', request: 'ray1', store: 'au', text: '[redacted]' },
  ]);
  expect(linesOf(opened({}))[0]!.request).toMatch(/^[0-9a-f]{8}$/);
});

test("the country is the edge's", () => {
  expect(opened({}).edgeCountry).toBeUndefined();
  expect(opened({}, { cf: { country: 'NZ' } }).edgeCountry).toBe('NZ');
});

test('forms change something, and so do routes that declare it', () => {
  expect(opened({}).isChange).toBe(false);
  expect(opened({}, { method: 'POST' }).isChange).toBe(true);
  expect(opened({}, { path: '/Back?code=1' }).isChange).toBe(true);
});

test('cookies are read; they are for https alone where the shop is', () => {
  const info = opened({ cookie: 'viewed=1' });
  const set = (one: typeof info) => {
    one.cookies.set('viewed', '2');
    const headers = new Headers();
    one.cookies.appendTo(headers);
    return headers.get('set-cookie');
  };
  expect(set(info)).toMatch(/; Secure/);
  expect(set(opened({}, { site: 'http://localhost:3000' }))).not.toMatch(/; Secure/);
});

test('Markdown is asked for by address or header, on pages that have it, and then no cookie counts', () => {
  const headers = { accept: 'text/markdown', cookie: 'viewed=1' };
  const asked = (path: string, sent: Record<string, string> = headers, method = 'GET') =>
    opened(sent, { path, method }).markdown;
  expect(asked('/page.md', {})).toBe('address');
  expect(asked('/page.md', {}, 'HEAD')).toBe('address');
  expect(asked('/page')).toBe('accept');
  for (const path of ['/x', '/x.md', '/page.data']) expect(asked(path)).toBeUndefined();
  expect(asked('/page', { accept: 'text/html' })).toBeUndefined();
  expect(asked('/page', headers, 'POST')).toBeUndefined();
  const site = 'http://localhost:3000';
  const cookieOf = (path: string) => opened(headers, { path, site }).cookies.get('viewed');
  expect([cookieOf('/page'), cookieOf('/x')]).toEqual([undefined, '1']);
});
