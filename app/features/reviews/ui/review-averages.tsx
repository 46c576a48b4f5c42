import { useLocale } from '~/ui/locale';
import { starsInText } from '~/ui/stars-in-text';
import { reviewsInWords, type ReviewSummary } from '../reviews';

/** The average of all reviews, and how many gave five stars, four, and so on. */
export function ReviewAverages({ summary: { rating, count, counts } }: { summary: ReviewSummary }) {
  const locale = useLocale();
  if (rating === null) return null;
  const mean = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(rating);
  return (
    <div className="max-w-md">
      <p className="flex flex-wrap items-baseline gap-x-3 text-muted">
        <span className="heading-lg text-ink">{mean}</span>
        <span aria-hidden="true" className="text-brass">
          {starsInText(Math.round(rating))}
        </span>
        <span className="sr-only">out of 5,</span>
        {reviewsInWords(count)}
      </p>
      <ul className="mt-4 grid gap-1.5 small text-muted tabular">
        {counts.map((number, index) => {
          const stars = 5 - index;
          return (
            <li key={stars} className="flex items-center gap-3">
              <span className="w-14 whitespace-nowrap">
                {stars} {stars === 1 ? 'star' : 'stars'}
              </span>
              <Bar share={number / count} />
              <span className="w-11 text-right">{number}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A drawing rather than styles, which would have to be one for each length. */
const Bar = ({ share }: { share: number }) => (
  <svg
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="h-1 w-full bg-sand text-brass"
  >
    <path fill="currentColor" d={`M0 0h${Math.round(100 * share)}v1H0z`} />
  </svg>
);
