/** Slot of the rail of recently viewed products on a product's page. */
export const viewedSlot = 'viewed';

/** Answers with what was viewed besides this product, which is remembered as seen. */
export const viewedPath = (handle: string): string => `/viewed?seen=${encodeURIComponent(handle)}`;
