/** `/products/{handle}/reviews?page=&sort=` */
import { Link, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { getCollectionsOf, getProduct } from '~/features/catalog/catalog.server';
import type { Product } from '~/features/catalog/product';
import { crumbOf, trailToProduct } from '~/features/navigation/theme';
import {
  readReviewQuery,
  reviewsInWords,
  reviewsPath,
  type ReviewPage,
  type ReviewQuery,
} from '~/features/reviews/reviews';
import { getReviews } from '~/features/reviews/reviews.server';
import { ReviewAverages } from '~/features/reviews/ui/review-averages';
import { SortedReviews } from '~/features/reviews/ui/sorted-reviews';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { optionalInTime } from '~/platform/optional.server';
import type { loader as rootLoader } from '~/root';
import { useShellData } from '~/routes/shell/shell-data';
import type { RouteHandle } from '~/route-handle';
import { Breadcrumb } from '~/ui/breadcrumb';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { breadcrumbList, JsonLd } from '~/ui/json-ld';
import { pageMeta } from '~/ui/page-meta';
import { Picture } from '~/ui/picture';
import { orNotFound } from './page-loaders/or-not-found.server';

export const handle = {
  public: 'page',
  markdown: true,
  searchParams: ['page', 'sort'],
} satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta(loaded.seo) : [];

/** 404 without a review service or after the last page, 503 during an outage. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { env, url } = context;
  const handle = params.handle ?? '';
  if (!env.REVIEWS_URL) throw new Response(null, { status: 404 });
  const query = readReviewQuery(url.searchParams);
  const subject = getProduct(context, handle).then((product) => ({ product }));
  const [{ product }, shown, collections] = await Promise.all([
    orNotFound(context, 'catalog-load-failed', subject),
    readReviews(context, handle, query),
    optionalInTime(
      context,
      'catalog-collections-failed',
      (bounded) => getCollectionsOf(bounded, handle),
      [],
      subject,
    ),
  ]);
  if (!product) throw new Response(null, { status: 404 });
  const pastEnd = query.page > 1 && shown?.reviews.length === 0;
  const { page } = query;
  const path = reviewsPath(product.handle, { page });
  return data(
    {
      product: aboutOf(product),
      shown,
      query,
      collections,
      seo: {
        title: `${product.title}, reviews${page > 1 ? `, page ${page}` : ''}`,
        siteName: env.SITE_NAME,
        description: shown?.summary.count
          ? `What customers say about the ${product.title}: ${reviewsInWords(shown.summary.count)}.`
          : null,
        image: product.images[0]?.src,
        canonical: new URL(path, env.SITE_URL).href,
        hidden: page > 1 || !shown?.summary.count,
        missing: pastEnd,
      },
    },
    { status: shown === null ? 503 : pastEnd ? 404 : 200 },
  );
}

const noReviews: ReviewPage = {
  summary: { rating: null, count: 0, counts: [0, 0, 0, 0, 0] },
  reviews: [],
};

async function readReviews(context: Context, handle: string, query: ReviewQuery) {
  try {
    return (await getReviews(context, handle, query)) ?? noReviews;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('reviews-failed', { error });
    context.outcome.unavailable = true;
    return null;
  }
}

const aboutOf = ({ handle, title, type, images }: Product) => ({
  handle,
  title,
  type,
  image: images[0] ?? null,
});

export default function ReviewsPage() {
  const { product, shown, query, collections, seo } = useLoaderData<typeof loader>();
  const { handle, title, image } = product;
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const theme = useShellData()?.theme;
  const trail = theme ? trailToProduct(theme, product.type, collections) : [];
  const productPath = `/products/${handle}`;
  const crumbs = [
    { label: 'Home', to: '/' },
    ...trail.map(crumbOf),
    { label: title, to: productPath },
    { label: 'Reviews' },
  ];
  return (
    <div className="frame pt-6 pb-20">
      <JsonLd of={import.meta.env.SSR && breadcrumbList(crumbs, seo.canonical)} />
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-8 grid gap-10 md:mt-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div className="lg:stick-below-header">
          <h1 className="heading-lg">Reviews of {title}</h1>
          <p className="mt-5 mb-8 flex items-center gap-4">
            {image && (
              <Picture {...image} alt="" width={80} height={80} className="size-20 object-cover" />
            )}
            <Link to={productPath} className="text-link">
              Back to the product
            </Link>
          </p>
          {shown && <ReviewAverages summary={shown.summary} />}
          {shown && !root?.site.withoutAccounts && (
            <p className="mt-6 max-w-md small text-muted">
              Bought this?{' '}
              <Link to="/accounts/my-orders" className="text-link">
                Write a review
              </Link>{' '}
              from your order.
            </p>
          )}
        </div>
        <div>
          {shown ? (
            <SortedReviews handle={handle} shown={shown} query={query} />
          ) : (
            <EmptyState
              under
              title="We can’t show the reviews right now"
              action={
                <ButtonLink to={reviewsPath(handle, query)} reloadDocument>
                  Try again
                </ButtonLink>
              }
            >
              Please try again in a moment.
            </EmptyState>
          )}
        </div>
      </div>
    </div>
  );
}
