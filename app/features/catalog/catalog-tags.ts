/** See `platform/cache/changes.ts`. */

/** Includes the stock. */
export const productTag = (handle: string): string => `product:${handle}`;
/** For lists. A change of the number in stock doesn't invalidate this tag; otherwise every order would. */
export const cardTag = (handle: string): string => `card:${handle}`;
export const collectionTag = (handle: string): string => `collection:${handle}`;
/** For lists that any product can change, such as search results. */
export const allProducts = 'products';
/** For events whose product or collection is unknown. */
export const anyOfCatalogue = 'catalog';
