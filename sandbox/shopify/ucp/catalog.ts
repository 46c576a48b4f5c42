import * as v from 'valibot';
import type { World } from '../../world/world';
import { currencyOf } from '../storage/markets';
import {
  detailView,
  PRODUCT_FRAGMENT,
  productView,
  variantView,
  type FoundProduct,
  type FoundVariant,
} from './catalog-view';
import { context, countryOf } from './context';
import { failure, notFound, type Message } from './outcome';
import { envelope } from './profile';
import { major, query } from './storefront';

const SEARCH = `#graphql
  query Search($query: String!, $filters: [ProductFilter!], $first: Int!, $after: String, $country: CountryCode)
  @inContext(country: $country) {
    search(query: $query, productFilters: $filters, first: $first, after: $after, types: [PRODUCT], unavailableProducts: LAST) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { ...Product }
    }
  }
  ${PRODUCT_FRAGMENT}
`;

const NODES = `#graphql
  query Nodes($ids: [ID!]!, $country: CountryCode) @inContext(country: $country) {
    nodes(ids: $ids) {
      __typename
      ... on Product { ...Product }
      ... on ProductVariant { id product { ...Product } }
    }
  }
  ${PRODUCT_FRAGMENT}
`;

const searchCapability = 'dev.ucp.shopping.catalog.search';
const lookupCapability = 'dev.ucp.shopping.catalog.lookup';

const amount = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

export const searchArguments = v.object({
  query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  context,
  filters: v.optional(
    v.object({
      price: v.optional(v.object({ min: amount, max: amount })),
      availability: v.optional(v.array(v.string())),
      categories: v.optional(v.array(v.string())),
    }),
  ),
  pagination: v.optional(
    v.object({
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10),
      cursor: v.optional(v.string()),
    }),
  ),
});

const mostResults = 50;

type Found = {
  search: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: FoundProduct[];
  };
};

export async function searchCatalog(world: World, args: v.InferOutput<typeof searchArguments>) {
  const { filters = {}, pagination = { limit: 10 } } = args;
  const country = countryOf(args.context);
  const currency = currencyOf(country);
  const { price, availability, categories = [] } = filters;
  const of = (value: number | undefined) => value && major(value, currency);
  const asked = [
    ...(price ? [{ price: { min: of(price.min), max: of(price.max) } }] : []),
    ...(availability ? [{ available: availability.includes('in_stock') }] : []),
    ...categories.map((productType) => ({ productType })),
  ];
  const { search } = await query<Found>(world, SEARCH, {
    query: args.query,
    filters: asked,
    first: Math.min(pagination.limit, mostResults),
    after: pagination.cursor ?? null,
    country,
  });
  const { hasNextPage, endCursor } = search.pageInfo;
  return {
    ucp: envelope(searchCapability),
    products: search.nodes.map((product) => productView(world, product)),
    pagination: {
      has_next_page: hasNextPage,
      ...(hasNextPage && endCursor && { cursor: endCursor }),
      total_count: search.totalCount,
    },
  };
}

type Node =
  | ({ __typename: 'Product' } & FoundProduct)
  | { __typename: 'ProductVariant'; id: string; product: FoundProduct }
  | null;

type Resolved = { id: string; product: FoundProduct; variant?: FoundVariant };

const isGid = (id: string) => /^gid:\/\/shopify\/(?:Product|ProductVariant)\/\d{1,16}$/.test(id);

async function resolve(world: World, ids: string[], country: string): Promise<Resolved[]> {
  const known = [...new Set(ids)].filter(isGid);
  if (known.length === 0) return [];
  const { nodes } = await query<{ nodes: Node[] }>(world, NODES, { ids: known, country });
  return nodes.flatMap((node, at): Resolved[] => {
    const id = known[at]!;
    if (!node) return [];
    if (node.__typename === 'Product') return [{ id, product: node }];
    const variant = node.product.variants.nodes.find((one) => one.id === id);
    return variant ? [{ id, product: node.product, variant }] : [];
  });
}

export const lookupArguments = v.object({
  ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(mostResults)),
  context,
});

/** Each variant lists the requested IDs that found it (`inputs`). */
export async function lookupCatalog(world: World, args: v.InferOutput<typeof lookupArguments>) {
  const found = await resolve(world, args.ids, countryOf(args.context));
  const products = new Map<string, { product: FoundProduct; variants: Map<string, object> }>();
  for (const { id, product, variant } of found) {
    const { nodes } = product.variants;
    const shown = variant ?? nodes.find((one) => one.availableForSale) ?? nodes[0]!;
    const known = products.get(product.id) ?? { product, variants: new Map<string, object>() };
    const { inputs = [] } = (known.variants.get(shown.id) ?? {}) as { inputs?: object[] };
    known.variants.set(shown.id, {
      ...variantView(world, product, shown),
      inputs: [...inputs, { id, match: variant ? 'exact' : 'featured' }],
    });
    products.set(product.id, known);
  }
  const missing = [...new Set(args.ids)].filter((id) => !found.some((one) => one.id === id));
  const messages = missing.map((id): Message => ({ type: 'info', code: 'not_found', content: id }));
  return {
    ucp: envelope(lookupCapability),
    products: [...products.values()].map(({ product, variants }) => ({
      ...productView(world, product),
      variants: [...variants.values()],
    })),
    ...(messages.length > 0 && { messages }),
  };
}

export const productArguments = v.object({
  id: v.string(),
  selected: v.optional(v.array(v.object({ name: v.string(), label: v.string() })), []),
  preferences: v.optional(v.array(v.string()), []),
  context,
});

export async function getProduct(world: World, args: v.InferOutput<typeof productArguments>) {
  const [found] = await resolve(world, [args.id], countryOf(args.context));
  if (!found) return failure(world, lookupCapability, [notFound(`Product not found: ${args.id}`)]);
  return { ucp: envelope(lookupCapability), product: detailView(world, found, args) };
}
