/** Cache tags; see `platform/cache/changes.ts`. */

/** The complete product, including its stock. */
export const productTag = (handle: string): string => `product:${handle}`;
/** What cards show: whether the product is in stock, not how much, so that orders don't invalidate lists. */
export const cardTag = (handle: string): string => `card:${handle}`;
export const collectionTag = (handle: string): string => `collection:${handle}`;
/** The set of products, and what they are searched, filtered and sorted by. */
export const allProducts = 'products';
/** The complete catalog, for events about unknown subjects. */
export const anyOfCatalogue = 'catalog';
