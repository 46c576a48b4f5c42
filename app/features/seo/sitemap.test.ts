import { expect, test } from 'vitest';
import { robotsText } from './sitemap';

const text = robotsText('https://shop.example');

const patterns = [...text.matchAll(/^Disallow: (.+)$/gm)].map(
  ([, pattern]) =>
    new RegExp(`^${pattern!.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`),
);
const isOpen = (path: string) => !patterns.some((pattern) => pattern.test(path));

test.each([
  '/collections/all?type=Rug',
  '/collections/all?tag=Colour~Black,Room~Hall&sort=price-ascending',
  '/collections/all?pageNo=1&sort=price-ascending',
  '/collections/all?sort=title-descending&pageNo=2',
  '/collections/sale?minPrice=1&maxPrice=2',
  '/collections/sale?utm_source=mail&maxPrice=2',
  '/search?q=lamp',
  '/cart',
  '/accounts/login',
])('crawlers leave %s alone', (path) => expect(isOpen(path)).toBe(false));

test.each([
  '/',
  '/collections/all',
  '/collections/all?pageNo=1',
  '/collections/all?utm_source=mail&pageNo=3',
  '/collections/all?subtype=x',
  '/products/halden-pendant-brass?variant=44100000000101',
  '/products/halden-pendant-brass?Size=Small&Cable=Black&sort=x',
  '/blogs/journal?tag=Makers&pageNo=1',
  '/feeds/products.xml',
  '/sitemap.xml',
])('crawlers may read %s', (path) => expect(isOpen(path)).toBe(true));

test('the rules are for every crawler, and name the sitemap', () => {
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).not.toContain('Allow:');
  expect(text).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
});

test('without accounts crawlers may read that there are none [R-011]', () => {
  const open = robotsText('https://shop.example', { withoutAccounts: true });
  expect(open).not.toContain('account');
  expect(open).toContain('Disallow: /cart\n');
  expect(robotsText('https://shop.example', { closed: true, withoutAccounts: true })).toBe(
    'User-agent: *\nDisallow: /\n',
  );
});
