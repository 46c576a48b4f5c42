import {
  fetchCollection,
  fetchProduct,
  fetchProducts,
  fetchSearch,
  readProducts,
} from '~/services/product-service/product-service.server';
import type { Context } from '~/platform/context.server';
import type { ServiceFacets } from '~/services/product-service/product-service.schema';
import { noFacets } from '../facets';
import type { ListFilter } from '../filters';
import { pageSize } from '../page-size';
import type { ListQuery } from '../product-list';
import { toProduct, filterClauses, textOrNull, toFacets } from './product-service-mapping';
import type { CatalogueSource, SourceList, SourceProduct } from './source';

const page = ({ pageNo, sort, filter }: ListQuery) => ({
  take: pageSize,
  skip: pageSize * pageNo,
  sort,
  query: filterClauses(filter),
});

const countsOf = (filter: ListFilter) => ({
  take: 1,
  skip: 0,
  sort: null,
  query: filterClauses(filter),
});

/** These segments would change the URL, even escaped. */
const isPathStep = (term: string) => term === '.' || term === '..';

export const productServiceSource: CatalogueSource = {
  variesBy: ['currency'],

  async product(context, handle) {
    const found = await fetchProduct(context, handle);
    const product = found && toProduct(found, context);
    // A product without variants can't be bought, whatever its total stock.
    return product?.variants.length === 0 ? { ...product, soldOut: true } : product;
  },

  async products(context, handles) {
    const found = toProducts(await fetchProducts(context, handles), context);
    const byHandle = new Map(found.map((product) => [product.handle.toLowerCase(), product]));
    return handles.map((handle) => byHandle.get(handle.toLowerCase()) ?? null);
  },

  async collection(context, handle, query) {
    const found = await fetchCollection(context, handle, page(query));
    if (!found) return null;
    const { title_tag, description_tag } = found.metafields.global;
    return {
      handle,
      title: found.title,
      descriptionHtml: found.body_html,
      seo: { title: textOrNull(title_tag), description: textOrNull(description_tag) },
      ...toList(found, query, context),
    };
  },

  async search(context, term, query) {
    if (isPathStep(term)) return { products: [], count: 0, hasNext: false, facets: noFacets };
    return toList(await fetchSearch(context, term, page(query)), query, context);
  },

  async facets(context, scope, filter) {
    const list = countsOf(filter);
    const found =
      'collection' in scope
        ? await fetchCollection(context, scope.collection, list)
        : await fetchSearch(context, scope.term, list);
    return toFacets(found?.facets);
  },
};

const toProducts = (products: unknown[], context: Context): SourceProduct[] =>
  readProducts(context, products).flatMap((product) => toProduct(product, context) ?? []);

/** Without a count, a full page may have a next page. An empty page has none, even if the count is higher. */
const toList = (
  { products, facets }: { products: unknown[]; facets?: ServiceFacets | null | undefined },
  { pageNo }: ListQuery,
  context: Context,
): SourceList => ({
  products: toProducts(products, context),
  count: facets?.count ?? null,
  hasNext:
    products.length > 0 &&
    (facets ? facets.count > pageSize * (pageNo + 1) : products.length === pageSize),
  facets: toFacets(facets),
});
