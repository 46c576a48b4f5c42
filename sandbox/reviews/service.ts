import * as v from 'valibot';
import { meanOf } from '../seed/reviews';
import { productByHandle } from '../shopify/storage/products';
import type { Service, World } from '../world/world';
import { ApiError, errorResponse } from '../world/api-error';
import { seedReviewsOf, type SeedReview } from './seed-reviews';
import { newReview, takeReview } from './written';

export { installReviews } from './written';

const largestBody = 16 * 1024;

const compare: Record<string, (one: SeedReview, other: SeedReview) => number> = {
  newest: () => 0,
  highest: (one, other) => other.stars - one.stars,
  lowest: (one, other) => one.stars - other.stars,
  helpful: (one, other) => other.helpful - one.helpful,
};

export const reviews: Service = (request, url, world) => {
  const handle = /^\/api\/reviews\/products\/([^/]+)$/.exec(url.pathname)?.[1];
  if (handle === undefined && url.pathname !== '/api/reviews') return null;
  return answer(request, url, handle, world).catch(errorResponse);
};

async function answer(request: Request, url: URL, handle: string | undefined, world: World) {
  if (request.headers.get('authorization') !== `Bearer ${world.env.REVIEWS_TOKEN}`)
    throw new ApiError(401, 'unauthorized', 'The token is missing or wrong.');
  const method = handle === undefined ? 'POST' : 'GET';
  if (request.method !== method) throw new ApiError(405, 'bad_method', `Use ${method}.`);
  if (handle !== undefined) return Response.json(list(decode(handle), url, world));
  const body = await request.text();
  if (new TextEncoder().encode(body).length > largestBody)
    throw new ApiError(413, 'too_large', 'The body must not exceed 16 kB.');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), newReview), body);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new ApiError(400, 'bad_body', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  }
  const { status, review } = world.transact(() => takeReview(world, parsed.output));
  return Response.json({ id: review.id, status: review.status }, { status });
}

/** A page past the end is empty, with the same summary. */
function list(handle: string, { searchParams }: URL, { sql, origin }: World) {
  const product = productByHandle(sql, handle);
  if (!product) throw new ApiError(404, 'not_found', `No product has the handle ${handle}.`);
  const page = numberIn(searchParams, 'page', 1, 100_000);
  const size = numberIn(searchParams, 'size', 10, 50);
  const order = compare[searchParams.get('order') ?? 'newest'];
  if (!order)
    throw new ApiError(
      400,
      'bad_order',
      `order must be one of ${Object.keys(compare).join(', ')}.`,
    );
  const all = seedReviewsOf(product);
  const stars = all.map((review) => review.stars);
  return {
    summary: {
      rating: all.length > 0 ? Number(meanOf(stars)) : null,
      count: all.length,
      stars: Object.fromEntries(
        [5, 4, 3, 2, 1].map((of) => [of, stars.filter((one) => one === of).length]),
      ),
    },
    reviews: [...all]
      .sort(order)
      .slice((page - 1) * size, page * size)
      .map((review) => ({
        ...review,
        pictures: review.pictures.map(({ src, ...picture }) => ({ url: origin + src, ...picture })),
      })),
  };
}

function numberIn(params: URLSearchParams, name: string, usual: number, most: number): number {
  const text = params.get(name);
  if (text === null) return usual;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw new ApiError(400, `bad_${name}`, `${name} must be a number from 1 to ${most}.`);
  return number;
}

function decode(handle: string): string {
  try {
    return decodeURIComponent(handle);
  } catch {
    throw new ApiError(400, 'bad_path', 'The address is not correctly percent-encoded.');
  }
}
