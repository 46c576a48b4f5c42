import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything a run leaves behind: state, build stamp, resized pictures. Not in git. */
export const stateFolder = `${root}.lintel`;

/** The build for deployment, and the tests' own, which can be made at the same time. */
export const builds = { operator: `${root}build`, tests: `${stateFolder}/test-build` };

/** Set to `tests` while the tests' build is made. */
export const buildVariable = 'LINTEL_BUILD';
