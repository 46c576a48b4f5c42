import { expect, test } from 'vitest';
import type { Context } from '../context.server';
import { Unavailable } from '../fetch/unavailable';
import { reportError, stackOf } from './report-error.server';
import { openLog } from './log.server';

function caught(...errors: unknown[]) {
  const lines: string[] = [];
  const log = openLog({}, [], (line) => lines.push(line));
  const context = {
    env: {},
    log,
    outcome: { failed: [], unavailable: false },
  } as unknown as Context;
  for (const error of errors)
    reportError(error, { request: new Request('http://shop.example/x?q=me'), context });
  return { lines, unavailable: context.outcome.unavailable };
}

test('an unmatched address is not reported', () => {
  expect(caught({ status: 404, data: 'x' }, new Response(null, { status: 403 })).lines).toEqual([]);
});

test.each([null, 'text', { status: '404' }, { status: 500 }, {}])('%j is a surprise', (thrown) => {
  expect(caught(thrown).lines).toHaveLength(1);
});

test('errors after a shopper has left are not reported', () => {
  const request = new Request('http://shop.example/x', { signal: AbortSignal.abort() });
  const log = openLog({}, [], () => expect.unreachable());
  const outcome = { failed: [], unavailable: false };
  reportError(new Error('aborted'), {
    request,
    context: { env: {}, log, outcome } as unknown as Context,
  });
  expect(outcome).toEqual({ failed: [], unavailable: false });
});

test('the first five frames of a stack are told, in one line', () => {
  const error = new Error('x');
  error.stack = ['Error: x', ...'abcdefg'].join('\n');
  expect(stackOf(error)).toBe('a | b | c | d | e');
  expect(stackOf(new Unavailable('content', 'down'))).toBeUndefined();
  expect(stackOf('text')).toBeUndefined();
  error.stack = undefined;
  expect(stackOf(error)).toBeUndefined();
});

test('a surprise is reported once, with its name, however often it is caught [V16.3.4]', () => {
  const error = new TypeError('x is undefined');
  const { lines, unavailable } = caught(error, error);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    event: 'page-failed',
    path: '/x',
    error: { name: 'TypeError' },
  });
  expect(unavailable).toBe(false);
});

test('an outage is told apart [V16.3.4]', () => {
  expect(caught(new Unavailable('commerce', 'down')).unavailable).toBe(true);
});

test('the operator’s service gets surprises, with path and release, and no outages [R-072]', () => {
  const sent: string[] = [];
  const context = {
    env: { ERROR_REPORT_URL: 'https://key@errors.example/42', SITE_URL: 'http://shop.example' },
    release: 'abc',
    log: openLog({}, [], () => undefined),
    outcome: { failed: [], unavailable: false },
    waitUntil: () => undefined,
    fetch: async (_url: string, { body }: RequestInit) => {
      sent.push(String(body));
      return new Response(null);
    },
  } as unknown as Context;
  for (const error of [new Unavailable('commerce', 'down'), new TypeError('x is undefined')])
    reportError(error, { request: new Request('http://shop.example/x?q=me'), context });
  expect(sent.map((body) => JSON.parse(body.split('\n')[2]!))).toMatchObject([
    { transaction: 'GET /x', release: 'abc', exception: { values: [{ type: 'TypeError' }] } },
  ]);
});
