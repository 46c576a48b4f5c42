import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from './context.server';
import { Unavailable } from './fetch/unavailable';
import { openLog } from './log/log.server';
import { optional, optionalInTime } from './optional.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function contextOf() {
  const lines: string[] = [];
  const background: Promise<unknown>[] = [];
  const limits: number[] = [];
  const context = {
    lines,
    background,
    log: openLog({}, [], (line) => lines.push(line)),
    outcome: { failed: [], unavailable: false, partial: false },
    env: { CAROUSEL_WAIT_MS: 300 },
    cache: { within: (ms: number) => void limits.push(ms) },
    limits,
    waitUntil: (work: Promise<unknown>) => void background.push(work),
  };
  return context as unknown as Context & typeof context;
}
const tried = async <T>(work: Promise<T>, fallback: T) => {
  const context = contextOf();
  const result = await optional(context, 'part-left-out', work, fallback);
  return { ...context, result };
};
const down = () => Promise.reject(new Unavailable('content', 'down'));
const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

test('the result of the work, without a word in the log', async () => {
  const { result, lines, outcome } = await tried(Promise.resolve('result'), 'fallback');
  expect([result, lines, outcome.partial]).toEqual(['result', [], false]);
});

test('an outage gives the fallback, is logged, and leaves the page partial [R-338]', async () => {
  const { result, lines, outcome } = await tried<string>(down(), 'fallback');
  expect([result, outcome.partial]).toEqual(['fallback', true]);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'warn',
    event: 'part-left-out',
    error: { name: 'Unavailable' },
  });
});

test('a mistake of ours is thrown on', async () => {
  const context = contextOf();
  const work = Promise.reject(new TypeError('ours'));
  await expect(optional(context, 'part-left-out', work, 'fallback')).rejects.toThrow('ours');
  expect([context.lines, context.outcome.partial]).toEqual([[], false]);
});

async function carouselOn(carouselMs: number, subjectMs: number) {
  const context = contextOf();
  const started = Date.now();
  const carousel = after(carouselMs, 'carousel');
  const work = optionalInTime(
    context,
    'carousel-left-out',
    () => carousel,
    'none',
    after(subjectMs, 'subject'),
  );
  const [result] = await Promise.all([
    work.then((found) => [found, Date.now() - started] as const),
    vi.advanceTimersByTimeAsync(5000),
  ]);
  return { ...context, result };
}

test.each([
  ['sooner than the subject', 100, 1000, ['carousel', 1000]],
  ['within 300 ms after it', 1299, 1000, ['carousel', 1299]],
  ['later', 1301, 1000, ['none', 1300]],
])('recommendations that arrive %s [R-338]', async (_, carouselMs, subjectMs, expected) => {
  const { result, outcome, lines } = await carouselOn(carouselMs, subjectMs);
  expect(result).toEqual(expected);
  const isLeftOut = expected[0] === 'none';
  expect(outcome.partial).toBe(isLeftOut);
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(
    isLeftOut ? ['carousel-left-out'] : [],
  );
});

test('recommendations may get stale entries just before the page continues without them [R-338]', async () => {
  expect((await carouselOn(100, 0)).limits).toEqual([250]);
});

test('recommendations that are left out are still loaded, for the next page [R-338]', async () => {
  const { background } = await carouselOn(2000, 0);
  expect(await Promise.all(background)).toEqual(['carousel']);
});

test('failed recommendations, or a failed subject, break nothing else [R-338]', async () => {
  const context = contextOf();
  const carousel = optionalInTime(context, 'carousel-left-out', down, 'none', after(50, 'subject'));
  await vi.advanceTimersByTimeAsync(100);
  expect(await carousel).toBe('none');
  const alone = optionalInTime(
    context,
    'carousel-left-out',
    async () => 'carousel',
    'none',
    down(),
  );
  expect(await alone).toBe('carousel');
});
