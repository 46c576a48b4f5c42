import { hash } from './hash';

export type SeedReviews = { rating: string; count: number };

export function reviewsOf(handle: string): SeedReviews | null {
  if (hash(`${handle} reviewed`) % 2 === 0) return null;
  const count = 1 + (hash(`${handle} reviews`) % 180);
  return { rating: meanOf(starsOf(handle, count)), count };
}

/** One decimal. Requires at least one review. */
export const meanOf = (stars: readonly number[]): string =>
  (stars.reduce((sum, one) => sum + one, 0) / stars.length).toFixed(1);

/** The reviews lose these numbers of stars, in turn, until the average is low enough. */
const deductions = [1, 1, 2, 1, 1, 3, 1, 2, 1, 1, 4];

/** Stars (1 to 5), newest first. Their average is the product's rating. */
export function starsOf(handle: string, count: number): number[] {
  const wanted = 3.9 + (hash(`${handle} stars`) % 12) / 10;
  let missing = Math.max(0, 5 * count - Math.round(wanted * count));
  const stars = Array.from({ length: count }, (_, index) => {
    const less = Math.min(missing, deductions[index % deductions.length]!);
    missing -= less;
    return 5 - less;
  });
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
