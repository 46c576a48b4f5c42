/** The catalog: the one way to read products, collections, facets and stock, used by the other folders and by the product service. */
export { facets } from './facets';
export { findProducts } from './find-products';
export { currencyOf, marketCountries, currencySymbols } from './markets';
export { collectionByHandle, collectionById, listCollections } from './collections';
export { productByHandle, productById, variantById } from './products';
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
