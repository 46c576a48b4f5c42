/**
 * Navigation state for another view of the same page, such as search results while typing. Not counted as a page view.
 */
export const samePage = { samePage: true } as const;

/** True for the state of a `samePage` navigation. */
export const isSamePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'samePage' in state;
