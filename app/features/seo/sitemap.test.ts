import { expect, test } from 'vitest';
import { robotsText, type AiCrawlers } from './sitemap';

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
  '/collections/sale?inStock=true',
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

test('a setting refuses AI crawlers: those that collect texts for training, or all', () => {
  const refused = (aiCrawlers: AiCrawlers) => {
    const [group = '', rest] = robotsText('https://shop.example', { aiCrawlers }).split('\n\n');
    return rest?.startsWith('User-agent: *')
      ? { names: [...group.matchAll(/^User-agent: (.+)$/gm)].map(([, name]) => name), group }
      : { names: [], group: '' };
  };
  expect(robotsText('https://shop.example', { aiCrawlers: 'allow' })).toBe(text);
  expect(refused('search').names).toContain('GPTBot');
  expect(refused('search').names).not.toContain('ChatGPT-User');
  expect(refused('none').names).toEqual(expect.arrayContaining(['GPTBot', 'ChatGPT-User']));
  expect(refused('none').names).toHaveLength(13);
  expect(refused('none').group).toMatch(/\nDisallow: \/$/);
  // The rules for all other crawlers stay.
  expect(robotsText('https://shop.example', { aiCrawlers: 'none' })).toMatch(
    new RegExp(`${text.replace(/[.+?^${}()|[\]\\*]/g, '\\$&')}$`),
  );
});
