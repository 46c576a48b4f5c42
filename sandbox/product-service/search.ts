import { findProducts } from '../shopify/storage/find-products';
import { wordsOf } from '../shopify/storage/text';
import type { World } from '../state/world';
import { facetsJson } from './facets-json';
import { readListing } from './parameters';
import { productJson } from './product-json';

/** `GET /search/query/{term}`: the products that match every word of the term. */
export function answerSearch(term: string, url: URL, world: World) {
  const { listing, echo } = readListing(url, 'relevance');
  const found = findProducts(world.sql, { ...listing, words: wordsOf(term) });
  return {
    products: found.products.map((product) => productJson(product, listing.currency, world.origin)),
    facets: facetsJson(world.sql, { ...listing, words: wordsOf(term) }, found.count),
    search: { term, ...echo },
  };
}
