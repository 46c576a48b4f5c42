import { listCollections } from '../../storage/collections';
import { findProducts } from '../../storage/find-products';
import type { Context } from '../graphql/context';
import { collectionView, productView } from '../products/views';

const pageSize = 250;

type Entry = { handle: string; title: string; updatedAt: string };

/** Articles, blogs, pages and metaobjects are empty, because Prismic has this content. */
export function sitemap({ type }: { type: string }, context: Context) {
  const { entries, count } = source(type, context);
  return {
    __typename: 'Sitemap',
    pagesCount: { __typename: 'Count', count: Math.ceil(count / pageSize), precision: 'EXACT' },
    resources: ({ page }: { page: number }) => {
      const offset = (page - 1) * pageSize;
      // As at Shopify, a page that doesn't exist is null.
      if (page < 1 || offset >= count) return null;
      return {
        __typename: 'PaginatedSitemapResources',
        hasNextPage: offset + pageSize < count,
        items: entries(offset).map(({ handle, title, updatedAt }) => ({
          __typename: 'SitemapResource',
          handle,
          title,
          updatedAt,
          image: null,
        })),
      };
    },
  };
}

function source(
  type: string,
  context: Context,
): { count: number; entries(offset: number): Entry[] } {
  if (type === 'COLLECTION') {
    const all = listCollections(context.sql);
    const entries = (offset: number) =>
      all.slice(offset, offset + pageSize).map((one): Entry => {
        const { handle, title, updatedAt } = collectionView(context, one);
        return { handle, title, updatedAt };
      });
    return { count: all.length, entries };
  }
  if (type !== 'PRODUCT') return { count: 0, entries: () => [] };
  const read = (offset: number, limit: number) =>
    findProducts(context.sql, {
      currency: context.currency,
      without: context.hidden,
      sort: 'id',
      offset,
      limit,
    });
  const entries = (offset: number) =>
    read(offset, pageSize).products.map((one): Entry => {
      const { handle, title, updatedAt } = productView(context, one);
      return { handle, title, updatedAt };
    });
  return { count: read(0, 0).count, entries };
}
