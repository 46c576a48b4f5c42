/** Slot of the carousel on product pages. */
export const viewedSlot = 'viewed';

/** Returns products viewed besides this one, and remembers this one. */
export const viewedPath = (handle: string): string => `/viewed?seen=${encodeURIComponent(handle)}`;
