import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getCollection } from '~/features/catalog/catalog.server';
import { isFiltered } from '~/features/catalog/filters';
import { byCodeText, insteadText, limitedText } from '~/features/catalog/no-results';
import { listParams, type FoundList, type ProductList } from '~/features/catalog/product-list';
import type { FoundProducts, SearchSuggestion } from '~/features/catalog/search-suggestion.server';
import { readSearch, type Search } from '~/features/catalog/search-words';
import type { RouteHandle } from '~/route-handle';
import { jsonReply, unavailableReply } from './page-loaders/json-reply.server';
import { loadSearch } from './page-loaders/load-search.server';

export const handle = {
  public: 'page',
  searchParams: ['q', 'collection', ...listParams],
} satisfies RouteHandle;

/**
 * Returns a page of a list as JSON; null with 404 or 503.
 * - `/product-list?collection={handle}`
 * - `/product-list?q={term}`: also pages and articles.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const handle = searchParams.get('collection');
  const search = readSearch(searchParams);
  if (handle) {
    const found = getCollection(context, handle, search.query);
    return jsonReply(
      context,
      found.then((list) => list && listOf(list)),
    );
  }
  const found = await loadSearch(context, search);
  const { list, texts } = found;
  if (!list) return unavailableReply();
  const suggestion = shortened(await found.suggestion);
  const note = noteOf(found.search, list);
  const reply: FoundList = { ...listOf(list), texts, suggestion, ...(note && { note }) };
  return Response.json(reply);
}

const listOf = ({ products, count, hasNext, facets }: ProductList): ProductList => ({
  products,
  count,
  hasNext,
  facets,
});

const noteOf = (
  { term, query }: Search,
  { instead, limited, byCode, products }: FoundProducts,
): string =>
  [
    limited && limitedText,
    byCode && isFiltered(query.filter) && byCodeText,
    instead && products.length > 0 && insteadText(term, instead),
  ]
    .filter(Boolean)
    .join(' ');

const maxSuggested = 6;

const shortened = (found: SearchSuggestion | null): FoundList['suggestion'] =>
  found
    ? {
        term: found.term,
        isSpelling: found.isSpelling,
        search: found.search,
        products: found.list.products.slice(0, maxSuggested),
      }
    : undefined;
