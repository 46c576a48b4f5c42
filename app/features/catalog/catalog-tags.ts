/** Tags of what copies of the catalogue are made of; see `platform/cache/changes.ts`. */

/** Everything of a product, how many pieces are left included. */
export const productTag = (handle: string): string => `product:${handle}`;
/** What cards show of it: stock only as far as there is none. An order does not have lists made anew. */
export const cardTag = (handle: string): string => `card:${handle}`;
export const collectionTag = (handle: string): string => `collection:${handle}`;
/** Which products there are, and what they are found, filtered and sorted by. */
export const allProducts = 'products';
/** Everything, for news of something that nobody knows. */
export const anyOfCatalogue = 'catalog';
