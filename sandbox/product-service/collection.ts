import { collectionByHandle } from '../shopify/storage/collections';
import { findProducts } from '../shopify/storage/find-products';
import type { World } from '../state/world';
import { facetsJson } from './facets-json';
import { readListing } from './parameters';
import { productJson } from './product-json';
import { Refusal } from './refusal';

/** `GET /search/collection/{handle}`. A page past the end has no products but the same count. */
export function answerCollection(handle: string, url: URL, world: World) {
  const collection = collectionByHandle(world.sql, handle);
  if (!collection) throw new Refusal(404, 'not_found', `No collection is called ${handle}.`);
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
    products: found.products.map((product) => productJson(product, listing.currency, world.origin)),
    facets: facetsJson(world.sql, listing, found.count),
  };
}
