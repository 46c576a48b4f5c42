import * as v from 'valibot';

const review = v.object({
  id: v.string(),
  stars: v.number(),
  title: v.string(),
  text: v.string(),
  author: v.string(),
  date: v.string(),
  verified: v.boolean(),
  variant: v.nullable(v.string()),
  pictures: v.array(
    v.object({ src: v.string(), alt: v.string(), width: v.number(), height: v.number() }),
  ),
  answer: v.nullable(v.object({ text: v.string(), date: v.nullable(v.string()) })),
});

export const reviewPageSchema = v.object({
  summary: v.object({
    rating: v.nullable(v.number()),
    count: v.number(),
    counts: v.array(v.number()),
  }),
  reviews: v.array(review),
});
