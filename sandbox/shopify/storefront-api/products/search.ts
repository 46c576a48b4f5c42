import { findProducts } from '../../storage/find-products';
import type { Filter } from '../../storage/types';
import type { Context } from '../graphql/context';
import { connectionOf, emptyConnection, sliceOf, type PageArgs } from '../graphql/paging';
import { offeredFilters, productConditions, type ProductFilter } from './filters';
import { searchSorts } from './sorts';
import { productView } from './views';

export type Unavailable = 'SHOW' | 'LAST' | 'HIDE';

type SearchArgs = PageArgs & {
  query: string;
  reverse: boolean;
  sortKey: keyof typeof searchSorts;
  types?: string[] | null;
  prefix?: 'LAST' | 'NONE' | null;
  productFilters?: ProductFilter[] | null;
  unavailableProducts?: Unavailable | null;
};
type Asked = { filter: Filter; sort: 'price' | 'relevance'; reverse: boolean };

export function searchWords(query: string): string[] {
  return query.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/**
 * Finds only products, because Prismic has the pages and articles. A term without letters and
 * digits finds nothing.
 */
export function search(args: SearchArgs, context: Context) {
  const words = searchWords(args.query);
  const products = !args.types || args.types.includes('PRODUCT');
  if (!products || words.length === 0) {
    return { ...emptyConnection(), totalCount: 0, productFilters: [] };
  }
  const conditions = productConditions(args.productFilters ?? [], context);
  const prefix = args.prefix ?? 'NONE';
  const filter = { ...conditions, words, prefix, without: context.hidden };
  const asked = { filter, sort: searchSorts[args.sortKey], reverse: args.reverse };
  const mode = args.unavailableProducts ?? 'SHOW';
  const effective = mode === 'HIDE' ? withAvailability(asked, true) : asked;
  const count = countOf(context, effective);
  const { offset, limit } = sliceOf(args, () => count);
  const found =
    mode === 'LAST' && filter.groups?.available === undefined
      ? unavailableLast(context, effective, offset, limit)
      : read(context, effective, offset, limit);
  const nodes = found.map((product) => productView(context, product));
  return {
    ...connectionOf(nodes, offset, count),
    totalCount: count,
    productFilters: () => offeredFilters(context, effective.filter, count),
  };
}

/**
 * For `unavailableProducts: LAST`, all available products come first, then all unavailable
 * products, each in the requested order.
 */
function unavailableLast(context: Context, asked: Asked, offset: number, limit: number) {
  const buyable = withAvailability(asked, true);
  const bound = countOf(context, buyable);
  const head = offset < bound ? read(context, buyable, offset, limit) : [];
  const rest = limit - head.length;
  if (rest === 0) return head;
  const start = Math.max(0, offset - bound);
  return [...head, ...read(context, withAvailability(asked, false), start, rest)];
}

function withAvailability(asked: Asked, available: boolean): Asked {
  const groups = { ...asked.filter.groups, available };
  return { ...asked, filter: { ...asked.filter, groups } };
}

function read(context: Context, { filter, sort, reverse }: Asked, offset: number, limit: number) {
  return findProducts(context.sql, { ...filter, sort, reverse, offset, limit }).products;
}

function countOf(context: Context, { filter, sort }: Asked): number {
  return findProducts(context.sql, { ...filter, sort, limit: 0 }).count;
}
