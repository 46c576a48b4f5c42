import { Link } from '@remix-run/react';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Pager } from '~/ui/pager';
import {
  reviewSorts,
  reviewsPath,
  reviewsPerPage,
  type ReviewPage,
  type ReviewQuery,
  type ReviewSort,
} from '../reviews';
import { ReviewList } from './review-list';

export function SortedReviews({
  handle,
  shown: { summary, reviews },
  query,
}: {
  handle: string;
  shown: ReviewPage;
  query: ReviewQuery;
}) {
  const { page, sort } = query;
  if (reviews.length === 0) {
    return page > 1 ? (
      <EmptyState
        under
        title={`There’s no page ${page} here`}
        action={<ButtonLink to={reviewsPath(handle, { sort })}>Back to the first page</ButtonLink>}
      />
    ) : (
      <EmptyState under title="No reviews yet" />
    );
  }
  return (
    <>
      {summary.count > 1 && <Sorts handle={handle} current={sort} />}
      <ReviewList reviews={reviews} heading="h2" />
      <Pager
        page={page - 1}
        pageCount={Math.ceil(summary.count / reviewsPerPage)}
        hrefOf={(to) => reviewsPath(handle, { page: to + 1, sort })}
      />
    </>
  );
}

const Sorts = ({ handle, current }: { handle: string; current: ReviewSort }) => (
  <nav aria-label="Sort reviews" className="border-y border-stone py-4">
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {(Object.keys(reviewSorts) as ReviewSort[]).map((sort) => (
        <li key={sort}>
          <Link
            to={reviewsPath(handle, { sort })}
            aria-current={sort === current ? 'page' : undefined}
            className="inline-flex min-h-8 items-center small text-muted underline-offset-8 hover:text-ink aria-[current]:text-ink aria-[current]:underline"
          >
            {reviewSorts[sort]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
