import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything a run leaves behind: state, build stamp, resized pictures. Not in git. */
export const stateFolder = `${root}.lintel`;
