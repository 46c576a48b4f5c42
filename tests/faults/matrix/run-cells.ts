import { startShopWithFaults, type ShopWithFaults } from '../../support/shop-with-faults';
import { startFaultNetwork } from '../../support/fault-network';
import { forgetUsual, runCell, type CellResult } from './run-cell';
import type { Cell } from './matrix';

interface Options {
  /** Parallel shops. They can exceed the processor's cores, because they mostly wait. */
  lanes: number;
  /** No cell starts after this time. */
  until: number;
  onResult(result: CellResult): void;
}

export async function runCells(cells: readonly Cell[], options: Options): Promise<void> {
  const network = await startFaultNetwork();
  const queue = cells.values();
  const lane = async () => {
    const shop = await startShopWithFaults(network);
    try {
      for (const cell of queue) {
        if (Date.now() > options.until) return;
        options.onResult(await twice(shop, cell));
      }
    } finally {
      await shop.stop();
    }
  };
  try {
    await Promise.all(Array.from({ length: options.lanes }, lane));
  } finally {
    await network.stop();
  }
}

/** What a busy machine can't cause. */
const notByLoad = /error of our own|may be stored|shows '|loses the cookies/;

async function twice(lane: ShopWithFaults, cell: Cell): Promise<CellResult> {
  const result = await attempt(lane, cell);
  if (result.problems.length === 0 || result.problems.some((one) => notByLoad.test(one)))
    return result;
  // On a busy machine, a healthy service may miss its deadline too.
  console.log(`Tried again: ${cell.id}: ${result.problems.join('; ')}`);
  forgetUsual(lane);
  return attempt(lane, cell);
}

async function attempt(lane: ShopWithFaults, cell: Cell): Promise<CellResult> {
  try {
    return await runCell(lane, cell);
  } catch (error) {
    const problems = [`could not be run: ${String(error).slice(0, 200)}`];
    return { id: cell.id, row: '', problems, seen: '', ms: 0, reached: false };
  }
}
