/**
 * Runs about ten cells of the fault matrix, and about 500 in the full run; see `matrix/README.md`.
 */
import { expect, test } from 'vitest';
import { isFullRun } from '../support/full-run';
import { cells, sample } from './matrix/matrix';
import { causes } from './matrix/report';
import type { CellResult } from './matrix/run-cell';
import { runCells } from './matrix/run-cells';

/** The full run takes about 90 s on two idle cores. */
const allowedMs = 600_000;

test('every cell has a name of its own', () => {
  expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
});

test(
  'while a service fails, shoppers see what is specified, in time, and all is well afterwards [R-367] [V16.5.2]',
  async () => {
    const results: CellResult[] = [];
    const planned = sample(1, { short: !isFullRun });
    await runCells(planned, {
      lanes: isFullRun ? 6 : 1,
      until: Date.now() + allowedMs - 30_000,
      onResult: (result) => void results.push(result),
    });
    const off = causes(results).map(
      ({ cause, cells: list }) => `${cause}\n  ${list.map(({ id }) => id).join('\n  ')}`,
    );
    expect(off).toEqual([]);
    expect(results).toHaveLength(planned.length);
    const reached = new Set(
      results.filter((one) => one.reached).map(({ id }) => id.split(' ').at(-3)),
    );
    const failing = new Set(planned.map((one) => one.failing));
    // In the short sample, some cells' pages don't call the service that fails.
    if (isFullRun) expect([...reached].sort()).toEqual([...failing].sort());
    else expect(reached.size).toBeGreaterThanOrEqual(10);
  },
  allowedMs,
);
