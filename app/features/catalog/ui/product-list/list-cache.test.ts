import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProductList } from '../../product-list';
import { cachedList, cacheList } from './list-cache';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const pages: ProductList[] = [];

test('an expired list is kept again as soon as it has new data, and not before', () => {
  const first = { list: 1 };
  cacheList('/search?q=lamp', { data: first, pages });
  minutes(9);
  expect(cachedList('/search?q=lamp')?.data).toBe(first);
  minutes(2);
  cacheList('/search?q=lamp', { data: first, pages });
  expect(cachedList('/search?q=lamp')).toBeUndefined();
  const second = { list: 2 };
  cacheList('/search?q=lamp', { data: second, pages });
  expect(cachedList('/search?q=lamp')?.data).toBe(second);
});

test('new data does not make the pages of a current list any younger', () => {
  cacheList('/search?q=vase', { data: { list: 1 }, pages });
  minutes(6);
  cacheList('/search?q=vase', { data: { list: 2 }, pages });
  minutes(6);
  expect(cachedList('/search?q=vase')).toBeUndefined();
});
