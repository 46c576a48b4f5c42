/** Cache tags of the catalogue; see `platform/cache/changes.ts`. */

/** Everything of a product, including its stock. */
export const productTag = (handle: string): string => `product:${handle}`;
/** What cards show of it: whether it is in stock, but not how much, so that an order does not invalidate lists. */
export const cardTag = (handle: string): string => `card:${handle}`;
export const collectionTag = (handle: string): string => `collection:${handle}`;
/** The set of products, and what they are searched, filtered and sorted by. */
export const allProducts = 'products';
/** The complete catalogue, for an event about an unknown subject. */
export const anyOfCatalogue = 'catalog';
