/**
 * Services differ: numbers may be strings, keys may be missing, and lists may be JSON or comma-separated text. Only id,
 * handle, title and price are required.
 */
import * as v from 'valibot';

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite());
/** In major units. Empty text counts as missing, not as 0. */
const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.finite(),
  v.minValue(0),
);
const optionalAmount = v.fallback(v.nullish(amount, null), null);
const optionalNumber = v.fallback(v.nullish(number, null), null);
const digits = v.pipe(v.union([v.number(), v.string()]), v.transform(String), v.digits());
const text = v.optional(v.nullable(v.string()), null);
const words = v.pipe(
  text,
  v.transform((value) => value ?? ''),
);
const code = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => (value === null ? null : String(value))),
);
const listOf = <T>(item: v.GenericSchema<unknown, T>) => v.nullish(v.array(item), []);
const validOnly = <T>(item: v.GenericSchema<unknown, T>) =>
  v.transform((list: unknown[]) =>
    list.flatMap((one) => {
      const { success, output } = v.safeParse(item, one);
      return success ? [output] : [];
    }),
  );

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

/** In the format of Liquid's `swatch` object. An invalid swatch is null. */
const valueSwatch = v.fallback(
  v.nullable(
    v.object({
      color: text,
      image: v.optional(v.nullable(v.object({ src: v.string() })), null),
    }),
  ),
  null,
);

/** By currency code (ISO 4217, upper case). An invalid price is null. */
const prices = v.fallback(
  v.pipe(
    v.nullish(
      v.record(
        v.string(),
        v.fallback(v.nullable(v.object({ price: amount, compare_at_price: optionalAmount })), null),
      ),
      {},
    ),
    v.transform((list) =>
      Object.fromEntries(
        Object.entries(list)
          .map(([code, price]) => [code.trim().toUpperCase(), price] as const)
          .filter(([code]) => /^[A-Z]{3}$/.test(code)),
      ),
    ),
  ),
  {},
);

const hasPrices = (entries: object) => Object.keys(entries).length > 0;

/** Numbers count as text, objects as JSON. */
const fieldsByKey = v.fallback(
  v.pipe(
    v.nullish(v.record(v.string(), v.unknown()), {}),
    v.transform((fields) =>
      Object.entries(fields).map(([key, value]) => ({
        key,
        value: typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value),
      })),
    ),
  ),
  [],
);
const factFields = v.fallback(v.optional(v.object({ facts: fieldsByKey })), undefined);

const variantFields = v.object({
  id: digits,
  admin_graphql_api_id: v.nullish(v.string()),
  title: words,
  sku: code,
  barcode: code,
  grams: optionalNumber,
  requires_shipping: v.fallback(v.nullish(v.boolean(), true), true),
  requires_components: v.fallback(v.nullish(v.boolean(), false), false),
  has_price_breaks: v.fallback(v.nullish(v.boolean(), false), false),
  price: optionalAmount,
  compare_at_price: optionalAmount,
  prices,
  option1: text,
  option2: text,
  option3: text,
  inventory_quantity: v.nullish(number, 0),
  inventory_policy: v.pipe(
    words,
    v.transform((policy) => (policy.toUpperCase() === 'CONTINUE' ? 'CONTINUE' : 'DENY')),
  ),
  available: v.nullish(v.boolean(), true),
  backorder_message: text,
  preorder_message: text,
  available_from: v.fallback(text, null),
  metafields: factFields,
  image_id: v.optional(v.nullable(digits), null),
});

const variant = v.pipe(
  variantFields,
  v.check(({ price, prices }) => price !== null || hasPrices(prices), 'No price'),
);

const yes = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()]), false),
  v.transform((value) => value === true || value === 'true'),
);

const related = v.object({ handle: v.string(), color: v.nullish(v.string(), ''), hidden: yes });

/** A list or JSON text. Invalid text becomes an empty list. */
export const relatedSchema = v.fallback(
  v.pipe(
    v.nullish(v.union([v.pipe(v.string(), v.parseJson()), v.array(v.unknown())]), []),
    v.array(v.unknown()),
    validOnly(related),
  ),
  [],
);

const seo = v.nullish(v.object({ title_tag: text, description_tag: text }), {});

const metafields = v.nullish(
  v.object({
    finish: v.nullish(v.object({ colorName: text }), {}),
    global: seo,
    facts: fieldsByKey,
    reviews: v.fallback(
      v.optional(v.object({ rating: v.unknown(), rating_count: v.unknown() })),
      undefined,
    ),
    PRP: v.nullish(v.object({ related: relatedSchema }), {}),
  }),
  {},
);

/** Video files in the format of Shopify's theme API. Without files, `src` is used. */
const videoFiles = listOf(
  v.object({ url: v.string(), mime_type: words, height: v.nullish(number, null) }),
);

const productFields = v.object({
  id: digits,
  admin_graphql_api_id: v.nullish(v.string()),
  title: v.string(),
  handle: v.string(),
  vendor: words,
  product_type: words,
  gift_card: v.fallback(yes, false),
  requires_selling_plan: v.fallback(yes, false),
  /** Only whether the list is empty matters: plans and their prices come from Shopify. */
  selling_plan_groups: v.fallback(listOf(v.unknown()), []),
  body_html: words,
  /** 'active', 'draft' or 'archived'; '' if the service doesn't send it. */
  status: v.pipe(
    v.fallback(words, ''),
    v.transform((status) => status.trim().toLowerCase()),
  ),
  /** Null if unpublished; undefined if the service doesn't send it. */
  published_at: v.fallback(v.optional(v.nullable(v.string())), undefined),
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
  options: listOf(
    v.object({
      name: v.string(),
      values: listOf(v.string()),
      swatches: v.fallback(v.optional(v.array(valueSwatch), []), []),
    }),
  ),
  /** In the requested currency. */
  on_sale: v.fallback(v.nullish(v.boolean(), null), null),
  min_price: optionalAmount,
  max_price: optionalAmount,
  min_compare_at_price: optionalAmount,
  compare_at_min_price: optionalAmount,
  max_compare_at_price: optionalAmount,
  compare_at_max_price: optionalAmount,
  prices,
  /** Includes variants that lists omit. */
  total_stock: optionalNumber,
  variants: listOf(variant),
  metafields,
});

export const productSchema = v.pipe(
  productFields,
  v.check(({ min_price, prices }) => min_price !== null || hasPrices(prices), 'No price'),
);
export type ServiceProduct = v.InferOutput<typeof productSchema>;

/** Reply of `/handle/{handle}`: the product, or `{ product }`. */
export const productReply = v.union([
  productSchema,
  v.pipe(
    v.object({ product: productSchema }),
    v.transform(({ product }) => product),
  ),
]);

/** See `readProducts`. */
export const productsReply = v.array(v.unknown());

const counted = v.pipe(
  listOf(v.unknown()),
  validOnly(v.object({ value: v.pipe(v.string(), v.regex(/\S/)), count: number })),
);
const facets = v.object({
  count: number,
  types: counted,
  tags: counted,
  /** In hundredths of the requested currency. */
  price: v.fallback(v.nullish(v.object({ min: number, max: number }), null), null),
  /** Our extension of the service's format. Null if the service can't filter by availability. */
  available: v.fallback(v.nullish(number, null), null),
});
export type ServiceFacets = v.InferOutput<typeof facets>;

export const searchReply = v.object({ products: productsReply, facets });

export const collectionReply = v.object({
  products: productsReply,
  title: v.string(),
  body_html: words,
  metafields: v.nullish(v.object({ global: seo }), {}),
  facets: v.nullish(facets),
});
