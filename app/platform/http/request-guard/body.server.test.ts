import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drain, readBytes, readFormBody } from './body.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const type = 'application/x-www-form-urlencoded';
const post = (body?: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/cart', {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
const read = (...given: Parameters<typeof post>) => readFormBody(post(...given));
const statusOf = (outcome: Awaited<ReturnType<typeof readFormBody>>) =>
  'rejection' in outcome ? outcome.rejection.status : new TextDecoder().decode(outcome.body);

function pieces(count: number, size: number, ends = true) {
  const seen = { taken: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.taken < count) {
          seen.taken += 1;
          return controller.enqueue(new Uint8Array(size).fill(97));
        }
        if (ends) return controller.close();
        return new Promise(() => undefined);
      },
      cancel: () => void (seen.cancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
}

test('a form of exactly 32 KB is read, one byte more is too large', async () => {
  const largest = 32 * 1024;
  expect(statusOf(await read('a'.repeat(largest)))).toHaveLength(largest);
  expect(statusOf(await read('a'.repeat(largest + 1)))).toBe(413);
  expect(statusOf(await read(pieces(33, 1024).body))).toBe(413);
  expect(statusOf(await read(pieces(32, 1024).body))).toHaveLength(largest);
});

test('a stated length above the limit is refused before anything is read', async () => {
  const { body, seen } = pieces(1, 8);
  const refused = await read(body, { 'content-length': String(32 * 1024 + 1) });
  expect([statusOf(refused), seen.taken]).toEqual([413, 0]);
  expect(statusOf(await read('a=b', { 'content-length': String(32 * 1024) }))).toBe('a=b');
});

test('no body is an empty form', async () => {
  expect(statusOf(await read())).toBe('');
});

const dripping = () =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      controller.enqueue(new Uint8Array(1).fill(97));
    },
  });

test.each([
  ['does not arrive within ten seconds', dripping, 10_000],
  ['stands still for three', () => pieces(1, 8, false).body, 3_000],
])('a form that %s is given up', async (_, bodyOf, ms) => {
  const reading = read(bodyOf());
  await vi.advanceTimersByTimeAsync(ms - 1);
  const state = await Promise.race([reading, Promise.resolve('reading')]);
  expect(state).toBe('reading');
  await vi.advanceTimersByTimeAsync(1);
  expect(statusOf(await reading)).toBe(400);
});

test('what stands still is cancelled, so that its connection ends', async () => {
  const { body, seen } = pieces(1, 8, false);
  const reading = read(body);
  await vi.advanceTimersByTimeAsync(3_000);
  await reading;
  expect(seen.cancelled).toBe(true);
});

test('a body takes the memory of what has arrived, not of what may', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const reading = Array.from({ length: 100 }, () =>
    readBytes(post(pieces(1, 1, false).body), 1024 * 1024).catch(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 1024 * 1024);
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(reading);
});

test('a body that comes in many pieces is whole', async () => {
  const body = await readBytes(post(pieces(301, 97).body), 1024 * 1024);
  expect(new TextDecoder().decode(body)).toBe('a'.repeat(301 * 97));
});

test('a form that arrives leaves no timer behind', async () => {
  await read('a=b');
  expect(vi.getTimerCount()).toBe(0);
});

test('what is no form inside is refused', async () => {
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(statusOf(await read('no parts', boundary))).toBe(400);
  expect(statusOf(await read('{}', { 'content-type': 'application/json' }))).toBe(415);
});

test('the rest of a refused request is read, up to a megabyte, and then cancelled', async () => {
  const short = pieces(3, 1024);
  await drain(post(short.body));
  expect(short.seen.taken).toBe(3);
  const endless = pieces(Infinity, 64 * 1024);
  await drain(post(endless.body));
  expect(endless.seen).toEqual({ taken: 16, cancelled: true });
});

test('the rest of a refused request is waited for half a second', async () => {
  const hanging = pieces(1, 8, false);
  const draining = drain(post(hanging.body)).then(() => 'done');
  await vi.advanceTimersByTimeAsync(499);
  expect(await Promise.race([draining, Promise.resolve('reading')])).toBe('reading');
  await vi.advanceTimersByTimeAsync(1);
  expect(await draining).toBe('done');
  expect(hanging.seen.cancelled).toBe(true);
});

test('a request without a body, or whose body is being read, is left alone', async () => {
  await drain(post());
  const { body, seen } = pieces(3, 8);
  const request = post(body);
  request.body!.getReader();
  await drain(request);
  expect(seen.taken).toBe(0);
});
