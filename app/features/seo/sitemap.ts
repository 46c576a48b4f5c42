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
const closed = ['/cart', '/accounts', '/account/', '/actions/', '/forms/', '/preview', '/search'];

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
