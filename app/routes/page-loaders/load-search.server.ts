import { offeredSearch } from '~/features/catalog/catalog.server';
import { isFiltered } from '~/features/catalog/filters';
import { isNothing, type ListQuery } from '~/features/catalog/product-list';
import {
  getSearchSuggestion,
  searchInOtherWords,
  synonymOf,
  type FoundProducts,
  type SearchSuggestion,
} from '~/features/catalog/search-suggestion.server';
import type { Search } from '~/features/catalog/search-words';
import { searchContent, type FoundText } from '~/features/content/search-content.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { optionalInTime } from '~/platform/optional.server';

interface SearchResults {
  /** The requested search, without filters that the catalog's source ignores. */
  search: Search;
  /** Null during an outage. */
  list: FoundProducts | null;
  texts: FoundText[];
  /** No product was found, and not because of a filter. */
  nothing: boolean;
  /** Only for searches without results (`nothing`). A promise, so that other data can load in parallel. */
  suggestion: Promise<SearchSuggestion | null> | null;
}

export async function loadSearch(context: Context, asked: Search): Promise<SearchResults> {
  const search = await offeredSearch(context, asked);
  const { term, query } = search;
  const products = searchInOtherWords(context, term, query).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    context.log.error('search-failed', { error });
    context.outcome.unavailable = true;
    return null;
  });
  const [list, texts] = await Promise.all([products, findTexts(context, search, products)]);
  const nothing =
    list !== null &&
    term !== '' &&
    isNothing(list) &&
    query.pageNo === 0 &&
    (list.unmatched === true || !isFiltered(query.filter));
  const suggestion = nothing ? getSearchSuggestion(context, term, query) : null;
  return { search, list, texts, nothing, suggestion };
}

const isPlain = ({ pageNo, filter }: ListQuery): boolean => pageNo === 0 && !isFiltered(filter);

/** If products match too, returns only close matches. Returns none if loading takes too long. */
async function findTexts(
  context: Context,
  { term, query }: Pick<Search, 'term' | 'query'>,
  products: Promise<Pick<FoundProducts, 'count' | 'unmatched'> | null>,
): Promise<FoundText[]> {
  // With filters, only products are wanted, unless the words match none.
  if (!isPlain(query) && (query.pageNo > 0 || !(await products)?.unmatched)) return [];
  const find = async (bounded: Context) => {
    const found = await searchContent(bounded, term);
    if (found.length > 0) return found;
    return searchContent(bounded, (await synonymOf(bounded, term)) ?? '');
  };
  const texts = await optionalInTime(context, 'content-search-failed', find, [], products);
  const list = await products;
  return list?.count ? texts.filter(({ close }) => close) : texts;
}
