/** Cache tags; see `platform/cache/changes.ts`. */

/** The complete product, including its stock. */
export const productTag = (handle: string): string => `product:${handle}`;
/**
 * Tag for what cards show: whether the product is in stock, but not how much, so that orders don't invalidate lists.
 */
export const cardTag = (handle: string): string => `card:${handle}`;
export const collectionTag = (handle: string): string => `collection:${handle}`;
/** Tag for the set of products, and for what they are searched, filtered and sorted by. */
export const allProducts = 'products';
/** The complete catalog, for events about unknown subjects. */
export const anyOfCatalogue = 'catalog';
