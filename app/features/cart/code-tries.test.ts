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
