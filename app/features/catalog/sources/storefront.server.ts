/** The catalogue from the commerce backend, for shops without a product service. contracts §4.9. */
import type { Context } from '~/platform/context.server';
import { storefront } from '~/services/storefront/storefront.server';
import { pageSize } from '../list';
import type { Product } from '../product';
import { toProduct } from './from-storefront';
import type { CatalogueSource } from './source';
import { collectionSort, searchSort } from './storefront-sort';
import { cursorBefore } from './storefront-walk.server';
import * as documents from './storefront.graphql';
import * as wire from './storefront-wire';

/** How much of a product is asked for. The page's limits are the API's cheap ones, not Shopify's own. */
const whole = { whole: true, images: 20, variants: 100 };
const card = { whole: false, images: 3, variants: 10 };

/** Aliases per request, contracts §4.9. */
const handlesPerCall = 20;

export const storefrontSource: CatalogueSource = {
  pricedBy: ({ market }) => market.country,

  async product(context, handle) {
    const { product } = await storefront(context, {
      document: documents.productByHandle,
      variables: { handle, ...whole },
      schema: wire.productData,
      kind: 'read',
      operation: 'product',
    });
    return product && toProduct(product);
  },

  async products(context, handles) {
    const parts: string[][] = [];
    for (let at = 0; at < handles.length; at += handlesPerCall) {
      parts.push(handles.slice(at, at + handlesPerCall));
    }
    return (await Promise.all(parts.map((part) => someProducts(context, part)))).flat();
  },

  async collection(context, handle, query) {
    const variables = { handle, ...collectionSort(query.sort) };
    const after = await cursorBefore(query, (step) =>
      storefront(context, {
        document: documents.collectionCursor,
        variables: { ...variables, ...step },
        schema: wire.collectionCursorData,
        kind: 'read',
        operation: 'collection',
      }).then(({ collection }) => collection?.products.pageInfo ?? null),
    );
    const { collection } = await storefront(context, {
      document: documents.collectionPage,
      // Past the end the first page is read all the same, for the collection's own name and text.
      variables: { ...variables, first: pageSize, after: after.cursor, ...card },
      schema: wire.collectionData,
      kind: 'read',
      operation: 'collection',
    });
    if (!collection) return null;
    const { products, ...about } = collection;
    const list = { products: products.nodes.map(toProduct), count: null };
    return after.pastEnd
      ? { ...about, products: [], count: null, hasNext: false }
      : { ...about, ...list, hasNext: products.pageInfo.hasNextPage };
  },

  async search(context, term, query) {
    const variables = { term, ...searchSort(query.sort) };
    const after = await cursorBefore(query, (step) =>
      storefront(context, {
        document: documents.searchCursor,
        variables: { ...variables, ...step },
        schema: wire.searchCursorData,
        kind: 'read',
        operation: 'search',
      }).then(({ search }) => search.pageInfo),
    );
    const { search } = await storefront(context, {
      document: documents.searchPage,
      variables: { ...variables, first: pageSize, after: after.cursor, ...card },
      schema: wire.searchData,
      kind: 'read',
      operation: 'search',
    });
    const products = after.pastEnd ? [] : search.nodes.map(toProduct);
    return {
      products,
      count: search.totalCount,
      hasNext: !after.pastEnd && search.pageInfo.hasNextPage,
    };
  },
};

async function someProducts(context: Context, handles: string[]): Promise<Product[]> {
  const named = Object.fromEntries(handles.map((handle, slot) => [`h${slot}`, handle]));
  const found = await storefront(context, {
    document: documents.productsByHandles(handles.length),
    variables: { ...named, ...card },
    schema: wire.productsData,
    kind: 'read',
    operation: 'product',
  });
  return handles.flatMap((_, slot) => {
    const product = found[`p${slot}`];
    return product ? [toProduct(product)] : [];
  });
}

/**
 * Products that go with this one, in the backend's order. Throws Unavailable. spec §7.
 * Asked by handle, so that a product page need not wait for the product's id.
 */
export async function fetchRecommendations(context: Context, handle: string): Promise<Product[]> {
  const { productRecommendations } = await storefront(context, {
    document: documents.recommendations,
    variables: { handle, ...card },
    schema: wire.recommendationsData,
    kind: 'read',
    operation: 'productRecommendations',
  });
  return productRecommendations.map(toProduct);
}
