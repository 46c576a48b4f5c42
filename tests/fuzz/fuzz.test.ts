/**
 * `npm test` sends 30 requests, none of them to the shop with damaged services, which starts slowly. The full run sends
 * 5,000, and `npm run fuzz` 50,000 with a random seed.
 */
import { expect, test } from 'vitest';
import { isFullRun } from '../support/full-run';
import { areas, type AreaName } from './areas';
import { fuzz } from './fuzz';

/** With these numbers, the rounded shares of all areas add up to the whole. */
const requests = isFullRun ? 60 : 30;
const all = Object.keys(areas) as AreaName[];
const only = isFullRun ? all : all.filter((name) => !('damaged' in areas[name]));

test('no hostile request breaks a rule [V15.2.2]', { timeout: 900_000 }, async () => {
  const { findings, runs, damaged } = await fuzz({ seed: 20_260_801, runs: requests, only });
  expect(findings).toEqual([]);
  expect(Object.values(runs).reduce((sum, number) => sum + number, 0)).toBeGreaterThan(
    requests * 0.98,
  );
  if (isFullRun) expect(damaged.done).toBeGreaterThan(damaged.wanted * 0.1);
});
