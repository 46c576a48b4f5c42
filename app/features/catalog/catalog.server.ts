/** Reading the catalogue. Every verb takes the request's context first. spec §2, §7; contracts §1.9, §4. */
import type { Context } from '~/platform/context.server';
import type { CardProduct } from './card';
import type { Collection, ListQuery, ProductList } from './list';
import type { Product } from './product';

/** The whole product, or null when there is none with this handle. Throws Unavailable. */
export function getProduct(_context: Context, _handle: string): Promise<Product | null> {
  return Promise.resolve(null);
}

/** Cards in the order asked, unknown handles skipped; a failed read is an empty list (spec §8). */
export function getProductsByHandles(
  _context: Context,
  _handles: string[],
): Promise<CardProduct[]> {
  return Promise.resolve([]);
}

/** One page of a collection, or null when there is none with this handle. Throws Unavailable. */
export function getCollection(
  _context: Context,
  _handle: string,
  _query: ListQuery,
): Promise<Collection | null> {
  return Promise.resolve(null);
}

/** One page of the products that match a term; an empty term asks nobody. Throws Unavailable. */
export function searchProducts(
  _context: Context,
  _term: string,
  _query: ListQuery,
): Promise<ProductList> {
  return Promise.resolve({ products: [], count: 0, hasNext: false });
}

/** Products that go with this one; a rail, so a failed read is an empty list. */
export function getRecommendations(
  _context: Context,
  _productGid: string,
): Promise<CardProduct[]> {
  return Promise.resolve([]);
}
