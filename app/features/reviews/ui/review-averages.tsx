import { useLocale } from '~/ui/locale';
import { formatNumber } from '~/ui/number-format';
import { starsInText } from '~/ui/stars-in-text';
import { reviewsInWords, type ReviewSummary } from '../reviews';

export function ReviewAverages({ summary: { rating, count, counts } }: { summary: ReviewSummary }) {
  const locale = useLocale();
  if (rating === null) return null;
  const mean = formatNumber(rating, locale, 1, 1);
  return (
    <div className="max-w-md">
      <p className="flex flex-wrap items-baseline gap-x-3 text-muted">
        <span className="heading-lg text-ink">{mean}</span>
        <span className="sr-only">out of 5,</span>
        <span aria-hidden="true" className="text-brass">
          {starsInText(Math.round(rating))}
        </span>
        {reviewsInWords(count)}
      </p>
      <div className="mt-4 flex gap-4 small text-muted tabular">
        <ul>
          {counts.map((number, index) => (
            <li key={index}>{`${5 - index} ${index === 4 ? 'star' : 'stars'}: ${number}`}</li>
          ))}
        </ul>
        <Bars shares={counts.map((number) => number / count)} />
      </div>
    </div>
  );
}

/** One SVG for all bars keeps the page small. */
function Bars({ shares }: { shares: number[] }) {
  const draw = (lengths: number[]) =>
    lengths.map((length, row) => `M0 ${10 * row + 4}h${Math.round(length)}v2H0z`).join('');
  return (
    <div className="relative grow">
      <svg
        viewBox="0 0 100 50"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute size-full text-brass"
        fill="currentColor"
      >
        <path className="text-stone" d={draw(shares.map(() => 100))} fill="currentColor" />
        <path d={draw(shares.map((share) => 100 * share))} />
      </svg>
    </div>
  );
}
