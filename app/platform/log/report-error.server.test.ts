import { expect, test } from 'vitest';
import type { Context } from '../context.server';
import { Unavailable } from '../fetch/unavailable';
import { reportError } from './report-error.server';
import { openLog } from './log.server';

function caught(...errors: unknown[]) {
  const lines: string[] = [];
  const log = openLog({}, [], (line) => lines.push(line));
  const context = { log, outcome: { failed: [], unavailable: false } } as unknown as Context;
  for (const error of errors)
    reportError(error, { request: new Request('http://shop.example/x?q=me'), context });
  return { lines, unavailable: context.outcome.unavailable };
}

test('an unmatched address is not reported', () => {
  expect(caught({ status: 404, data: 'x' }, new Response(null, { status: 403 })).lines).toEqual([]);
});

test('a surprise is reported once, with its name, however often it is caught', () => {
  const error = new TypeError('x is undefined');
  const { lines, unavailable } = caught(error, error);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ path: '/x', error: { name: 'TypeError' } });
  expect(unavailable).toBe(false);
});

test('an outage is told apart', () => {
  expect(caught(new Unavailable('commerce', 'down')).unavailable).toBe(true);
});
