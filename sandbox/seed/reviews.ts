import { hash } from './hash';

/** What review apps store: the average and how many there are. */
export type SeedReviews = { rating: string; count: number };

/** Reviews of about half of the products. */
export function reviewsOf(handle: string): SeedReviews | null {
  if (hash(`${handle} reviewed`) % 2 === 0) return null;
  return {
    rating: (3.9 + (hash(`${handle} stars`) % 12) / 10).toFixed(1),
    count: 1 + (hash(`${handle} reviews`) % 180),
  };
}
