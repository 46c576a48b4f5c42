/** Reads of the catalogue, through the data cache. */
import type { Context } from '~/platform/context.server';
import { toCard, type CardProduct } from './card-product';
import { cleanHtml } from './clean-html.server';
import { descriptionText, readDescription } from './description';
import { loosened, mergeFacets, noFacets } from './facets';
import type { ListFilter } from './filters';
import { listSearch, type Collection, type ListQuery, type ProductList } from './product-list';
import { isUnavailable } from '~/platform/fetch/unavailable';
import type { Product } from './product';
import { isHandle, cached, sourceOf } from './cached.server';
import { fetchQuickSearch, type QuickResult } from './sources/quick-search.server';
import type { ListScope, SourceList, SourceProduct } from './sources/source';
import { fetchRecommendations, storefrontSource } from './sources/storefront.server';

/** The product, or null when there is none with this handle. Throws Unavailable. */
export async function getProduct(context: Context, handle: string): Promise<Product | null> {
  if (!isHandle(handle)) return null;
  const source = sourceOf(context);
  const { found } = await cached(context, ['product', handle], async () => {
    const product = await source.product(context, handle);
    return { found: product && (await withDescription(product)) };
  });
  return found;
}

/** Cleans and splits the description once, before it is cached. */
async function withDescription({ descriptionHtml, ...product }: SourceProduct): Promise<Product> {
  const html = await cleanHtml(descriptionHtml);
  const optionValues = product.options.flatMap(({ values }) => values);
  return {
    ...product,
    description: readDescription(html, optionValues),
    descriptionText: descriptionText(html).slice(0, 5000),
  };
}

/** Cards in the order of `handles`, without unknown ones. Optional content: empty when the read fails. */
export async function getProductsByHandles(
  context: Context,
  handles: string[],
): Promise<CardProduct[]> {
  const asked = [...new Set(handles)].filter(isHandle).slice(0, 50);
  if (asked.length === 0) return [];
  const source = sourceOf(context);
  return cached(context, ['products', ...asked], async () =>
    (await source.products(context, asked)).map(toCard),
  ).catch((error: unknown) => emptyRail(context, 'catalog-products-failed', error));
}

/** One page of a collection, or null when there is none with this handle. Throws Unavailable. */
export async function getCollection(
  context: Context,
  handle: string,
  query: ListQuery,
): Promise<Collection | null> {
  if (!isHandle(handle)) return null;
  const source = sourceOf(context);
  const [{ found }, counts] = await Promise.all([
    cached(context, ['collection', handle, listSearch(query)], async () => {
      const collection = await source.collection(context, handle, query);
      return {
        found: collection && {
          ...collection,
          ...toCards(collection),
          descriptionHtml: await cleanHtml(collection.descriptionHtml),
        },
      };
    }),
    looseCounts(context, { collection: handle }, query.filter),
  ]);
  return found && { ...found, facets: mergeFacets(found.facets, counts) };
}

/** One page of the products that match a term; an empty term sends no request. Throws Unavailable. */
export async function searchProducts(
  context: Context,
  term: string,
  query: ListQuery,
): Promise<ProductList> {
  const asked = term.trim().slice(0, 100);
  if (!asked) return { products: [], count: 0, hasNext: false, facets: noFacets };
  const source = sourceOf(context);
  const [list, counts] = await Promise.all([
    cached(context, ['search', asked.toLowerCase(), listSearch(query)], async () =>
      toCards(await source.search(context, asked, query)),
    ),
    looseCounts(context, { term: asked }, query.filter),
  ]);
  return { ...list, facets: mergeFacets(list.facets, counts) };
}

/** Title and handle of at most eight products whose title or tag starts with the term; empty when the read fails. */
export async function quickSearch(context: Context, term: string): Promise<QuickResult[]> {
  const asked = term.trim().slice(0, 100);
  if (!asked) return [];
  const load = () => fetchQuickSearch(context, asked);
  return cached(context, ['quick', asked.toLowerCase()], load, storefrontSource).catch(
    (error: unknown) => {
      context.log.warn('catalog-quick-search-failed', { error });
      return [];
    },
  );
}

/** Counts without each of the selected groups. A count that fails falls back to the narrowed one. */
const looseCounts = async (context: Context, scope: ListScope, filter: ListFilter) =>
  (
    await Promise.all(
      loosened(filter).map(async (from) => {
        const key = ['facets', JSON.stringify(scope), JSON.stringify(from.filter)];
        const load = () => sourceOf(context).facets(context, scope, from.filter);
        try {
          return { from, facets: await cached(context, key, load) };
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          context.log.warn('catalog-facets-failed', { error });
          return null;
        }
      }),
    )
  ).filter((counts) => counts !== null);

/** Related products. Optional content: empty when the read fails. */
export async function getRecommendations(context: Context, handle: string): Promise<CardProduct[]> {
  if (!isHandle(handle)) return [];
  const load = async () => (await fetchRecommendations(context, handle)).slice(0, 8).map(toCard);
  return cached(context, ['recommendations', handle], load, storefrontSource).catch(
    (error: unknown) => emptyRail(context, 'catalog-recommendations-failed', error),
  );
}

const toCards = ({ products, ...list }: SourceList): ProductList => ({
  ...list,
  products: products.map(toCard),
});

function emptyRail({ log }: Context, event: string, error: unknown): CardProduct[] {
  log.warn(event, { error });
  return [];
}
