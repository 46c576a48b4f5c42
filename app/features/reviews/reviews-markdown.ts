import { blocks, heading, joined, inline, type Markdown } from '~/platform/markdown';
import { reviewsInWords, type Review, type ReviewPage } from './reviews';

/** The average of all reviews, and the reviews of this page. Review texts become one paragraph each. */
export const reviewsMarkdown = ({ summary, reviews }: ReviewPage): Markdown =>
  blocks([
    summary.rating !== null &&
      inline`${Math.round(summary.rating * 10) / 10} of 5, ${reviewsInWords(summary.count)}.`,
    ...reviews.flatMap(reviewBlocks),
  ]);

const reviewBlocks = (review: Review): Markdown[] => [
  heading(3, joined([`${review.stars} of 5`, review.title && `“${review.title}”`], ': ')),
  joined(
    [review.author, review.date, review.variant, review.verified && 'bought the product'],
    ', ',
  ),
  inline`${review.text}`,
  ...(review.answer ? [inline`The shop’s answer: ${review.answer.text}`] : []),
];
