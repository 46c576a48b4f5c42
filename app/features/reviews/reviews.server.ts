import * as v from 'valibot';
import { isHandle } from '~/features/catalog/handle';
import type { Context } from '~/platform/context.server';
import { fetchReviews, type ReviewOrder } from '~/services/reviews/reviews.server';
import { firstReviews, reviewsPerPage, type ReviewPage, type ReviewQuery } from './reviews';
import { reviewPageSchema } from './reviews.schema';

/** Null without a review service, or for an unknown product. Throws Unavailable. */
export const getReviews = (
  context: Context,
  handle: string,
  { page, sort }: ReviewQuery,
): Promise<ReviewPage | null> => read(context, handle, { page, size: reviewsPerPage, order: sort });

/** The most helpful reviews; otherwise like `getReviews`. */
export const getFirstReviews = (context: Context, handle: string): Promise<ReviewPage | null> =>
  read(context, handle, { page: 1, size: firstReviews, order: 'helpful' });

async function read(
  context: Context,
  handle: string,
  query: { page: number; size: number; order: ReviewOrder },
): Promise<ReviewPage | null> {
  if (!context.env.REVIEWS_URL || !isHandle(handle)) return null;
  const { page, size, order } = query;
  return context.cache.read<ReviewPage | null>({
    key: ['reviews', handle, page, size, order],
    version: 1,
    variesBy: [],
    freshSeconds: 60,
    staleSeconds: 24 * 60 * 60,
    schema: v.nullable(reviewPageSchema),
    load: () => fetchReviews(context, handle, query),
    isAbsent: (value) => value === null || value.summary.count === 0,
  });
}
