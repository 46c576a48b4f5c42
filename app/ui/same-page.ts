/** State of a navigation to another view of the same page, such as results while typing. It isn't a page view. */
export const samePage = { samePage: true } as const;

export const isSamePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'samePage' in state;
