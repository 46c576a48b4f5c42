import { expect, test } from 'vitest';
import { publicPages } from './prefetch';

test.each([
  ['/', true],
  ['/search', true],
  ['/products/lamp/pickup', true],
  ['/pages/about', true],
  ['/pages/wishlists-we-love', true],
  ['/pages/wishlist', false],
  ['/pages/wishlist/open', false],
  ['/pages/gift-card-balance', false],
  ['/cart', false],
  ['/accounts/login', false],
])('%s can be prefetched: %s', (path, isPublic) => {
  expect(publicPages.test(path)).toBe(isPublic);
});
