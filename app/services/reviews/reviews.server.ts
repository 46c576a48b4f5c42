/** All functions throw Unavailable('reviews'). */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { serviceUrl } from '~/platform/fetch/service-url';
import { Unavailable } from '~/platform/fetch/unavailable';
import { imageOrigins } from '~/platform/http/security-headers.server';
import { fail, ok, type Result } from '~/platform/result';
import { refusalCode, reviewsReply, type NewReview, type ReviewsReply } from './reviews.schema';

export type ReviewOrder = 'newest' | 'highest' | 'lowest' | 'helpful';

/**
 * Pages count from 1. Null for an unknown product. Omits pictures that the CSP forbids because their host isn't in
 * IMAGE_ORIGINS.
 */
export async function fetchReviews(
  context: Context,
  handle: string,
  { page, size, order }: { page: number; size: number; order: ReviewOrder },
): Promise<ReviewsReply | null> {
  const url = address(context, `api/reviews/products/${encodeURIComponent(handle)}`);
  for (const [name, value] of Object.entries({ page, size, order }))
    url.searchParams.set(name, String(value));
  const { status, text } = await context.fetchService(
    url.href,
    { headers: headersOf(context) },
    { service: 'reviews', operation: 'list', deadlineMs: 1500, retry: true, pauses: true },
  );
  if (status === 404 && v.parse(refusalCode, text) === 'not_found') return null;
  if (status !== 200) throw new Unavailable('reviews', new Error(`HTTP ${status}`));
  const parsed = v.safeParse(reviewsReply, text);
  if (!parsed.success) throw new Unavailable('reviews', new v.ValiError(parsed.issues));
  const origins = imageOrigins(context.env);
  const isAllowed = ({ src }: { src: string }) => origins.includes(new URL(src).origin);
  const { summary, reviews } = parsed.output;
  return {
    summary,
    reviews: reviews
      .slice(0, size)
      .map((one) => ({ ...one, pictures: one.pictures.filter(isAllowed).slice(0, 4) })),
  };
}

/** written: already reviewed for this product and order. refused: rejected permanently. */
export type ReviewRefusal = 'written' | 'refused';

/** Sending the same review again doesn't create a second one. */
export async function sendReview(
  context: Context,
  review: NewReview,
): Promise<Result<undefined, ReviewRefusal>> {
  const { status, text } = await context.fetchService(
    address(context, 'api/reviews').href,
    {
      method: 'POST',
      headers: { ...headersOf(context), 'content-type': 'application/json' },
      body: JSON.stringify(review),
    },
    { service: 'reviews', operation: 'write', deadlineMs: 3000 },
  );
  if (status === 200 || status === 201 || status === 202) return ok(undefined);
  const code = v.parse(refusalCode, text);
  context.log.warn('review-refused', { status, code });
  if (status === 409 && code === 'already_written') return fail('written');
  if ([400, 413, 422].includes(status)) return fail('refused');
  throw new Unavailable('reviews', new Error(`HTTP ${status}`));
}

function address({ env }: Context, path: string): URL {
  if (!env.REVIEWS_URL) throw new Error('REVIEWS_URL is not set');
  return serviceUrl(env.REVIEWS_URL, path);
}

const headersOf = ({ env }: Context) => ({
  accept: 'application/json',
  ...(env.REVIEWS_TOKEN && { authorization: `Bearer ${env.REVIEWS_TOKEN}` }),
});
