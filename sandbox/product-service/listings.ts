import type { SqlStorage } from '@cloudflare/workers-types';
import { collectionByHandle } from '../shopify/storage/collections';
import { facets } from '../shopify/storage/facets';
import { findProducts } from '../shopify/storage/find-products';
import { wordsOf } from '../shopify/storage/text';
import type { Listing } from '../shopify/storage/types';
import type { World } from '../world/world';
import { ApiError } from '../world/api-error';
import { readListing } from './parameters';
import { productJson } from './product-json';

/**
 * `GET /search/collection/{handle}`. A page beyond the end has no products, but still shows the
 * collection's total count.
 */
export function answerCollection(handle: string, url: URL, world: World) {
  const collection = collectionByHandle(world.sql, handle);
  if (!collection) throw new ApiError(404, 'not_found', `No collection has the handle ${handle}.`);
  const read = readListing(url, 'collection');
  const listing = { ...read.listing, collection: collection.handle };
  const found = findProducts(world.sql, listing);
  const { image, seo } = collection;
  return {
    id: collection.id,
    handle: collection.handle,
    title: collection.title,
    body_html: collection.descriptionHtml,
    image: image && { ...image, src: world.origin + image.src },
    metafields: { global: { title_tag: seo.title, description_tag: seo.description } },
    products: found.products.map((product) => productJson(product, listing.currency, world)),
    facets: facetsJson(world.sql, listing, found.count),
  };
}

/** `GET /search/query/{term}` returns products that match every word. */
export function answerSearch(term: string, url: URL, world: World) {
  const { listing, echo } = readListing(url, 'relevance');
  const found = findProducts(world.sql, { ...listing, words: wordsOf(term) });
  return {
    products: found.products.map((product) => productJson(product, listing.currency, world)),
    facets: facetsJson(world.sql, { ...listing, words: wordsOf(term) }, found.count),
    search: { term, ...echo },
  };
}

/** Counts cover all matching products on all pages. Prices are hundredths of `currency`. */
function facetsJson(sql: SqlStorage, listing: Listing, count: number) {
  const { collection, words, groups, price, currency } = listing;
  const found = facets(sql, { collection, words, groups, price, currency });
  return {
    count,
    types: found.types,
    tags: found.tags,
    vendors: found.vendors,
    price: found.price,
    available: found.available.yes,
  };
}
