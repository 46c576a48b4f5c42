import { expect, test } from 'vitest';
import { makeSeed } from '../seed';
import { meanOf } from '../seed/reviews';
import { seedReviewsOf } from './seed-reviews';
import { titles } from './words';

const reviewed = makeSeed().products.filter(({ reviews }) => reviews);

test('each product has as many reviews as its metafields say, with that average, newest first', () => {
  expect(reviewed.length).toBeGreaterThan(30);
  for (const product of reviewed) {
    const all = seedReviewsOf(product);
    expect(all).toHaveLength(product.reviews!.count);
    expect([product.handle, meanOf(all.map(({ stars }) => stars))]).toEqual([
      product.handle,
      product.reviews!.rating,
    ]);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  }
});

test('a product without reviews has none, and hardly two customers say the same of one', () => {
  const without = makeSeed().products.find(({ reviews }) => !reviews)!;
  expect(seedReviewsOf(without)).toEqual([]);
  for (const product of reviewed) {
    const all = seedReviewsOf(product);
    const texts = new Set(all.map(({ title, text }) => title + text));
    expect([product.handle, texts.size / all.length > 0.85]).toEqual([product.handle, true]);
    expect([...texts].join()).not.toMatch(/[{}]|undefined/);
  }
});

test('no two reviews of a product have the same title while there is another one for so many stars', () => {
  for (const product of reviewed) {
    const all = seedReviewsOf(product);
    for (const [stars, known] of Object.entries(titles)) {
      const first = all.filter((review) => review.stars === Number(stars)).slice(0, known.length);
      const given = first.map(({ title }) => title);
      expect([product.handle, given]).toEqual([product.handle, [...new Set(given)]]);
    }
  }
});
