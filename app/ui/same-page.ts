/**
 * Marks a navigation that only changes what the current page shows, such as search results while the shopper types.
 * Analytics doesn't count this navigation as a page view.
 */
export const samePage = { samePage: true } as const;

export const isSamePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'samePage' in state;
