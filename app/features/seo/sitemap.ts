/** Sitemaps and robots.txt as text (sitemaps.org). Pure. */
import { xmlText } from './xml-text';

export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO 8601, when it last changed. */
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

/** A part: pages with their dates. */
export const sitemapPart = (entries: readonly SitemapEntry[]): string =>
  listOf('urlset', 'url', entries);
/** The index: the addresses of the parts. */
export const sitemapIndex = (entries: readonly SitemapEntry[]): string =>
  listOf('sitemapindex', 'sitemap', entries);

/** What is of no use to search engines, or is a shopper's own. */
const useless = ['/cart', '/actions/', '/forms/', '/preview', '/search'];
/** A shop without accounts says at these addresses that there is nothing to list, for which they have to be read. */
const accounts = ['/accounts', '/account/'];

/**
 * Filters and orders of a collection: each combination has an address, and shows what the plain pages show. `pageNo`
 * alone stays open, and so do the addresses of variants. Only here, because the journal's `tag` is a list of its own.
 */
const narrowed = ['type', 'tag', 'minPrice', 'maxPrice', 'sort'].flatMap((name) => [
  `/collections/*?${name}=`,
  `/collections/*&${name}=`,
]);

/** `closed`: for a site that search engines shall stay away from. */
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
