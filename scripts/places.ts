import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything a run leaves behind: state, build stamp, resized pictures. Not in git. */
export const stateFolder = `${root}.lintel`;

/**
 * The build for deployment; the tests' own, which can be made at the same time; and the latter with a route that uses what
 * Remix can do and the shop may not (`tests/support/remix-features.tsx`).
 */
export const builds = {
  operator: `${root}build`,
  tests: `${stateFolder}/test-build`,
  'remix-features': `${stateFolder}/remix-features-build`,
};

/** The name of the build that is being made. */
export const buildVariable = 'LINTEL_BUILD';
