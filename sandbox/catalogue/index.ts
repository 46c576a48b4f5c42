/** The catalogue's public API, used by commerce, product service and checkout. */
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
