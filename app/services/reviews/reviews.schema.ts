/** Reviews are untrusted: texts are cut to a maximum length, and reviews without stars, author or date are omitted. */
import * as v from 'valibot';

/** Control characters and bidirectional overrides. */
const unseen = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;

const words = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cut(text.replace(unseen, '').trim(), most)),
  );
const optionalWords = (most: number) => v.fallback(v.optional(words(most), ''), '');

/** Cuts by code points, so that no character is split. */
function cut(text: string, most: number): string {
  const short = [...text.slice(0, 2 * most)];
  return short.length > most || text.length > 2 * most
    ? `${short.slice(0, most).join('').trimEnd()}…`
    : text;
}

/** Drops invalid items. */
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

/** ISO date or time, as yyyy-MM-dd. */
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

/** `rating` is null without reviews. */
const summary = v.pipe(
  v.object({
    rating: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
    count,
    stars: v.record(v.string(), v.unknown()),
  }),
  v.transform(({ rating, count: all, stars: by }) => ({
    rating: all > 0 ? rating : null,
    count: rating === null ? 0 : all,
    /** Five stars first. */
    counts: [5, 4, 3, 2, 1].map((of) => (v.is(count, by[of]) ? by[of] : 0)),
  })),
);

export const reviewsReply = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ summary, reviews: readable(review) }),
);
/** `summary` is about all reviews. */
export type ReviewsReply = v.InferOutput<typeof reviewsReply>;

/** '' if the body can't be read. */
export const refusalCode = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ error: v.object({ code: v.string() }) }),
    v.transform(({ error }) => error.code),
  ),
  '',
);

/** See `docs/services/reviews.md`. */
export interface NewReview {
  store: string;
  product: string;
  /** Digits of the order's gid. */
  order: string;
  stars: number;
  title: string;
  text: string;
  author: string;
  locale: string;
}
