/** The catalogue from the operator's product service. contracts §4.2-4.7. */
import {
  fetchCollection,
  fetchProduct,
  fetchProducts,
  fetchSearch,
} from '~/services/product-service/product-service.server';
import { pageSize, type ListQuery } from '../list';
import { toProduct } from './from-product-service';
import type { CatalogueSource } from './source';

const page = ({ pageNo, sort }: ListQuery) => ({ take: pageSize, skip: pageSize * pageNo, sort });

/** `..` would climb out of the service's path, however it is escaped. */
const isPathStep = (term: string) => term === '.' || term === '..';

export const productServiceSource: CatalogueSource = {
  pricedBy: () => '',

  async product(context, handle) {
    const found = await fetchProduct(context, handle);
    return found && toProduct(found, context.market.currency);
  },

  async products(context, handles) {
    const found = await fetchProducts(context, handles);
    return found.map((product) => toProduct(product, context.market.currency));
  },

  async collection(context, handle, query) {
    const found = await fetchCollection(context, handle, page(query));
    if (!found) return null;
    const { title_tag, description_tag } = found.metafields.global;
    return {
      handle,
      title: found.title,
      descriptionHtml: found.body_html,
      seo: { title: title_tag ?? null, description: description_tag ?? null },
      ...toList(
        found.products.map((item) => toProduct(item, context.market.currency)),
        query,
        found.facets?.count,
      ),
    };
  },

  async search(context, term, query) {
    const found = isPathStep(term) ? null : await fetchSearch(context, term, page(query));
    const products = (found?.products ?? []).map((item) =>
      toProduct(item, context.market.currency),
    );
    return toList(products, query, found?.facets.count ?? 0);
  },
};

/** A service that does not count may have more as long as its pages are full. */
const toList = <T>(products: T[], { pageNo }: ListQuery, count: number | undefined) => ({
  products,
  count: count ?? null,
  hasNext: count === undefined ? products.length === pageSize : count > pageSize * (pageNo + 1),
});
