import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drain, readFormBody } from './body.server';

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
  'refusal' in outcome ? outcome.refusal.status : new TextDecoder().decode(outcome.body);

/** Sends `count` pieces of `size` bytes, then ends or hangs; counts what was taken and tells of a cancel. */
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

test('a form that does not arrive within ten seconds is given up', async () => {
  const reading = read(pieces(1, 8, false).body);
  await vi.advanceTimersByTimeAsync(9_999);
  const state = await Promise.race([reading, 'reading']);
  expect(state).toBe('reading');
  await vi.advanceTimersByTimeAsync(1);
  expect(statusOf(await reading)).toBe(400);
  expect(vi.getTimerCount()).toBe(0);
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
  expect(await Promise.race([draining, 'reading'])).toBe('reading');
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
