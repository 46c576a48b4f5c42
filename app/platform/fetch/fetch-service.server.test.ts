import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openLog } from '../log/log.server';
import { openBudget } from './budget.server';
import type { Breakers } from './circuit-breaker.server';
import { createFetchService, retryAfterOf, type FetchServiceOptions } from './fetch-service.server';
import { isUnavailable, type Unavailable } from './unavailable';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A real service of this machine, and calls to it. */
async function service(
  answer: RequestListener,
  breakers: Breakers = new Map(),
  budget = openBudget('POST', Date.now()),
) {
  let calls = 0;
  server = createServer((request, response) => {
    calls += 1;
    answer(request, response);
  });
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
  const lines: string[] = [];
  const log = openLog({}, [], (line) => lines.push(line));
  const fetchService = createFetchService({ breakers, log, budget });
  const call = (more: Partial<FetchServiceOptions> = {}, init: RequestInit = {}) =>
    fetchService(url, init, { service: 'content', operation: 'test', deadlineMs: 2000, ...more });
  return { call, calls: () => calls, lines, log };
}

const causeOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
  return String((error as Unavailable).cause);
};

test('gives status, headers and whole text, also of a 404, and notes the time', async () => {
  const { call, log } = await service((_, r) => r.writeHead(404, { 'x-a': 'b' }).end('grüß'));
  const reply = await call();
  expect([reply.status, reply.headers.get('x-a'), reply.text]).toEqual([404, 'b', 'grüß']);
  expect(log.timings.header(true)).toMatch(/^content;desc="test 404";dur=\d+$/);
});

test('does not follow redirects', async () => {
  const { call } = await service((_, r) => r.writeHead(302, { location: '/elsewhere' }).end());
  expect((await call()).status).toBe(302);
});

test('tries a read once more after a 5xx', async () => {
  let first = true;
  const { call, calls } = await service((_, r) => {
    r.writeHead(first ? 503 : 200).end('ok');
    first = false;
  });
  expect((await call({ retry: true })).text).toBe('ok');
  expect(calls()).toBe(2);
});

test('tries a read once more after a dropped connection, and then gives up', async () => {
  const { call, calls, lines } = await service((_, r) => void r.socket?.destroy());
  await causeOf(call({ retry: true }));
  expect(calls()).toBe(2);
  expect(lines).toHaveLength(1);
});

test('never repeats what must not be repeated', async () => {
  const { call, calls } = await service((_, r) => r.writeHead(500).end());
  expect(await causeOf(call())).toContain('500');
  expect(calls()).toBe(1);
});

test('gives up when headers do not come in time', async () => {
  const { call, calls } = await service(() => undefined);
  expect(await causeOf(call({ deadlineMs: 100, retry: true }))).toContain('100 ms');
  expect(calls()).toBe(1);
});

test('gives up when the body does not come in time', async () => {
  const { call } = await service((_, r) => void r.writeHead(200).write('half'));
  expect(await causeOf(call({ deadlineMs: 100 }))).toContain('100 ms');
});

test('gives up on a body that drips', async () => {
  const { call } = await service((_, r) => {
    r.writeHead(200);
    const drip = setInterval(() => r.write('x'), 20);
    r.on('close', () => clearInterval(drip));
  });
  expect(await causeOf(call({ deadlineMs: 150 }))).toContain('150 ms');
});

test.each([{ 'content-length': '3000000' }, {}])(
  'gives up on a body over 2 MB %j',
  async (head) => {
    const { call } = await service((_, r) => r.writeHead(200, head).end('x'.repeat(3_000_000)));
    expect(await causeOf(call())).toContain('2097152 bytes');
  },
);

test('stops calling a service that keeps failing', async () => {
  const breakers: Breakers = new Map();
  const { call, calls } = await service((_, r) => r.writeHead(500).end(), breakers);
  for (let n = 0; n < 10; n++) await causeOf(call());
  expect(calls()).toBe(8);
});

test('a caller who gives up is not held against the service', async () => {
  const breakers: Breakers = new Map();
  const { call } = await service(() => undefined, breakers);
  await causeOf(call({}, { signal: AbortSignal.timeout(50) }));
  expect(breakers.get('content')?.failures).toBe(0);
});

test('a call ends with the time of its request, which is not held against the service', async () => {
  const breakers: Breakers = new Map();
  const budget = openBudget('GET', Date.now() - 2_000);
  const { call, calls } = await service(() => undefined, breakers, budget);
  expect(await causeOf(call({ deadlineMs: 60_000 }))).toContain('No whole answer');
  expect(await causeOf(call())).toContain('the time for this request is over');
  expect(calls()).toBe(1);
  expect(breakers.get('content')?.failures).toBe(0);
});

test('what goes on after the response has its own deadline only', async () => {
  const budget = openBudget('GET', Date.now() - 2_000);
  const { call } = await service((_, r) => setTimeout(() => r.end('late'), 900), new Map(), budget);
  const running = call();
  budget.release();
  expect((await running).text).toBe('late');
  expect((await call()).text).toBe('late');
});

test('a service that was too slow for a request is not waited for as long again by the same one', async () => {
  const { call } = await service(() => undefined);
  await causeOf(call({ deadlineMs: 300 }));
  expect(await causeOf(call({ deadlineMs: 2000 }))).toContain('1000 ms');
});

test('a 429 that speaks to all callers closes the service for its Retry-After', async () => {
  const { call, calls } = await service((_, r) => r.writeHead(429, { 'retry-after': '7' }).end());
  expect((await call()).status).toBe(429);
  expect((await call({ pauses: true })).status).toBe(429);
  expect(await causeOf(call())).toContain('Not called');
  expect(calls()).toBe(2);
});

test.each([
  ['3', 3000],
  [new Date(60_000).toUTCString(), 50_000],
  ['', 1000],
  ['soon', 1000],
  ['-4', 1000],
])('Retry-After “%s” is %i ms', (text, ms) => {
  expect(retryAfterOf({ headers: new Headers({ 'retry-after': text }) }, 10_000)).toBe(ms);
});
