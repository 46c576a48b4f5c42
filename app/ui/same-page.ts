/**
 * Marks a navigation that stays on the current page and changes its contents, such as new search results while the
 * shopper types. Analytics doesn't count this navigation as a page view.
 */
export const samePage = { samePage: true } as const;

export const isSamePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'samePage' in state;
