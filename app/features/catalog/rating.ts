/** Review apps store the metafields `reviews.rating` and `reviews.rating_count`. */
import * as v from 'valibot';
import type { Rating } from './product';

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite());

/** Shopify sends JSON with numbers as strings; product services may send an object. */
const schema = v.object({
  value: number,
  scale_min: v.optional(number, 1),
  scale_max: v.optional(number, 5),
});

/** Null without reviews, or if the rating is invalid or outside its scale. */
export function readRating(rating: unknown, count: unknown): Rating | null {
  const parsed = v.safeParse(schema, typeof rating === 'string' ? parseJson(rating) : rating);
  const reviews = Number(count ?? 0);
  if (!parsed.success || !Number.isInteger(reviews) || reviews < 1) return null;
  const { value, scale_min: worst, scale_max: best } = parsed.output;
  return value >= worst && value <= best && worst < best
    ? { value, best, worst, count: reviews }
    : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
