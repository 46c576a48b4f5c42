/** The fuzzer's short runs. `npm run fuzz` runs ten times as long as the longer one, with another seed each time. */
import { expect, test } from 'vitest';
import { isFullRun } from '../support/full-run';
import { fuzz } from './fuzz';

const requests = isFullRun ? 5000 : 200;

test('no hostile request breaks a rule [V15.2.2]', { timeout: 900_000 }, async () => {
  const { findings, runs, damaged } = await fuzz({ seed: 20_260_801, runs: requests });
  expect(findings).toEqual([]);
  expect(Object.values(runs).reduce((sum, number) => sum + number, 0)).toBeGreaterThan(
    requests * 0.98,
  );
  // Damage that hits nothing proves nothing.
  expect(damaged.done).toBeGreaterThan(damaged.wanted * 0.25);
});
