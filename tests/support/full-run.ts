/**
 * `npm run test:full` tests all store groups, sets of services, kinds of accounts and widths. `npm
 * test` skips `*.full.test.ts`, the tag `@full` and `test.runIf(isFullRun)`.
 */
export const isFullRun = process.env.LINTEL_FULL === 'true';

/** In `npm test`, every `step`-th item, starting with the first. */
export const someUnlessFull = <T>(all: readonly T[], step: number): readonly T[] =>
  isFullRun ? all : all.filter((_, index) => index % step === 0);

export const firstUnlessFull = <T>(all: readonly T[]): readonly T[] =>
  isFullRun ? all : all.slice(0, 1);
