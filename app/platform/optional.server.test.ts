import { expect, test } from 'vitest';
import { Unavailable } from './fetch/unavailable';
import { openLog } from './log/log.server';
import { optional } from './optional.server';

function tried<T>(work: Promise<T>, fallback: T) {
  const lines: string[] = [];
  const log = openLog({}, [], (line) => lines.push(line));
  const context = { log, outcome: { failed: [], unavailable: false, partial: false } };
  return { lines, context, outcome: optional(context, 'part-left-out', work, fallback) };
}

test('the result of the work, without a word in the log', async () => {
  const { lines, outcome } = tried(Promise.resolve('result'), 'fallback');
  expect([await outcome, lines]).toEqual(['result', []]);
});

test('an outage gives the fallback and is logged', async () => {
  const { lines, outcome } = tried(Promise.reject(new Unavailable('content', 'down')), 'fallback');
  expect(await outcome).toBe('fallback');
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'warn',
    event: 'part-left-out',
    error: { name: 'Unavailable' },
  });
});

test('a mistake of ours is thrown on', async () => {
  const { lines, outcome } = tried(Promise.reject(new TypeError('ours')), 'fallback');
  await expect(outcome).rejects.toThrow('ours');
  expect(lines).toEqual([]);
});
