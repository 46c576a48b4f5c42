import { expect, test } from 'vitest';
import type { Env } from '../env.server';
import { envelopeOf, hookOf, sendSurprise } from './error-hook.server';
import { openLog } from './log.server';

const env = (more: Partial<Env> = {}) =>
  ({
    STORE: 'us',
    SITE_URL: 'https://lintel.example',
    SESSION_SECRET: 'the-secret-of-the-session',
    ERROR_REPORT_URL: 'https://key@errors.example/prefix/42',
    ...more,
  }) as Env;
const surprise = { method: 'GET', path: '/account/reset/7/token123', release: 'abc' };

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
  const text = envelopeOf(error, surprise, env(), 1_790_000_000_000);
  const [head, item, event] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(head.event_id).toMatch(/^[0-9a-f]{32}$/);
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: head.event_id,
    environment: 'us',
    release: 'abc',
    request: { method: 'GET', url: 'https://lintel.example/account/reset/7/[redacted]' },
  });
  const [cause, own] = event.exception.values;
  expect(cause).toMatchObject({ type: 'Error', value: 'first' });
  expect(own).toMatchObject({ type: 'TypeError', value: 'Bad [redacted] of [email]' });
  expect(own.stacktrace.frames.at(-1)).toEqual({
    function: 'loader',
    filename: 'file:///app/routes/home.tsx',
    lineno: 12,
    colno: 3,
    in_app: true,
  });
  expect(text).not.toMatch(/the-secret|mara|token123/);
});

test.each([null, undefined, 'text', { a: 1 }, Object.create(null)])(
  'whatever is thrown has an event: %j',
  (thrown) => expect(envelopeOf(thrown, surprise, env(), 0)).toContain('"exception"'),
);

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
  for (let index = 0; index < 12; index += 1) sendSurprise(new Error('x'), surprise, parts);
  await Promise.all(work);
  expect([work.length, lines.length]).toEqual([10, 10]);
  time = 61_000;
  sendSurprise(new Error('x'), surprise, parts);
  expect(work).toHaveLength(11);
  sendSurprise(new Error('x'), surprise, { ...parts, env: env({ ERROR_REPORT_URL: undefined }) });
  expect(work).toHaveLength(11);
});
