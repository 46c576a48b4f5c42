/**
 * Schemas of the review service's replies. What strangers have written is plain text here, and cut to a length that pages
 * can bear; a review without stars, author or date is dropped.
 */
import * as v from 'valibot';

/** Control characters, and those that turn the direction of the text around them. */
const unseen = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;

/** Text in lengths that pages can bear, without characters that are not to be seen. */
const words = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cut(text.replace(unseen, '').trim(), most)),
  );
const optionalWords = (most: number) => v.fallback(v.optional(words(most), ''), '');

/** By characters, so that none is torn apart. */
function cut(text: string, most: number): string {
  const short = [...text.slice(0, 2 * most)];
  return short.length > most || text.length > 2 * most
    ? `${short.slice(0, most).join('').trimEnd()}…`
    : text;
}

/** The items that can be read. */
const readable = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((one): T[] => {
        const parsed = v.safeParse(item, one);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

/** An ISO date or time as yyyy-MM-dd. */
const date = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 10)),
  v.isoDate(),
  v.check((day) => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day), 'No such day'),
);
const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000));
const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const picture = v.pipe(
  v.object({
    url: v.pipe(v.string(), v.url()),
    width: size,
    height: size,
    alt: optionalWords(200),
  }),
  v.transform(({ url, ...rest }) => ({ src: url, ...rest })),
);

const answer = v.fallback(
  v.nullish(
    v.object({
      text: v.pipe(words(2000), v.nonEmpty()),
      date: v.fallback(v.nullish(date, null), null),
    }),
    null,
  ),
  null,
);

const review = v.object({
  id: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.nonEmpty(),
    v.maxLength(100),
  ),
  stars,
  title: optionalWords(120),
  text: optionalWords(4000),
  author: v.pipe(words(60), v.nonEmpty()),
  date,
  verified: v.fallback(v.optional(v.boolean(), false), false),
  variant: v.fallback(v.nullish(words(100), null), null),
  pictures: v.fallback(v.optional(readable(picture), []), []),
  answer,
});

/** Of all reviews of a product. Without any, `rating` is null. */
const summary = v.pipe(
  v.object({
    rating: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
    count,
    stars: v.record(v.string(), v.unknown()),
  }),
  v.transform(({ rating, count: all, stars: by }) => ({
    rating: all > 0 ? rating : null,
    count: rating === null ? 0 : all,
    /** How many gave five stars, four, and so on. */
    counts: [5, 4, 3, 2, 1].map((of) => (v.is(count, by[of]) ? by[of] : 0)),
  })),
);

export const reviewsReply = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ summary, reviews: readable(review) }),
);
/** One page of a product's reviews, and the summary of all. */
export type ReviewsReply = v.InferOutput<typeof reviewsReply>;

/** The code of a refusal; '' for one that cannot be read. */
export const refusalCode = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ error: v.object({ code: v.string() }) }),
    v.transform(({ error }) => error.code),
  ),
  '',
);

/** What is sent of a new review; see `docs/services/reviews.md`. */
export interface NewReview {
  store: string;
  /** The product's handle. */
  product: string;
  /** The digits of the order. */
  order: string;
  stars: number;
  title: string;
  text: string;
  author: string;
  /** BCP 47, of the store. */
  locale: string;
}
