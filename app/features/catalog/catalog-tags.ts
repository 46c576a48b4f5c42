/** Cache tags; see `platform/cache/changes.ts`. */

/** The complete product, including its stock. */
export const productTag = (handle: string): string => `product:${handle}`;
/**
 * Cache tag for a card's data. A change of the number in stock doesn't invalidate this tag; otherwise every order would
 * invalidate lists.
 */
export const cardTag = (handle: string): string => `card:${handle}`;
export const collectionTag = (handle: string): string => `collection:${handle}`;
/** Cache tag of lists that any product can change, such as search results. */
export const allProducts = 'products';
/** The complete catalog, for events about unknown subjects. */
export const anyOfCatalogue = 'catalog';
