/** Hydration data of public pages has its own URL, because few visits hydrate a public page. */
const statePath = '/state/';

/** `page`: the page's path and search, for rendering the data again. */
export const stateAddress = (id: string, page: string): string =>
  `${statePath}${id}?page=${encodeURIComponent(page)}`;

export const isStatePath = (path: string): boolean => path.startsWith(statePath);

export const stateIdOf = (path: string): string | undefined =>
  /^[0-9a-f]{32}$/.exec(path.slice(statePath.length))?.[0];
