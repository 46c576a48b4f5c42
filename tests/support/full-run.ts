/**
 * Whether this is the full run (`npm run test:full`), which has everything that takes long: all presets, worlds,
 * accounts and widths. `npm test` leaves out files named `*.full.test.ts`, browser tests tagged `@full`, and tests
 * under `test.runIf(isFullRun)`.
 */
export const isFullRun = process.env.LINTEL_FULL === 'true';

/** Worlds or kinds that the same tests run in: all of them in the full run, the first one in `npm test`. */
export const firstUnlessFull = <T>(all: readonly T[]): readonly T[] =>
  isFullRun ? all : all.slice(0, 1);
