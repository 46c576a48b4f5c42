import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import {
  getCollection,
  getComplements,
  getProductsByHandles,
} from '~/features/catalog/catalog.server';
import { inStock } from '~/features/catalog/complements';
import { ShownDesigns } from '~/features/catalog/distinct-products';
import { isNothing, listParams, pageSize, type FoundList } from '~/features/catalog/product-list';
import {
  getSearchSuggestion,
  searchInOtherWords,
} from '~/features/catalog/search-suggestion.server';
import { readSearch } from '~/features/catalog/search-words';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { noStore } from '~/platform/http/no-store';
import type { RouteHandle } from '~/route-handle';
import { findTexts, isPlain } from './page-loaders/search-texts.server';

export const handle = {
  public: 'page',
  searchParams: ['q', 'collection', 'complements', 'handles', ...listParams],
} satisfies RouteHandle;

/**
 * Returns products as JSON; null with 404 or 503.
 * - `/lists?collection={handle}`
 * - `/lists?q={term}`: also pages and articles.
 * - `/lists?handles={a,b}`: at most 20 products.
 * - `/lists?complements={handle}`: complementary products in stock.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const handle = searchParams.get('collection');
  const handles = searchParams.get('handles')?.split(',').slice(0, pageSize);
  const search = readSearch(searchParams);
  const subject = searchParams.get('complements');
  try {
    if (subject) {
      const complements = inStock(await getComplements(context, subject));
      return Response.json(new ShownDesigns().take(complements));
    }
    if (handles) return Response.json({ products: await getProductsByHandles(context, handles) });
    const list = handle
      ? getCollection(context, handle, search.query)
      : searchInOtherWords(context, search.term, search.query);
    const [found, texts] = await Promise.all([
      list,
      handle ? undefined : findTexts(context, search, list),
    ]);
    if (!found) return Response.json(null, { status: 404 });
    const { products, count, hasNext, facets } = found;
    const needsHelp = !handle && isNothing(found) && isPlain(search.query) && search.term !== '';
    const suggestion = needsHelp ? await suggestionFor(context, search.term) : undefined;
    const reply: FoundList = { products, count, hasNext, facets, texts, suggestion };
    return Response.json(reply);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('list-failed', { error });
    return Response.json(null, { status: 503, headers: noStore });
  }
}

const maxSuggested = 6;

async function suggestionFor(
  context: LoaderFunctionArgs['context'],
  term: string,
): Promise<FoundList['suggestion']> {
  const found = await getSearchSuggestion(context, term);
  return found
    ? {
        term: found.term,
        isSpelling: found.isSpelling,
        products: found.list.products.slice(0, maxSuggested),
      }
    : undefined;
}
