import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const stateFolder = `${root}.lintel`;

/**
 * Output folders of the builds for deployment, for tests, and for tests of Remix features. The builds can run
 * concurrently.
 */
export const builds = {
  operator: `${root}build`,
  tests: `${stateFolder}/test-build`,
  'remix-features': `${stateFolder}/remix-features-build`,
};

export const buildVariable = 'LINTEL_BUILD';
