/**
 * For a navigation that only changes the page's contents, such as another variant, or new search results while the
 * shopper types. Analytics doesn't count it as a page view.
 */
export const samePage = { samePage: true } as const;

export const isSamePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'samePage' in state;
