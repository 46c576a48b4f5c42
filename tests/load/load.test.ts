/** A minute of the load, with as many shoppers as two cores serve beside other tests. */
import { expect, test } from 'vitest';
import { load } from './load';

test('in a storm nothing is written twice and nothing is lost', { timeout: 240_000 }, async () => {
  const report = await load({
    ...{ shoppers: 40, thinkSeconds: 3, seed: 1 },
    ...{ calmSeconds: 12, stormySeconds: 48 },
  });
  expect(report.wrong).toEqual({});
  expect(report.differences).toEqual([]);
  // So that a run in which nothing happened proves nothing.
  expect(report.writes.done).toBeGreaterThan(100);
});
