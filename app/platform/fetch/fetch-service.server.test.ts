import { getEventListeners } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { settingNames } from '../env.server';
import { openLog } from '../log/log.server';
import { openBudget } from './budget.server';
import { isCallAllowed, type Breakers } from './circuit-breaker.server';
import {
  createFetchService,
  retryAfterOf,
  type Fetch,
  type FetchServiceOptions,
} from './fetch-service.server';
import { isUnavailable, type Unavailable } from './unavailable';

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

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

function calls(fetch: Fetch, { method = 'POST', spent = 0 } = {}) {
  vi.useFakeTimers({ now: 1_000_000 });
  const breakers: Breakers = new Map();
  const lines: string[] = [];
  const log = openLog({}, [], (line) => lines.push(line));
  const budget = openBudget(method, Date.now() - spent);
  const fetchService = createFetchService({ breakers, log, budget, fetch });
  const call = (more: Partial<FetchServiceOptions> = {}, init: RequestInit = {}) =>
    fetchService('http://service.example', init, {
      service: 'content',
      operation: 'test',
      deadlineMs: 2000,
      ...more,
    });
  return { call, breakers, budget, lines, timings: log.timings.all };
}
const hanging: Fetch = () => new Promise(() => undefined);

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

test('does not follow redirects [V15.3.2]', async () => {
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
  'gives up on a body over 2 MB %j [V15.2.2]',
  async (head) => {
    const { call } = await service((_, r) => r.writeHead(200, head).end('x'.repeat(3_000_000)));
    expect(await causeOf(call())).toContain('2097152 bytes');
  },
);

test('stops calling a service that keeps failing [V15.2.2]', async () => {
  const breakers: Breakers = new Map();
  const { call, calls } = await service((_, r) => r.writeHead(500).end(), breakers);
  for (let n = 0; n < 10; n++) await causeOf(call());
  expect(calls()).toBe(8);
});

test('an aborted call does not count as a failure of the service', async () => {
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

test('a timer that is a millisecond early does not give a call all of its own deadline', async () => {
  const lefts = [300, 300, 1];
  const budget = {
    left: () => lefts.shift() ?? 0,
    release: () => undefined,
    released: new Promise<void>(() => undefined),
  };
  const { call } = await service(() => undefined, new Map(), budget);
  expect(await causeOf(call({ deadlineMs: 60_000 }))).toContain('No whole answer in 301 ms');
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

test('a 429 that speaks to all callers closes the service for its Retry-After [R-374]', async () => {
  const { call, calls } = await service((_, r) => r.writeHead(429, { 'retry-after': '7' }).end());
  expect((await call()).status).toBe(429);
  expect((await call({ pauses: true })).status).toBe(429);
  expect(await causeOf(call())).toContain('Not called');
  expect(calls()).toBe(2);
});

test('a service that says nothing of when to call again is left alone for a second', () => {
  expect(retryAfterOf({ headers: new Headers() }, 10_000)).toBe(1000);
});

test.each([
  ['3', 3000],
  [new Date(60_000).toUTCString(), 50_000],
  ['', 1000],
  ['soon', 1000],
  ['-4', 1000],
  ['120', 120_000],
  [' 3 ', 3000],
  ['3 apples', 1000],
  ['soon GMT', 1000],
  ['Thu, 01 Jan 1970 00:00:05 GMT', 0],
  ['Thu, 01 Jan 1970 00:01:00 GMT+0000', 1000],
])('Retry-After “%s” is %i ms [R-374]', (text, ms) => {
  expect(retryAfterOf({ headers: new Headers({ 'retry-after': text }) }, 10_000)).toBe(ms);
});

test('a good call is noted with the time that it took', async () => {
  const { call, timings, lines } = calls(async () => {
    await vi.advanceTimersByTimeAsync(40);
    return new Response('ok');
  });
  await call();
  expect(timings).toEqual([{ service: 'content', operation: 'test', ms: 40, outcome: '200' }]);
  expect(lines).toEqual([]);
});

test('a failed call is noted and told to the log, with its time and cause', async () => {
  const reset = new Error('connection reset');
  const { call, timings, lines } = calls(async () => {
    await vi.advanceTimersByTimeAsync(40);
    throw reset;
  });
  const error = await call().catch((thrown: unknown) => thrown as Unavailable);
  expect((error as Unavailable).cause).toMatchObject({ message: 'No whole answer', cause: reset });
  expect(timings).toMatchObject([{ ms: 40, outcome: 'failed' }]);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 'warn',
      event: 'outside-call-failed',
      service: 'content',
      operation: 'test',
      ms: 40,
      cause: {
        name: 'Error',
        message: 'No whole answer',
        cause: { name: 'Error', message: 'connection reset' },
      },
    },
  ]);
});

test('a call is sent while a tenth of a second is left for it, and not with less', async () => {
  const sent = calls(async () => new Response('ok'), { spent: 4_500 });
  expect((await sent.call()).text).toBe('ok');
  const late = calls(async () => new Response('ok'), { spent: 4_501 });
  expect(await causeOf(late.call())).toBe('NotSent: Not called: the time for this request is over');
  expect(late.timings).toMatchObject([{ outcome: 'no time' }]);
});

test('a call that is not made because its service rests is noted as that', async () => {
  const { call, timings } = calls(async () => new Response(null, { status: 500 }));
  for (let n = 0; n < 8; n += 1) expect(await causeOf(call())).toBe('Error: Answered 500');
  expect(await causeOf(call())).toBe('NotSent: Not called: it failed too often just now');
  expect(timings.at(-1)).toMatchObject({ outcome: 'resting' });
});

test('good answers are counted as good, also of a service that may ask to be left alone', async () => {
  const { call, breakers } = calls(
    async () => new Response('ok', { headers: { 'retry-after': '9' } }),
  );
  for (let n = 0; n < 9; n += 1) await call({ pauses: true });
  expect(breakers.get('content')).toMatchObject({ calls: 9, failures: 0 });
  expect(isCallAllowed(breakers, 'content', Date.now())).toBe(true);
});

test.each([
  [2000, 0, 1],
  [2000, 3_600, 1],
  [2001, 3_600, 0],
])(
  'a call of %i ms in a request that is %i ms old, without an answer: failures of the service: %i',
  async (deadlineMs, spent, failures) => {
    const { call, breakers } = calls(hanging, { spent });
    const failed = causeOf(call({ deadlineMs }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await failed).toContain('No whole answer');
    expect(breakers.get('content')?.failures).toBe(failures);
  },
);

test('a service that failed without being slow is waited for as long as before', async () => {
  let first = true;
  const { call } = calls((...args) => {
    if (!first) return hanging(...args);
    first = false;
    return Promise.resolve(new Response(null, { status: 500 }));
  });
  await causeOf(call());
  const failed = causeOf(call());
  await vi.advanceTimersByTimeAsync(2000);
  expect(await failed).toContain('2000 ms');
});

test('once the response is made, a running call has the rest of its own deadline and no more', async () => {
  const { call, budget, timings } = calls(hanging, { method: 'GET', spent: 2_000 });
  const failed = causeOf(call());
  budget.release();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(timings).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toBe('TooLate: No whole answer in 2000 ms');
});

test('a request whose time is over says how long it has waited', async () => {
  const { call } = calls(hanging, { method: 'GET', spent: 2_000 });
  const failed = causeOf(call());
  await vi.advanceTimersByTimeAsync(700);
  expect(await failed).toBe('TooLate: No whole answer in 700 ms');
});

test('a caller who gives up ends the call at once, also one who had given up before', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const { call } = calls((url, init) => {
    signals.push(init.signal);
    return hanging(url, init);
  });
  const caller = new AbortController();
  const running = causeOf(call({}, { signal: caller.signal }));
  caller.abort('left');
  expect(await running).toBe('left');
  expect(await causeOf(call({}, { signal: AbortSignal.abort('gone') }))).toBe('gone');
  expect(signals.map((signal) => signal?.reason as unknown)).toEqual(['left', 'gone']);
});

test('a call that is over leaves no timer and nothing on its caller’s signal', async () => {
  const { call } = calls(async () => new Response('ok'));
  const { signal } = new AbortController();
  await call({}, { signal });
  expect(vi.getTimerCount()).toBe(0);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('an answer without a body has an empty text, and an error without one is an error', async () => {
  const none = calls(async () => new Response(null, { status: 204 }));
  expect(await none.call()).toMatchObject({ status: 204, text: '' });
  const broken = calls(async () => new Response(null, { status: 503 }));
  expect(await causeOf(broken.call())).toBe('Error: Answered 503');
});

test('takes an answer of exactly its limit, and not a byte more', async () => {
  const { call } = calls(async (_, init) => new Response(init.body));
  const text = async (size: number) => {
    const reply = await call({ maxBytes: 10 }, { body: 'x'.repeat(size) });
    return reply.text.length;
  };
  expect(await text(10)).toBe(10);
  expect(await causeOf(text(11))).toBe('Error: Answer larger than 10 bytes');
});

test('a file arrives as bytes; one that is too large does not count against the service', async () => {
  const file = new Uint8Array([0xff, 0xd8, 0, 0x80]);
  const { call, breakers } = calls(async () => new Response(file));
  expect(await call({ binary: true })).toMatchObject({ text: '', bytes: file });
  for (let n = 0; n < 8; n += 1)
    expect(await causeOf(call({ binary: true, maxBytes: 3 }))).toContain('larger than 3 bytes');
  expect(isCallAllowed(breakers, 'content', Date.now())).toBe(true);
});

test('a client that writes its request pauses nobody’s calls with late or large answers, and failures do', async () => {
  const written = { clientWritten: true };
  const large = calls(async () => new Response('12345'));
  for (let n = 0; n < 8; n += 1)
    expect(await causeOf(large.call({ ...written, maxBytes: 3 }))).toContain('larger than 3 bytes');
  expect(large.breakers.get('content')?.failures).toBe(0);
  const late = calls(hanging);
  const failed = causeOf(late.call(written));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await failed).toContain('No whole answer');
  expect(late.breakers.get('content')?.failures).toBe(0);
  const refusing: Fetch = () => Promise.reject(new Error('connection refused'));
  const broken: Fetch = async () => new Response(null, { status: 500 });
  for (const fetch of [refusing, broken]) {
    const { call, breakers } = calls(fetch);
    for (let n = 0; n < 8; n += 1) await causeOf(call(written));
    expect(isCallAllowed(breakers, 'content', Date.now())).toBe(false);
  }
});

test('an answer that calls itself too large is refused unread', async () => {
  let cancelled = false;
  const body = () => new ReadableStream({ cancel: () => void (cancelled = true) });
  const answer = (length: string, content: BodyInit | null) => {
    const headers = { 'content-length': length };
    return calls(async () => new Response(content, { headers })).call({ maxBytes: 10 });
  };
  expect(await causeOf(answer('11', body()))).toContain('larger than 10 bytes');
  expect(cancelled).toBe(true);
  expect(await causeOf(answer('11', null))).toContain('larger than 10 bytes');
  expect((await answer('10', 'x'.repeat(10))).text).toHaveLength(10);
});

test('a letter that comes in two pieces is one letter', async () => {
  const bytes = new TextEncoder().encode('grüß');
  const { call } = calls(async () => {
    const body = new ReadableStream<Uint8Array>({
      start(c) {
        for (const byte of bytes) c.enqueue(new Uint8Array([byte]));
        c.close();
      },
    });
    return new Response(body);
  });
  expect((await call()).text).toBe('grüß');
});

test.each([
  ['the deployment is let in no more', 401, false, 1],
  ['a visitor’s token has ended', 401, true, 0],
  ['the deployment may not ask for a visitor', 403, true, 1],
  ['the deployment’s token has ended', 401, undefined, 1],
])('%s: logged as an error or not', async (_, status, visitorToken, errors) => {
  const { call, lines } = calls(async () => new Response('', { status }));
  expect((await call({ visitorToken })).status).toBe(status);
  expect(lines.filter((line) => line.includes('access-refused'))).toHaveLength(errors);
});

test.each([
  ['commerce', 'SHOPIFY_PRIVATE_TOKEN'],
  ['accounts', 'CUSTOMER_ACCOUNT_CLIENT_ID'],
  ['orders', 'SHOPIFY_ADMIN_CLIENT_SECRET'],
  ['content', 'PRISMIC_ACCESS_TOKEN'],
  ['products', 'PRODUCT_SERVICE_BYPASS_TOKEN'],
  ['wishlist', 'WISHLIST_ID'],
  ['reviews', 'REVIEWS_TOKEN'],
  ['marketing', 'KLAVIYO_PRIVATE_KEY'],
  ['geo', 'GEO_URL'],
  ['inquiries', 'CONTACT_URL'],
] as const)('where %s refuses the deployment, the log names %s', async (service, setting) => {
  const { call, lines } = calls(async () => new Response('', { status: 403 }));
  await call({ service });
  const { settings, ...line } = JSON.parse(lines[0]!);
  expect(line).toMatchObject({ event: 'access-refused', service, operation: 'test', status: 403 });
  expect(settings.split(' ')).toContain(setting);
  for (const name of settings.split(' ')) expect(settingNames).toContain(name);
});
