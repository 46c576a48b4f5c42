import * as v from 'valibot';
import { validEmail } from '~/platform/http/email-field';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
const handle = v.pipe(v.string(), v.regex(/^[^\s/?#]{1,255}$/));
const price = v.pipe(v.number(), v.finite(), v.minValue(0));

/**
 * The ASCII check must precede lower-casing: lower-casing turns the Kelvin sign into a k, and the resulting address may
 * belong to another person.
 */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.regex(/^[!-~]+$/),
  v.toLowerCase(),
  validEmail(),
);

/** Prices in major units. */
const product = v.strictObject({
  id: text,
  /** The gid's digits. */
  productId: v.union([v.pipe(v.string(), v.digits()), v.pipe(v.number(), v.integer())]),
  productHandle: handle,
  title: text,
  minPrice: price,
  maxPrice: price,
  imageSrc: v.string(),
  vendor: v.string(),
});
export type WishlistProduct = v.InferOutput<typeof product>;

const meta = v.union([
  v.strictObject({ metaBody: v.record(v.string(), v.unknown()) }),
  v.strictObject({}),
]);

const wishlistId = v.pipe(v.string(), v.uuid());

/** A request for a new list has neither email nor id. */
const owner = { email: v.optional(email), wishlistId: v.optional(wishlistId) };

/** Strict, because only this client sends these events. */
export const wishlistEvent = v.variant('eventType', [
  v.strictObject({ eventType: v.literal('wishlist/add'), event: product, meta, ...owner }),
  v.strictObject({
    eventType: v.literal('wishlist/remove'),
    // Only the handle is checked, so that a product with invalid fields can be removed.
    event: v.looseObject({ productHandle: handle }),
    meta,
    ...owner,
  }),
  v.strictObject({
    eventType: v.literal('email/add'),
    event: v.strictObject({}),
    meta,
    email,
    wishlistId: v.optional(wishlistId),
  }),
]);
export type WishlistEvent = v.InferOutput<typeof wishlistEvent>;

/** Services may omit or change these fields. */
const listed = <T>(field: v.GenericSchema<unknown, T>) => v.fallback(v.optional(field), undefined);

const replyEvent = v.object({
  eventBody: v.object({
    productHandle: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
    title: v.optional(v.string(), ''),
    id: listed(product.entries.id),
    productId: listed(product.entries.productId),
    minPrice: listed(product.entries.minPrice),
    maxPrice: listed(product.entries.maxPrice),
    imageSrc: listed(product.entries.imageSrc),
    vendor: listed(product.entries.vendor),
  }),
});

/** Drops events without a product handle. */
export const wishlistReply = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** '' if there is no list. */
    wishlistId: v.pipe(
      v.nullish(v.string(), ''),
      v.transform((id) => id ?? ''),
    ),
    email: v.optional(v.string()),
    events: v.pipe(
      v.array(v.unknown()),
      v.transform((list) =>
        list.flatMap((item) => {
          const parsed = v.safeParse(replyEvent, item);
          return parsed.success ? [parsed.output.eventBody] : [];
        }),
      ),
    ),
  }),
);
/** `events`: the products, newest first. */
export type Wishlist = v.InferOutput<typeof wishlistReply>;
export type ListedProduct = Wishlist['events'][number];

/** An unreadable body has an empty code. */
export const wishlistRefusal = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ error: v.object({ code: v.string(), message: v.optional(v.string()) }) }),
  ),
  { error: { code: '' } },
);
