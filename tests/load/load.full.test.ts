/** The load suits two cores shared with other tests. */
import { expect, test } from 'vitest';
import { withFront } from '../support/test-build';
import { load } from './load';

test(
  'during faults, nothing is written twice and nothing is lost [V15.2.2]',
  { timeout: 240_000 },
  async () => {
    const report = await load({
      seed: 1,
      shoppers: 40,
      thinkSeconds: 3,
      calmSeconds: 12,
      stormySeconds: 48,
    });
    expect(report.wrong).toEqual({});
    expect(report.differences).toEqual([]);
    expect(report.writes.done).toBeGreaterThan(40);
  },
);

/** Retries non-idempotent requests, too. */
const careless = `
  import shop from './shop.js';
  export * from './shop.js';
  const send = fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await send(input, init);
    return answer.status < 500 ? answer : send(input, init);
  };
  export default shop;`;

test('the books notice a Worker that sends a write twice', { timeout: 120_000 }, async () => {
  const { differences } = await load({
    ...{ shoppers: 12, thinkSeconds: 1, seed: 1, calmSeconds: 1, stormySeconds: 12 },
    faults: [{ service: 'commerce', operation: 'cartLinesAdd', mode: 'http-500', applied: true }],
    worker: (worker) => withFront(worker, careless),
  });
  expect(differences.join()).toMatch(/bag \d+: \d+, not/);
});
