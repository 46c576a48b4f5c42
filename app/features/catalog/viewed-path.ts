export const viewedSlot = 'viewed';

/** A request to this path stores the product as viewed, and returns the other viewed products. */
export const viewedPath = (handle: string): string => `/viewed?seen=${encodeURIComponent(handle)}`;
