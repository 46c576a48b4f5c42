import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Visit from './shopify-visit';

let visit: typeof Visit;
let answers: (() => void)[];
const start = Date.parse('2026-11-22T08:00:00Z');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  answers = [];
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', () => new Promise<void>((resolve) => answers.push(resolve)));
  visit = await import('./shopify-visit');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('events that find no visit share one request', async () => {
  const both = [visit.renewVisit(), visit.renewVisit()];
  expect(answers).toHaveLength(1);
  answers[0]!();
  await Promise.all(both);
  void visit.renewVisit();
  expect(answers).toHaveLength(2);
});

test('activity extends the visit, at most every five minutes', async () => {
  visit.extendVisit();
  expect(answers).toHaveLength(0);
  vi.setSystemTime(start + 5 * 60_000);
  visit.extendVisit();
  visit.extendVisit();
  expect(answers).toHaveLength(1);
});
