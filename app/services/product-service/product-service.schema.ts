/**
 * Schemas of the product service's replies. Tolerant, because services differ: numbers may be strings,
 * keys may be missing, lists may be JSON or comma-separated text. But id, handle, title and price are
 * required.
 */
import * as v from 'valibot';

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite());
const digits = v.pipe(v.union([v.number(), v.string()]), v.transform(String), v.digits());
const text = v.optional(v.nullable(v.string()), null);
const words = v.pipe(
  text,
  v.transform((value) => value ?? ''),
);
/** A code may be a string or a number. */
const code = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => (value === null ? null : String(value))),
);
const listOf = <T>(item: v.GenericSchema<unknown, T>) => v.nullish(v.array(item), []);

const tags = v.pipe(
  v.nullish(v.union([v.array(v.string()), v.string()]), []),
  v.transform((value) => (typeof value === 'string' ? value.split(',') : value)),
  v.transform((list) => list.map((tag) => tag.trim()).filter(Boolean)),
);

const image = v.object({
  id: v.optional(v.nullable(digits), null),
  src: v.string(),
  alt: words,
  width: v.optional(v.nullable(number), null),
  height: v.optional(v.nullable(number), null),
});

const variant = v.object({
  id: digits,
  admin_graphql_api_id: v.optional(v.string()),
  title: words,
  sku: code,
  price: number,
  compare_at_price: v.optional(v.nullable(number), null),
  option1: text,
  option2: text,
  option3: text,
  inventory_quantity: v.optional(number, 0),
  inventory_policy: v.pipe(
    words,
    v.transform((policy) => (policy.toUpperCase() === 'CONTINUE' ? 'CONTINUE' : 'DENY')),
  ),
  available: v.optional(v.boolean(), true),
  backorder_message: text,
  preorder_message: text,
  image_id: v.optional(v.nullable(digits), null),
});

const yes = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.transform((value) => value === true || value === 'true'),
);

/** An entry of `PRP.related`, here and in the Storefront API's metafield. */
const related = v.object({ handle: v.string(), color: v.optional(v.string(), ''), hidden: yes });

/** `PRP.related`, as a list or as JSON text. Unreadable text counts as an empty list. */
export const relatedSchema = v.fallback(
  v.pipe(
    v.nullish(v.union([v.pipe(v.string(), v.parseJson()), v.array(v.unknown())]), []),
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((item) => (v.is(related, item) ? [v.parse(related, item)] : [])),
    ),
  ),
  [],
);

const seo = v.optional(v.object({ title_tag: text, description_tag: text }), {});

const metafields = v.optional(
  v.object({
    finish: v.optional(v.object({ colorName: text }), {}),
    global: seo,
    PRP: v.optional(v.object({ related: relatedSchema }), {}),
  }),
  {},
);

/** Files of a video, in the form of Shopify's theme API; without them there is only `src`. */
const videoFiles = listOf(
  v.object({ url: v.string(), mime_type: words, height: v.nullish(number, null) }),
);

export const productSchema = v.object({
  id: digits,
  admin_graphql_api_id: v.optional(v.string()),
  title: v.string(),
  handle: v.string(),
  vendor: words,
  product_type: words,
  body_html: words,
  tags,
  image: v.optional(v.nullable(image), null),
  images: listOf(image),
  media: v.fallback(
    listOf(
      v.object({
        media_type: words,
        src: text,
        alt: words,
        preview_src: text,
        sources: videoFiles,
      }),
    ),
    [],
  ),
  options: listOf(v.object({ name: v.string(), values: listOf(v.string()) })),
  on_sale: v.optional(v.boolean()),
  min_price: number,
  max_price: v.optional(v.nullable(number), null),
  min_compare_at_price: v.optional(v.nullable(number), null),
  compare_at_min_price: v.optional(v.nullable(number), null),
  variants: listOf(variant),
  metafields,
});
export type ServiceProduct = v.InferOutput<typeof productSchema>;

/** Reply of `/handle/{handle}`: the product itself, or wrapped in `product`. */
export const productReply = v.union([
  productSchema,
  v.pipe(
    v.object({ product: productSchema }),
    v.transform(({ product }) => product),
  ),
]);

export const productsReply = v.array(productSchema);

const counted = listOf(v.object({ value: v.string(), count: number }));
const facets = v.object({
  count: number,
  types: counted,
  tags: counted,
  /** Hundredths of the requested currency. */
  price: v.fallback(v.nullish(v.object({ min: number, max: number }), null), null),
});
export type ServiceFacets = v.InferOutput<typeof facets>;

export const searchReply = v.object({ products: v.array(productSchema), facets });

export const collectionReply = v.object({
  products: v.array(productSchema),
  handle: v.optional(v.string()),
  title: v.string(),
  body_html: words,
  metafields: v.optional(v.object({ global: seo }), {}),
  facets: v.optional(facets),
});
export type WireCollection = v.InferOutput<typeof collectionReply>;
export type WireSearch = v.InferOutput<typeof searchReply>;
