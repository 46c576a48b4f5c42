export const viewedSlot = 'viewed';

/** Returns the other viewed products, and stores this product as viewed. */
export const viewedPath = (handle: string): string => `/viewed?seen=${encodeURIComponent(handle)}`;
