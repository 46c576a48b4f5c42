/**
 * State of a navigation that shows another view of the same page, such as a search while the shopper types:
 * it does not count as a visit of another page.
 */
export const samePage = { samePage: true } as const;

/** True for the state of a location that `samePage` led to. */
export const isSamePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'samePage' in state;
