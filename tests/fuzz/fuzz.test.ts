/** The fuzzer's short run. `npm run fuzz` runs ten times as long, with another seed each time. */
import { expect, test } from 'vitest';
import { fuzz } from './fuzz';

test('no hostile request breaks a rule [V15.2.2]', { timeout: 900_000 }, async () => {
  const { findings, runs, damaged } = await fuzz({ seed: 20_260_801, runs: 5000 });
  expect(findings).toEqual([]);
  expect(Object.values(runs).reduce((sum, number) => sum + number, 0)).toBeGreaterThan(4900);
  // Damage that hits nothing proves nothing.
  expect(damaged.done).toBeGreaterThan(damaged.wanted * 0.25);
});
