import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Env } from '../env.server';
import { envelopeOf, hookOf, sendUnexpectedError } from './error-hook.server';
import { openLog } from './log.server';

const env = (more: Partial<Env> = {}) =>
  ({
    STORE: 'us',
    SITE_URL: 'https://lintel.example',
    SESSION_SECRET: 'the-secret-of-the-session',
    ERROR_REPORT_URL: 'https://key@errors.example/prefix/42',
    ...more,
  }) as Env;
const errorOrigin = { method: 'GET', path: '/account/reset/7/token123', release: 'abc' };

test.each([
  ['https://key@errors.example/42', 'https://errors.example/api/42/envelope/', 'sentry_key=key'],
  [
    'https://key@errors.example/a/42/',
    'https://errors.example/a/api/42/envelope/',
    'sentry_key=key',
  ],
  [
    'https://errors.example/api/42/envelope/?sentry_key=k',
    'https://errors.example/api/42/envelope/?sentry_key=k',
    'lintel',
  ],
])('%s sends to %s', (address, url, auth) => {
  expect(hookOf(address).url).toBe(url);
  expect(hookOf(address).auth).toContain(auth);
});

test('an envelope has error, causes, frames, release and store, and no secret [R-072]', () => {
  const error = new TypeError('Bad the-secret-of-the-session of mara@lintel.example', {
    cause: new Error('first'),
  });
  error.stack = [
    'TypeError: Bad',
    '    at loader (file:///app/routes/home.tsx:12:3)',
    '    at async node:internal/x:1:2',
  ].join('\n');
  const text = envelopeOf(error, errorOrigin, env(), 1_790_000_000_000);
  const [head, item, event] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(head.event_id).toMatch(/^[0-9a-f]{32}$/);
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: head.event_id,
    timestamp: 1_790_000_000,
    platform: 'javascript',
    level: 'error',
    logger: 'storefront',
    environment: 'us',
    release: 'abc',
    transaction: 'GET /account/reset/7/[redacted]',
    request: { method: 'GET', url: 'https://lintel.example/account/reset/7/[redacted]' },
  });
  const [cause, own] = event.exception.values;
  expect(cause).toMatchObject({ type: 'Error', value: 'first' });
  const mechanism = { type: 'generic', handled: false };
  expect(own).toMatchObject({ type: 'TypeError', value: 'Bad [redacted] of [email]', mechanism });
  expect(own.stacktrace.frames.at(-1)).toEqual({
    function: 'loader',
    filename: 'file:///app/routes/home.tsx',
    lineno: 12,
    colno: 3,
    in_app: true,
  });
  expect(text).not.toMatch(/the-secret|mara|token123/);
});

const valuesOf = (thrown: unknown) =>
  JSON.parse(envelopeOf(thrown, errorOrigin, env(), 0).split('\n')[2]!).exception.values;

test.each([
  [null, 'object', 'null'],
  [undefined, 'undefined', 'undefined'],
  ['text', 'string', 'text'],
  [{ a: 1 }, 'object', '[object Object]'],
  [Object.create(null), 'object', 'no text'],
])('whatever is thrown has an event: %j', (thrown, type, value) => {
  const mechanism = { type: 'generic', handled: false };
  expect(valuesOf(thrown)).toEqual([{ type, value, mechanism }]);
});

test('an error has no more than four causes, and may have none or no stack', () => {
  let error = new Error('0');
  for (let index = 1; index < 7; index += 1) error = new Error(`${index}`, { cause: error });
  const texts = valuesOf(error).map(({ value }: { value: string }) => value);
  expect(texts).toEqual(['2', '3', '4', '5', '6']);
  expect(valuesOf(new Error('first', { cause: null }))).toHaveLength(1);
  const bare = Object.assign(new Error('bare'), { stack: undefined });
  expect(valuesOf(bare)[0]).not.toHaveProperty('stacktrace');
});

const framesOf = (lines: string[]) =>
  valuesOf(Object.assign(new Error('Bad'), { stack: ['Error: Bad', ...lines].join('\n') }))[0]
    .stacktrace.frames;

test.each([
  ['at loader (file:///app/a.ts:12:34)', ['loader', 'file:///app/a.ts', 12, 34, true]],
  ['at async loader (/app/a.ts:1:2)', ['loader', '/app/a.ts', 1, 2, true]],
  ['at async file:///app/a.ts:1:2', ['?', 'file:///app/a.ts', 1, 2, true]],
  ['at index.js:7', ['?', 'index.js', 7, undefined, true]],
  ['at node:internal/process:1:2', ['?', 'node:internal/process', 1, 2, false]],
  ['at run (/app/node_modules/x/a.js:5:6)', ['run', '/app/node_modules/x/a.js', 5, 6, false]],
])('a line of a stack is a frame: %s', (line, [name, filename, lineno, colno, in_app]) => {
  expect(framesOf([`    ${line}`])).toEqual([{ function: name, filename, lineno, colno, in_app }]);
});

test('other lines of a stack are left out, and frames after the thirtieth', () => {
  const frame = (row: number) => `    at loader (/app/a.ts:${row}:1)`;
  const others = ['look at /app/a.ts:1:2', 'at loader (/app/a.ts:1:2) or so', 'at nowhere'];
  expect(framesOf([...others, frame(9)])).toHaveLength(1);
  const rows = framesOf(Array.from({ length: 40 }, (_, index) => frame(index + 1)));
  expect(rows.map(({ lineno }: { lineno: number }) => lineno)).toEqual(
    Array.from({ length: 30 }, (_, index) => 30 - index),
  );
});

test.each([
  [204, []],
  [302, [{ level: 'warn', event: 'error-report-failed', status: 302 }]],
  [429, [{ level: 'warn', event: 'error-report-failed', status: 429 }]],
])('a report is posted to the service; an answer of %i is logged as %j', async (status, logged) => {
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    received.push([method, url, headers['content-type'], headers['x-sentry-auth']]);
    response.writeHead(status, { Location: '/elsewhere' }).end('body');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const lines: unknown[] = [];
  await new Promise((resolve) =>
    sendUnexpectedError(new Error('x'), errorOrigin, {
      env: env({ ERROR_REPORT_URL: `http://key@127.0.0.1:${port}/42` }),
      log: openLog({}, [], (line) => void lines.push(JSON.parse(line))),
      waitUntil: (work) => void work.then(resolve),
    }),
  );
  server.close();
  expect(received).toEqual([
    [
      'POST',
      '/api/42/envelope/',
      'application/x-sentry-envelope',
      'Sentry sentry_version=7, sentry_client=lintel/1.0, sentry_key=key',
    ],
  ]);
  expect(lines).toEqual(logged);
});

test('ten in a minute are sent, and a service that fails is logged only [R-072]', async () => {
  let time = 0;
  const lines: string[] = [];
  const work: Promise<unknown>[] = [];
  const parts = {
    env: env(),
    log: openLog({}, [], (line) => lines.push(line)),
    waitUntil: (one: Promise<unknown>) => void work.push(one),
    fetch: () => Promise.reject(new Error('down')),
    now: () => time,
  };
  for (let index = 0; index < 12; index += 1)
    sendUnexpectedError(new Error('x'), errorOrigin, parts);
  await Promise.all(work);
  expect([work.length, lines.length]).toEqual([10, 10]);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    event: 'error-report-failed',
    error: { message: 'down' },
  });
  time = 60_000;
  sendUnexpectedError(new Error('x'), errorOrigin, parts);
  expect(work).toHaveLength(11);
  sendUnexpectedError(new Error('x'), errorOrigin, {
    ...parts,
    env: env({ ERROR_REPORT_URL: undefined }),
  });
  expect(work).toHaveLength(11);
});
