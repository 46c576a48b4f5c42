import type { SeedCollection, SeedProduct } from '../../../seed/types';
import { collectionByHandle, collectionById, listCollections } from '../../storage/collections';
import { facets } from '../../storage/facets';
import { productByHandle, productById } from '../../storage/products';
import type { Sort } from '../../storage/types';
import type { Context } from '../graphql/context';
import { digitsOf } from '../graphql/gid';
import { listConnection, type PageArgs } from '../graphql/paging';
import { predictiveSearch } from './predictive-search';
import { productRecommendations } from './recommendations';
import { search } from './search';
import { conditionOf } from './search-conditions';
import { parseSearch } from './search-syntax';
import { productSorts } from './sorts';
import { collectionView, productListing, productView } from './views';

type One = { handle?: string | null; id?: string | null };
type Handle = { handle: string };
type ProductsArgs = PageArgs & {
  query?: string | null;
  sortKey: keyof typeof productSorts;
  reverse: boolean;
};
type CollectionsArgs = PageArgs & { query?: string | null; sortKey: string; reverse: boolean };

export const productQueries = {
  product: (args: One, context: Context) => {
    const found = one(args, 'Product', context, productById, productByHandle);
    return found && published(context, found) ? productView(context, found) : null;
  },
  productByHandle: (args: Handle, context: Context) => {
    const found = one<SeedProduct>(args, 'Product', context, productById, productByHandle);
    return found && published(context, found) ? productView(context, found) : null;
  },
  products: ({ query, sortKey, reverse, ...page }: ProductsArgs, context: Context) => {
    const expression = parseSearch(query ?? '');
    const where = expression ? conditionOf(expression, context.currency) : undefined;
    const sort: Sort = productSorts[sortKey];
    return productListing(
      context,
      { filter: { currency: context.currency, where }, sort, reverse },
      page,
    );
  },
  productRecommendations,
  productTags: ({ first }: { first: number }, context: Context) =>
    listConnection(values('tags', context), { first }, (value) => value),
  productTypes: ({ first }: { first: number }, context: Context) =>
    listConnection(values('types', context), { first }, (value) => value),
  collection: (args: One, context: Context) => {
    const found = one(args, 'Collection', context, collectionById, collectionByHandle);
    return found && collectionView(context, found);
  },
  collectionByHandle: (args: Handle, context: Context) => {
    const found = one<SeedCollection>(
      args,
      'Collection',
      context,
      collectionById,
      collectionByHandle,
    );
    return found && collectionView(context, found);
  },
  collections: (args: CollectionsArgs, context: Context) =>
    listConnection(sortedCollections(args, context), args, (collection) =>
      collectionView(context, collection),
    ),
  search,
  predictiveSearch,
};

export const published = ({ hidden }: Context, { handle }: SeedProduct): boolean =>
  !hidden.includes(handle);

function one<Found>(
  { id, handle }: One,
  type: string,
  { sql }: Context,
  byId: (sql: Context['sql'], id: number) => Found | null,
  byHandle: (sql: Context['sql'], handle: string) => Found | null,
): Found | null {
  if (typeof id === 'string') {
    const digits = digitsOf(type, id);
    return digits === null ? null : byId(sql, digits);
  }
  return typeof handle === 'string' ? byHandle(sql, handle) : null;
}

function values(kind: 'tags' | 'types', { sql, currency }: Context): string[] {
  const counted = facets(sql, { currency })[kind];
  return counted.map(({ value }) => value).toSorted();
}

/** Sorts in memory, because a shop has few collections. `query` filters only by title. */
function sortedCollections(
  { sortKey, query }: CollectionsArgs,
  { sql }: Context,
): SeedCollection[] {
  const wanted = /title:["']?([^"'*]+)/
    .exec(query ?? '')?.[1]
    ?.trim()
    .toLowerCase();
  const all = listCollections(sql).filter(
    ({ title }) => !wanted || title.toLowerCase().startsWith(wanted),
  );
  if (sortKey === 'TITLE') return all.toSorted((a, b) => a.title.localeCompare(b.title));
  // All collections have the same update time; the last collection counts as the most recent.
  if (sortKey === 'UPDATED_AT') return all.toReversed();
  return sortKey === 'ID' ? all.toSorted((a, b) => a.id - b.id) : all;
}
