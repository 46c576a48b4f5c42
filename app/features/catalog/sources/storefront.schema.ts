/** Schemas of the replies to `storefront.graphql.ts`. */
import * as v from 'valibot';
import { relatedSchema } from '~/services/product-service/product-service.schema';
import { imageSchema, moneySchema, quantityRuleSchema } from '~/services/shopify/common.schema';

const metafield = v.pipe(
  v.nullish(v.object({ value: v.string() }), null),
  v.transform((field) => field?.value || null),
);
/** Those that are not there are null. */
const factFields = v.pipe(
  v.optional(v.array(v.nullable(v.object({ key: v.string(), value: v.string() }))), []),
  v.transform((fields) => fields.filter((one) => one !== null)),
);
const nodes = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.object({ nodes: v.array(item) }),
    v.transform((connection) => connection.nodes),
  );
const seo = v.object({ title: v.nullable(v.string()), description: v.nullable(v.string()) });

const variant = v.object({
  id: v.string(),
  title: v.string(),
  /** Requested for whole products only. */
  sku: v.nullish(v.string(), null),
  barcode: v.nullish(v.string(), null),
  weight: v.nullish(v.number(), null),
  weightUnit: v.optional(v.string(), ''),
  requiresShipping: v.optional(v.boolean(), true),
  availableForSale: v.boolean(),
  currentlyNotInStock: v.boolean(),
  /** Null when the token lacks the scope `unauthenticated_read_product_inventory`. */
  quantityAvailable: v.nullish(v.number(), null),
  quantityRule: quantityRuleSchema,
  price: moneySchema,
  compareAtPrice: v.nullable(moneySchema),
  selectedOptions: v.array(v.object({ name: v.string(), value: v.string() })),
  image: v.nullable(imageSchema),
  preorder: metafield,
  backorder: metafield,
  availableFrom: metafield,
  facts: factFields,
});
export type StorefrontVariant = v.InferOutput<typeof variant>;

const video = v.object({
  alt: v.nullish(v.string()),
  sources: v.optional(
    v.array(
      v.object({ url: v.string(), mimeType: v.string(), height: v.nullish(v.number(), null) }),
    ),
    [],
  ),
  previewImage: v.nullish(v.object({ url: v.string() })),
});

const productSchema = v.object({
  id: v.string(),
  handle: v.string(),
  title: v.string(),
  vendor: v.string(),
  productType: v.string(),
  isGiftCard: v.optional(v.boolean(), false),
  /** Null when the token lacks the scope `unauthenticated_read_product_tags`. */
  tags: v.nullish(v.array(v.string()), []),
  /** Whether a variant is, also one that the reply leaves out. Unlike the stock it needs no scope. */
  availableForSale: v.boolean(),
  descriptionHtml: v.optional(v.string(), ''),
  seo: v.optional(seo, { title: null, description: null }),
  images: nodes(imageSchema),
  /** Media other than hosted videos are empty objects. */
  media: v.optional(nodes(video), { nodes: [] }),
  options: v.array(
    v.object({ name: v.string(), optionValues: v.array(v.object({ name: v.string() })) }),
  ),
  priceRange: v.object({ minVariantPrice: moneySchema, maxVariantPrice: moneySchema }),
  variants: nodes(variant),
  related: v.pipe(
    metafield,
    v.transform((value): unknown => value),
    relatedSchema,
  ),
  finish: metafield,
  rating: metafield,
  ratingCount: metafield,
  facts: factFields,
});
export type StorefrontProduct = v.InferOutput<typeof productSchema>;

const pageInfo = v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string(), null) });
export type PageInfo = v.InferOutput<typeof pageInfo>;

const offered = v.nullish(
  v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      values: v.array(v.object({ label: v.string(), count: v.number(), input: v.string() })),
    }),
  ),
  [],
);
export type OfferedFilter = v.InferOutput<typeof offered>[number];

/** Has nodes only when the walk itself filters by tags and types. */
const walked = v.object({
  pageInfo,
  nodes: v.optional(
    v.array(
      v.object({
        handle: v.string(),
        productType: v.optional(v.string()),
        tags: v.nullish(v.array(v.string()), []),
      }),
    ),
    [],
  ),
});
export type WalkedPage = v.InferOutput<typeof walked>;

export const productData = v.object({ product: v.nullable(productSchema) });

/** Keyed by the aliases `p0`, `p1` … */
export const productsData = v.record(v.string(), v.nullable(productSchema));

export const collectionData = v.object({
  collection: v.nullable(
    v.object({
      handle: v.string(),
      title: v.string(),
      descriptionHtml: v.string(),
      seo,
      products: v.object({ pageInfo, filters: offered, nodes: v.array(productSchema) }),
    }),
  ),
});

export const collectionCursorData = v.object({
  collection: v.nullable(v.object({ products: walked })),
});

export const searchData = v.object({
  search: v.object({
    totalCount: v.number(),
    productFilters: offered,
    pageInfo,
    nodes: v.array(productSchema),
  }),
});

export const searchCursorData = v.object({ search: walked });

export const collectionFacetsData = v.object({
  collection: v.nullable(v.object({ products: v.object({ filters: offered }) })),
});

export const searchFacetsData = v.object({ search: v.object({ productFilters: offered }) });

export const quickSearchData = v.object({ products: nodes(productSchema) });

/** What a metafield refers to: nothing where the field has another meaning than ours. */
const samples = v.object({
  id: v.string(),
  handle: v.string(),
  title: v.string(),
  vendor: v.string(),
  variants: nodes(variant),
});
const sampleReference = v.pipe(
  v.nullish(v.object({ reference: v.fallback(v.nullable(samples), null) }), null),
  v.transform((field) => field?.reference ?? null),
);
export type StorefrontSamples = v.InferOutput<typeof samples>;

export const recommendationsData = v.object({
  product: v.nullish(
    v.object({
      collections: nodes(v.object({ handle: v.string() })),
      sample: sampleReference,
    }),
  ),
  productRecommendations: v.nullish(v.array(productSchema), []),
  complements: v.nullish(v.array(productSchema), []),
});
