/** The catalogue's read API: what commerce, product service and checkout may call. */
export { facets } from './facets';
export { findProducts } from './find-products';
export { currencyOf, marketCountries, currencySymbols } from './markets';
export { collectionByHandle, collectionById, listCollections } from './collections';
export { productByHandle, productById, variantById } from './read';
export { changeStock } from './stock';
export { foldText } from './text';
export type {
  Collection,
  Facets,
  FacetValue,
  Filter,
  Listing,
  Page,
  Product,
  Sort,
  Variant,
} from './types';
