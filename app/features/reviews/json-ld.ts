import type { Review as ReviewData } from 'schema-dts';
import { excerptOf, type Review } from './reviews';

export const reviewData = ({ author, date, title, text, stars }: Review): ReviewData => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: date,
  ...(title && { name: title }),
  ...(text && { reviewBody: excerptOf(text) }),
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
});
