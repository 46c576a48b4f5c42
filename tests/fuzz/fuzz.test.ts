/**
 * `npm test` sends 60 requests, the full run 5,000, and `npm run fuzz` 50,000 with a random seed.
 */
import { expect, test } from 'vitest';
import { fuzz } from './fuzz';

const requests = 60;

test('no hostile request breaks a rule [V15.2.2]', { timeout: 900_000 }, async () => {
  const { findings, runs, damaged } = await fuzz({ seed: 20_260_801, runs: requests });
  expect(findings).toEqual([]);
  expect(Object.values(runs).reduce((sum, number) => sum + number, 0)).toBeGreaterThan(
    requests * 0.98,
  );
  expect(damaged.done).toBeGreaterThan(damaged.wanted * 0.1);
});
