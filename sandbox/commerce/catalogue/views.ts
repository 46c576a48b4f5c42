import { findProducts, type Filter, type Sort } from '../../catalogue';
import type { Context } from '../engine/context';
import { connectionOf, sliceOf, type PageArgs } from '../engine/paging';
import { offeredFilters } from './filters';
import { productView } from './product';

export type ProductListing = { filter: Filter; sort: Sort; reverse: boolean };

/** A `ProductConnection` over the products that match the filter. */
export function productListing(context: Context, listing: ProductListing, args: PageArgs) {
  const { filter, sort, reverse } = listing;
  const read = (offset: number, limit: number) =>
    findProducts(context.sql, { ...filter, sort, reverse, offset, limit });
  const { offset, limit } = sliceOf(args, () => read(0, 0).count);
  const { products, count } = read(offset, limit);
  return {
    ...connectionOf(
      products.map((product) => productView(context, product)),
      offset,
      count,
    ),
    filters: () => offeredFilters(context, filter, count),
  };
}
