import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
const handle = v.pipe(v.string(), v.regex(/^[^\s/?#]{1,255}$/));
const number = v.pipe(v.number(), v.finite(), v.minValue(0));

const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.rfcEmail(), v.maxLength(254));

const productEvent = v.strictObject({
  id: text,
  productId: v.union([v.pipe(v.string(), v.digits()), v.pipe(v.number(), v.integer())]),
  productHandle: handle,
  title: text,
  minPrice: number,
  maxPrice: number,
  imageSrc: v.string(),
  vendor: v.string(),
});
export type ProductEvent = v.InferOutput<typeof productEvent>;

const meta = v.union([
  v.strictObject({ metaBody: v.record(v.string(), v.unknown()) }),
  v.strictObject({}),
]);

/** If email and ID are missing, a new list is created. */
const owner = { email: v.optional(email), wishlistId: v.optional(v.pipe(v.string(), v.uuid())) };

/** Body of `…/event/{store}`. */
export const eventBody = v.variant('eventType', [
  v.strictObject({ eventType: v.literal('wishlist/add'), event: productEvent, meta, ...owner }),
  v.strictObject({
    eventType: v.literal('wishlist/remove'),
    // Only the handle is required, so shoppers can remove deleted products.
    event: v.looseObject({ productHandle: handle }),
    meta,
    ...owner,
  }),
  v.strictObject({
    eventType: v.literal('email/add'),
    event: v.strictObject({}),
    meta,
    email,
    wishlistId: v.optional(v.pipe(v.string(), v.uuid())),
  }),
]);
export type EventBody = v.InferOutput<typeof eventBody>;

export const emailBody = v.strictObject({ email });
export const idBody = v.strictObject({ wishlistId: v.string() });
