/** Schema of the wishlist service's replies. Tolerant: an event without a product's handle is dropped. */
import * as v from 'valibot';

const event = v.object({
  eventBody: v.object({
    productHandle: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
    title: v.optional(v.string(), ''),
  }),
});

export const wishlistReply = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** '' when there is no list. */
    wishlistId: v.pipe(
      v.nullish(v.string(), ''),
      v.transform((id) => id ?? ''),
    ),
    /** Masked by the service. */
    email: v.optional(v.string()),
    events: v.pipe(
      v.array(v.unknown()),
      v.transform((list) =>
        list.flatMap((item) => {
          const parsed = v.safeParse(event, item);
          return parsed.success ? [parsed.output.eventBody] : [];
        }),
      ),
    ),
  }),
);
/** `events`: the products in the list, newest first. */
export type WishlistReply = v.InferOutput<typeof wishlistReply>;
