import { Link } from '@remix-run/react';
import { reviewsInWords, reviewsPath, type ReviewPage } from '../reviews';
import { ReviewAverages } from './review-averages';
import { ReviewList } from './review-list';

export const ReviewOverview = ({ handle, shown }: { handle: string; shown: ReviewPage }) => {
  const { summary, reviews } = shown;
  const all = `All ${reviewsInWords(summary.count)}`;
  return (
    <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-20">
      <div>
        <h2 className="mb-6 heading-md">Reviews</h2>
        <ReviewAverages summary={summary} />
      </div>
      <div>
        <ReviewList reviews={reviews} heading="h3" short />
        <p className="mt-4">
          <Link to={reviewsPath(handle)} discover="none" data-in-app className="text-link">
            {summary.count === 1 ? 'Read the review' : all}
          </Link>
        </p>
      </div>
    </div>
  );
};
