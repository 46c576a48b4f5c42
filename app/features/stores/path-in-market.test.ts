import { expect, test } from 'vitest';
import { pathInMarket } from './path-in-market';

const same = { currency: false, language: false };

test.each([
  ['/collections/lamps?pageNo=2&minPrice=9&tag=oak', same, '/collections/lamps?minPrice=9&tag=oak'],
  ['/collections/lamps?minPrice=9#list', { ...same, currency: true }, '/collections/lamps#list'],
  ['/blogs/journal?tag=Materials&pageNo=1', same, '/blogs/journal?tag=Materials'],
  ['/blogs/journal?tag=Materials', { ...same, language: true }, '/blogs/journal'],
  ['/collections/lamps?tag=oak', { ...same, language: true }, '/collections/lamps?tag=oak'],
  ['/', { currency: true, language: true }, '/'],
])('%s is shown in another country (%j) as %s', (path, changed, shown) =>
  expect(pathInMarket(path, changed)).toBe(shown),
);
