/** Cache tags; see `platform/cache/changes.ts`. */

/** The complete product, including its stock. */
export const productTag = (handle: string): string => `product:${handle}`;
/**
 * Cache tag for what cards show. It covers whether the product is in stock, but not the number in stock; otherwise
 * every order would invalidate lists.
 */
export const cardTag = (handle: string): string => `card:${handle}`;
export const collectionTag = (handle: string): string => `collection:${handle}`;
/**
 * Cache tag of all lists that are selected from all products. It is invalidated when products are added or removed, or
 * when a value changes by which products are searched, filtered or sorted.
 */
export const allProducts = 'products';
/** The complete catalog, for events about unknown subjects. */
export const anyOfCatalogue = 'catalog';
