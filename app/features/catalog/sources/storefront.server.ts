import type { Context } from '~/platform/context.server';
import { warnOnce } from '~/platform/log/warn-once.server';
import * as replies from '~/services/shopify/replies.generated';
import { isSameValue, splitTag, type FilterKind, type ListFilter } from '../filters';
import { pageSize } from '../page-size';
import type { ListQuery } from '../product-list';
import { isListedType } from '../product';
import { asksForSamples, type Sample } from '../sample';
import {
  toProduct,
  toFacets,
  toSamples,
  toStorefrontFilter,
  hasAllTags,
  collectionSort,
  searchSort,
} from './storefront-mapping';
import type { CatalogueSource, SourceProduct } from './source';
import { cursorBefore, hasNextPage, pageWithTags } from './storefront-walk.server';
import * as documents from './storefront.graphql';
import { productsData, type OfferedFilter } from './storefront.schema';

/** These limit the query cost. 250 is Shopify's maximum for a page. Only the videos of `media` are used. */
const whole = { whole: true, images: 20, media: 250, variants: 250 };
const card = { whole: false, images: 3, variants: 10 };
const variantsOnly = { whole: false, images: 1, variants: 250 };

/** Each alias adds to the query cost. */
const handlesPerCall = 20;
const wholeHandlesPerCall = 8;

export const storefrontSource: CatalogueSource = {
  variesBy: ['currency', 'country'],

  async product(context, handle) {
    const { product } = await context.storefront.query(documents.productByHandle, {
      variables: { handle, ...whole },
      schema: replies.ProductByHandle,
    });
    if (product?.variants.pageInfo?.hasNextPage)
      warnOnce(context, 'variants-left-out', { handle, shown: whole.variants });
    return product && toProduct(product, context);
  },

  async products(context, handles, { everyVariant } = { everyVariant: false }) {
    const amount = everyVariant ? variantsOnly : card;
    const size = everyVariant ? wholeHandlesPerCall : handlesPerCall;
    const parts: string[][] = [];
    for (let at = 0; at < handles.length; at += size) parts.push(handles.slice(at, at + size));
    return (await Promise.all(parts.map((part) => someProducts(context, part, amount)))).flat();
  },

  async collection(context, handle, query) {
    const filter = toStorefrontFilter(query.filter);
    const variables = { handle, filters: filter.filters, ...collectionSort(query.sort) };
    const walk = (tags: boolean) => (step: { first: number; after: string | null }) =>
      context.storefront
        .query(documents.collectionCursor, {
          variables: { ...variables, ...step, tags },
          schema: replies.CollectionCursor,
        })
        .then(({ collection }) => collection?.products ?? null);
    const read = (first: number, after: string | null) =>
      context.storefront
        .query(documents.collectionPage, {
          variables: { ...variables, first, after, ...card },
          schema: replies.CollectionPage,
        })
        .then(({ collection }) => collection);
    const walked = async () => {
      const [collection, list] = await Promise.all([
        read(1, null),
        filter.impossible ? nothing : manyTags(context, query, walk(true)),
      ]);
      if (!collection) return null;
      const { products, ...about } = collection;
      return { ...about, ...list, facets: toFacets(products.filters) };
    };
    if (filter.impossible || filter.rest.length > 0) return walked();
    const after = await cursorBefore(query, (step) =>
      walk(false)(step).then((products) => products?.pageInfo ?? null),
    );
    // Past the end, the cursor is null, so the first page is read for title and description.
    const collection = await read(pageSize, after.cursor);
    if (!collection) return null;
    const { products, ...about } = collection;
    if (isLeftOut(query, products.filters, products.nodes)) return walked();
    return {
      ...about,
      products: after.pastEnd ? [] : products.nodes.map((node) => toProduct(node, context)),
      count: null,
      hasNext: hasNextPage(query, after, products.pageInfo),
      facets: toFacets(products.filters),
    };
  },

  async search(context, term, query) {
    const filter = toStorefrontFilter(query.filter);
    const variables = { term, filters: filter.filters, ...searchSort(query.sort) };
    const walk = (tags: boolean) => (step: { first: number; after: string | null }) =>
      context.storefront
        .query(documents.searchCursor, {
          variables: { ...variables, ...step, tags },
          schema: replies.SearchCursor,
        })
        .then(({ search }) => search);
    const read = (first: number, after: string | null) =>
      context.storefront
        .query(documents.searchPage, {
          variables: { ...variables, first, after, ...card },
          schema: replies.SearchPage,
        })
        .then(({ search }) => search);
    const walked = async () => {
      const [search, list] = await Promise.all([
        read(1, null),
        filter.impossible ? nothing : manyTags(context, query, walk(true)),
      ]);
      return { ...list, facets: toFacets(search.productFilters) };
    };
    if (filter.impossible || filter.rest.length > 0) return walked();
    const after = await cursorBefore(query, (step) =>
      walk(false)(step).then(({ pageInfo }) => pageInfo),
    );
    const search = await read(pageSize, after.cursor);
    const nodes = search.nodes.filter((node) => node !== null);
    if (isLeftOut(query, search.productFilters, nodes)) return walked();
    return {
      products: after.pastEnd ? [] : nodes.map((node) => toProduct(node, context)),
      count: search.totalCount,
      hasNext: hasNextPage(query, after, search.pageInfo),
      facets: toFacets(search.productFilters),
    };
  },

  async facets(context, scope, filter) {
    const { filters } = toStorefrontFilter(filter);
    if ('term' in scope) {
      const { search } = await context.storefront.query(documents.searchFacets, {
        variables: { term: scope.term, filters },
        schema: replies.SearchFacets,
      });
      return toFacets(search.productFilters);
    }
    const { collection } = await context.storefront.query(documents.collectionFacets, {
      variables: { handle: scope.collection, filters },
      schema: replies.CollectionFacets,
    });
    return toFacets(collection?.products.filters ?? []);
  },
};

const nothing = { products: [], count: 0, hasNext: false };

/**
 * True if Shopify ignored a filter, because Search & Discovery doesn't offer it. All pages of a list offer the same
 * filters, so the result is the same for all pages. Lists of more than 5,000 products offer no filters, so the products
 * themselves are compared with the filter. A product without tags matches any tag, because the token may be unable to
 * read tags.
 */
const isLeftOut = (
  { filter }: ListQuery,
  offered: readonly OfferedFilter[],
  nodes: { productType: string; tags?: string[] | undefined }[],
): boolean =>
  lacksFilter(filter, offered) ||
  nodes.some(
    ({ productType, tags = [] }) =>
      !hasOneOfTypes(productType, filter) || (tags.length > 0 && !hasAllTags(tags, filter.tags)),
  );

function lacksFilter(filter: ListFilter, offered: readonly OfferedFilter[]): boolean {
  if (offered.length === 0) return false;
  const facets = toFacets(offered);
  const lacks = (kind: FilterKind) => filter[kind].length > 0 && facets[kind].length === 0;
  return lacks('types') || lacks('tags');
}

const hasOneOfTypes = (productType: string, { types }: ListFilter): boolean =>
  types.every((group) => group.some((type) => isSameValue(type, productType)));

/** Filters while following the cursors, then reads the products by handle. */
async function manyTags(
  context: Context,
  query: ListQuery,
  walk: Parameters<typeof pageWithTags>[2],
) {
  const typed = async (step: Parameters<typeof walk>[0]) => {
    const page = await walk(step);
    return (
      page && {
        ...page,
        nodes: page.nodes?.filter((node) => hasOneOfTypes(node?.productType ?? '', query.filter)),
      }
    );
  };
  const { handles, ...list } = await pageWithTags(query, query.filter.tags, typed);
  return { ...list, products: await knownProducts(context, handles) };
}

const knownProducts = async (context: Context, handles: string[]): Promise<SourceProduct[]> =>
  handles.length > 0
    ? (await someProducts(context, handles)).filter((product) => product !== null)
    : [];

async function someProducts(
  context: Context,
  handles: string[],
  amount = card,
): Promise<(SourceProduct | null)[]> {
  const handleVariables = Object.fromEntries(handles.map((handle, slot) => [`h${slot}`, handle]));
  const found = await context.storefront.query(documents.productsByHandles(handles.length), {
    variables: { ...handleVariables, ...amount },
    schema: productsData,
  });
  return handles.map((_, slot) => {
    const product = found[`p${slot}`];
    return product ? toProduct(product, context) : null;
  });
}

export interface ProductRelations {
  related: SourceProduct[];
  complements: SourceProduct[];
  collections: string[];
  samples: Sample[];
}

/** Queries by handle, so that the query can run in parallel with the product's query. Throws Unavailable. */
export async function fetchProductRelations(
  context: Context,
  handle: string,
): Promise<ProductRelations> {
  const { product, productRecommendations, complements } = await context.storefront.query(
    documents.recommendations,
    { variables: { handle, ...card }, schema: replies.Recommendations },
  );
  // Null if the metafield is missing or doesn't refer to a product.
  const samples = product?.sample?.reference;
  return {
    related: (productRecommendations ?? []).map((one) => toProduct(one, context)),
    complements: (complements ?? []).map((one) => toProduct(one, context)),
    collections: product?.collections.nodes.map((one) => one.handle) ?? [],
    samples: samples ? toSamples(samples, context.market) : [],
  };
}

/** Length of short lists. Queries read more products, because the lists leave out samples and gift wrapping. */
const maxShort = 8;

/** At most eight. Throws Unavailable. */
export async function fetchBestSellers(context: Context): Promise<SourceProduct[]> {
  const { products } = await context.storefront.query(documents.bestSellers, {
    variables: card,
    schema: replies.BestSellers,
  });
  return products.nodes
    .filter(({ productType }) => isListedType(productType))
    .slice(0, maxShort)
    .map((one) => toProduct(one, context));
}

/** Escapes Shopify's search syntax. */
const escapeTerm = (term: string) => term.replace(/[\\:()"*\s]/g, '\\$&');

/** At most eight products whose title or tag starts with the term. Throws Unavailable. */
export async function fetchQuickSearch(context: Context, term: string): Promise<SourceProduct[]> {
  const start = escapeTerm(term);
  const { products } = await context.storefront.query(documents.quickSearch, {
    variables: { query: `title:${start}* OR tag:${start}*`, ...card },
    schema: replies.QuickSearch,
  });
  return products.nodes
    .filter(({ productType }) => asksForSamples(term) || isListedType(productType))
    .slice(0, maxShort)
    .map((one) => toProduct(one, context));
}

const plainCode = (code: string) => code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** At most ten products whose SKU or barcode starts with `code`, exact matches first. Throws Unavailable. */
export async function fetchProductsByCode(
  context: Context,
  code: string,
): Promise<SourceProduct[]> {
  const { predictiveSearch } = await context.storefront.query(documents.productsByCode, {
    variables: { code, ...card },
    schema: replies.ProductsByCode,
  });
  const start = plainCode(code);
  const found = (predictiveSearch?.products ?? []).map((product) => ({
    product,
    codes: product.codes.nodes.flatMap(({ sku, barcode }) =>
      [sku, barcode].map((one) => plainCode(one ?? '')),
    ),
  }));
  const exact = found.filter(({ codes }) => codes.includes(start));
  const others = found.filter(
    ({ codes }) => !codes.includes(start) && codes.some((one) => one.startsWith(start)),
  );
  return [...exact, ...others].map(({ product }) => toProduct(product, context));
}

/** Types, tags, collections and 250 titles, for spelling corrections. Throws Unavailable. */
export async function fetchCatalogNames(context: Context): Promise<string[]> {
  const { productTypes, productTags, collections, products } = await context.storefront.query(
    documents.catalogNames,
    { schema: replies.CatalogNames },
  );
  return [
    ...productTypes.edges.map(({ node }) => node),
    ...(productTags?.edges ?? []).map(({ node }) => splitTag(node).label),
    ...collections.nodes.map(({ title }) => title),
    ...products.nodes.map(({ title }) => title),
  ];
}
