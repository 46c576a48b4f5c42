/** Sitemaps (sitemaps.org) and robots.txt. */
import { xmlText } from './xml-text';

export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO 8601. */
  changed?: string | null;
}

const listOf = (root: string, item: string, entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map(({ url, changed }) => {
      const lastmod = changed ? `<lastmod>${xmlText(changed)}</lastmod>` : '';
      return `<${item}><loc>${xmlText(url)}</loc>${lastmod}</${item}>`;
    }),
    `</${root}>`,
    '',
  ].join('\n');

export const sitemapPart = (entries: readonly SitemapEntry[]): string =>
  listOf('urlset', 'url', entries);
export const sitemapIndex = (entries: readonly SitemapEntry[]): string =>
  listOf('sitemapindex', 'sitemap', entries);

/** Private, or of no use to search engines. */
const useless = ['/cart', '/actions/', '/forms/', '/preview', '/search'];
/** Only if the shop has accounts. */
const accounts = ['/accounts', '/account/'];

/** These parameters filter or sort a collection, so the page duplicates the collection's page. */
const narrowed = ['type', 'tag', 'minPrice', 'maxPrice', 'sort'].flatMap((name) => [
  `/collections/*?${name}=`,
  `/collections/*&${name}=`,
]);

/** If `closed`, everything is disallowed. */
export const robotsText = (
  origin: string,
  { closed = false, withoutAccounts = false } = {},
): string => (closed ? 'User-agent: *\nDisallow: /\n' : openRobotsText(origin, withoutAccounts));

const openRobotsText = (origin: string, withoutAccounts: boolean): string =>
  [
    'User-agent: *',
    ...[...useless, ...(withoutAccounts ? [] : accounts), ...narrowed].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
