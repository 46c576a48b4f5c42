import { expect, test } from 'vitest';
import { durationInWords, nextTry, type CodeTries } from './code-tries';

test('five tries are free; then each wait is twice as long, up to a quarter of an hour', () => {
  let tries: CodeTries | undefined;
  let now = 1_000_000;
  const waits: number[] = [];
  for (let n = 0; n < 16; n++) {
    const early = nextTry(tries, now);
    if (early.seconds > 0) now += early.seconds * 1000;
    waits.push(early.seconds);
    tries = nextTry(tries, now).tries;
  }
  expect(waits.slice(0, 9)).toEqual([0, 0, 0, 0, 0, 10, 20, 40, 80]);
  expect(waits.at(-1)).toBe(900);
});

test('a network with a wrong code every quarter of an hour never waits', () => {
  let tries: CodeTries | undefined;
  for (let now = 1_000_000; now < 50_000_000; now += 15 * 60_000) {
    const next = nextTry(tries, now);
    expect(next.seconds).toBe(0);
    tries = next.tries;
  }
  expect(tries).toMatchObject({ count: 1 });
});

test('attempts are forgotten one by one, also while others are made', () => {
  const hour = 3600_000;
  const { tries } = nextTry({ count: 12, nextAt: 0, at: 10 * hour }, 10.5 * hour);
  expect(tries).toEqual({ count: 11, nextAt: 10.5 * hour + 640_000, at: 10.5 * hour });
});

test('a try that comes too early is not counted', () => {
  const tries = { count: 5, nextAt: 10_000 };
  expect(nextTry(tries, 5_500)).toEqual({ tries, seconds: 5 });
});

test('a wait is told in seconds, then in minutes', () => {
  expect([1, 40, 90, 900].map(durationInWords)).toEqual([
    '1 second',
    '40 seconds',
    '2 minutes',
    '15 minutes',
  ]);
});
