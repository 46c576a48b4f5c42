import { isFiltered } from '~/features/catalog/filters';
import type { ListQuery, ProductList } from '~/features/catalog/product-list';
import { synonymOf } from '~/features/catalog/search-suggestion.server';
import type { Search } from '~/features/catalog/search-words';
import { searchContent, type FoundText } from '~/features/content/search-content.server';
import type { Context } from '~/platform/context.server';
import { optionalInTime } from '~/platform/optional.server';

/** True for the first page of a list without filters. */
export const isPlain = ({ pageNo, filter }: ListQuery): boolean =>
  pageNo === 0 && !isFiltered(filter);

/**
 * Pages and articles beside what a search finds of `products`, on its first page without filters: for its term, else for
 * the operator's word for it. Beside products only what is about the term: what mentions it would be in the way. Empty
 * when they are not there in time.
 */
export async function findTexts(
  context: Context,
  { term, query }: Pick<Search, 'term' | 'query'>,
  products: Promise<Pick<ProductList, 'count'> | null>,
): Promise<FoundText[]> {
  if (!isPlain(query)) return [];
  const find = async (bounded: Context) => {
    const found = await searchContent(bounded, term);
    if (found.length > 0) return found;
    return searchContent(bounded, (await synonymOf(bounded, term)) ?? '');
  };
  const texts = await optionalInTime(context, 'content-search-failed', find, [], products);
  const list = await products;
  return list?.count ? texts.filter(({ close }) => close) : texts;
}
