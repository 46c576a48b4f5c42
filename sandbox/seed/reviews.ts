import { hash } from './hash';

/** What review apps store: the average and how many there are. */
export type SeedReviews = { rating: string; count: number };

/** Reviews of about half of the products. */
export function reviewsOf(handle: string): SeedReviews | null {
  if (hash(`${handle} reviewed`) % 2 === 0) return null;
  const count = 1 + (hash(`${handle} reviews`) % 180);
  return { rating: meanOf(starsOf(handle, count)), count };
}

/** The average of at least one review, with one decimal. */
export const meanOf = (stars: readonly number[]): string =>
  (stars.reduce((sum, one) => sum + one, 0) / stars.length).toFixed(1);

/** By how much reviews that give less than five stars are below them, in turn. */
const deductions = [1, 1, 2, 1, 1, 3, 1, 2, 1, 1, 4];

/** The stars of each of a product's reviews, 1 to 5, newest first; together they make its average. */
export function starsOf(handle: string, count: number): number[] {
  const wanted = 3.9 + (hash(`${handle} stars`) % 12) / 10;
  let missing = Math.max(0, 5 * count - Math.round(wanted * count));
  const stars = Array.from({ length: count }, (_, index) => {
    const less = Math.min(missing, deductions[index % deductions.length]!);
    missing -= less;
    return 5 - less;
  });
  // Rated low for so few reviews that one star less for each is not enough.
  for (let index = 0; missing > 0; index = (index + 1) % count) {
    if (stars[index]! > 1) {
      stars[index]! -= 1;
      missing -= 1;
    }
  }
  return stars
    .map((of, index) => ({ of, at: hash(`${handle} review ${index}`) }))
    .sort((one, other) => one.at - other.at)
    .map(({ of }) => of);
}
