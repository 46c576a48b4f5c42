import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder of state, build stamps and resized images. Git ignores it. */
export const stateFolder = `${root}.lintel`;

/**
 * Output folders of the builds for deployment, for tests, and for tests of Remix features
 * (`tests/support/remix-features.tsx`). The builds can run concurrently.
 */
export const builds = {
  operator: `${root}build`,
  tests: `${stateFolder}/test-build`,
  'remix-features': `${stateFolder}/remix-features-build`,
};

export const buildVariable = 'LINTEL_BUILD';
