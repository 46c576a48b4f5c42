import { isFiltered } from '~/features/catalog/filters';
import type { ListQuery, ProductList } from '~/features/catalog/product-list';
import { synonymOf } from '~/features/catalog/search-suggestion.server';
import type { Search } from '~/features/catalog/search-words';
import { searchContent, type FoundText } from '~/features/content/search-content.server';
import type { Context } from '~/platform/context.server';
import { optionalInTime } from '~/platform/optional.server';

export const isPlain = ({ pageNo, filter }: ListQuery): boolean =>
  pageNo === 0 && !isFiltered(filter);

/** If products match too, returns only close matches. Returns none if loading takes too long. */
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
