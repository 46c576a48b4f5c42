export const viewedSlot = 'viewed';

/** Products viewed besides this one; adds this one. */
export const viewedPath = (handle: string): string => `/viewed?seen=${encodeURIComponent(handle)}`;
