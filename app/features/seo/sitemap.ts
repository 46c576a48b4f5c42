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
const narrowed = ['type', 'tag', 'minPrice', 'maxPrice', 'inStock', 'sort'].flatMap((name) => [
  `/collections/*?${name}=`,
  `/collections/*&${name}=`,
]);

/** Crawlers that collect texts to train models. The names with `-Extended` are settings of Google and Apple. */
const trainingCrawlers = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'Bytespider',
  'Amazonbot',
  'meta-externalagent',
];
/** Crawlers that find pages for a question, or open a page for a user. */
const answeringCrawlers = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
];

const refusedCrawlers = {
  allow: [],
  search: trainingCrawlers,
  none: [...trainingCrawlers, ...answeringCrawlers],
};

/** Which AI crawlers may read the shop: all, those that answer users' questions, or none. */
export type AiCrawlers = keyof typeof refusedCrawlers;

interface RobotsRules {
  closed?: boolean;
  withoutAccounts?: boolean;
  aiCrawlers?: AiCrawlers;
}

/** If `closed`, everything is disallowed. */
export const robotsText = (
  origin: string,
  { closed = false, withoutAccounts = false, aiCrawlers = 'allow' }: RobotsRules = {},
): string =>
  closed
    ? 'User-agent: *\nDisallow: /\n'
    : openRobotsText(origin, withoutAccounts, refusedCrawlers[aiCrawlers]);

const openRobotsText = (
  origin: string,
  withoutAccounts: boolean,
  refused: readonly string[],
): string =>
  [
    ...(refused.length > 0
      ? [...refused.map((name) => `User-agent: ${name}`), 'Disallow: /', '']
      : []),
    'User-agent: *',
    ...[...useless, ...(withoutAccounts ? [] : accounts), ...narrowed].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
