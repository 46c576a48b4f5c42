/**
 * `npm run test:full` tests all store groups, sets of services, kinds of accounts and widths. `npm
 * test` skips `*.full.test.ts`, the tag `@full` and `test.runIf(isFullRun)`.
 */
export const isFullRun = process.env.LINTEL_FULL === 'true';

export const firstUnlessFull = <T>(all: readonly T[]): readonly T[] =>
  isFullRun ? all : all.slice(0, 1);
