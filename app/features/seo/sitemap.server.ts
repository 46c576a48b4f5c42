import * as v from 'valibot';
import { quizPath } from '~/features/content/quiz';
import type { Context } from '~/platform/context.server';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { findDocument, findEvery } from '~/services/prismic/documents.server';
import { SitemapCollections, SitemapProducts } from '~/services/shopify/replies.generated';
import * as documents from './sitemap.graphql';
import { cursorOfPart } from './cursor-of-part';
import type { SitemapEntry } from './sitemap';

const node = v.object({ handle: v.string(), updatedAt: v.string() });
const part = v.object({ nodes: v.array(node), next: v.nullable(v.string()) });
type Part = v.InferOutput<typeof part>;

const rules = {
  version: 2,
  variesBy: [],
  freshSeconds: 3600,
  renewSeconds: 12 * 3600,
  staleSeconds: 7 * 24 * 3600,
} as const;

/** The same for all visitors. Without a country, Shopify lists the products of its primary market. */
const countryOf = ({ market }: Context) => resolveMarket(market.store, {}).country;

const readPart = (context: Context, after: string | null): Promise<Part> =>
  context.cache.read({
    key: ['sitemap-products', after ?? ''],
    ...rules,
    schema: part,
    isAbsent: ({ nodes }) => nodes.length === 0,
    load: async () => {
      const { products } = await context.storefront.query(documents.sitemapProducts, {
        variables: { after, country: countryOf(context) },
        schema: SitemapProducts,
      });
      const { hasNextPage, endCursor } = products.pageInfo;
      return { nodes: products.nodes, next: hasNextPage ? endCursor : null };
    },
  });

/** Per request. The next request continues from the cached parts. */
const walkMs = 2000;

/** A list has more parts than one request may read. */
export class WalkStopped extends Error {
  override readonly name = 'WalkStopped';
}

/** Every part of a list. Throws Unavailable, and WalkStopped after `walkMs`. */
async function walk(read: (after: string | null) => Promise<Part>): Promise<Part[]> {
  const started = Date.now();
  const parts = [await read(null)];
  for (let next = parts[0]!.next; next !== null; next = parts.at(-1)!.next) {
    if (Date.now() - started >= walkMs) throw new WalkStopped();
    parts.push(await read(next));
  }
  return parts;
}

/** Throws Unavailable and WalkStopped. */
export const countProductParts = async (context: Context): Promise<number> =>
  (await walk((after) => readPart(context, after))).length;

/** `number` starts at 1; null past the end. Throws Unavailable. */
export async function getProductEntries(
  context: Context,
  number: number,
): Promise<SitemapEntry[] | null> {
  const next = async (after: string | null) => (await readPart(context, after)).next;
  const cursor = await cursorOfPart(number - 1, next);
  if (cursor === undefined) return null;
  return (await readPart(context, cursor)).nodes.map(entryOf(context, '/products/'));
}

const readCollections = (context: Context, after: string | null): Promise<Part> =>
  context.cache.read({
    key: ['sitemap-collections', after ?? ''],
    ...rules,
    schema: part,
    isAbsent: ({ nodes }) => nodes.length === 0,
    load: async () => {
      const { collections } = await context.storefront.query(documents.sitemapCollections, {
        variables: { after, country: countryOf(context) },
        schema: SitemapCollections,
      });
      const { hasNextPage, endCursor } = collections.pageInfo;
      return { nodes: collections.nodes, next: hasNextPage ? endCursor : null };
    },
  });

/** In one file: Shopify's shops have fewer collections than a sitemap's 50,000 addresses. Throws like `walk`. */
export async function getCollectionEntries(context: Context): Promise<SitemapEntry[]> {
  const parts = await walk((after) => readCollections(context, after));
  return parts.flatMap(({ nodes }) => nodes).map(entryOf(context, '/collections/'));
}

const entryOf =
  ({ env }: Context, path: string) =>
  ({ handle, updatedAt }: v.InferOutput<typeof node>): SitemapEntry => ({
    url: new URL(path + encodeURIComponent(handle), env.SITE_URL).href,
    changed: updatedAt,
  });

const paths = {
  pages: { type: 'page', pathOf: (uid: string) => (uid === 'home' ? '/' : `/pages/${uid}`) },
  articles: { type: 'article', pathOf: (uid: string) => `/blogs/journal/${uid}` },
} as const;

/** Includes the quiz and the journal. Omits documents with `noindex`. Throws Unavailable. */
export async function getContentEntries(
  context: Context,
  part: keyof typeof paths,
): Promise<SitemapEntry[]> {
  const { type, pathOf } = paths[part];
  const [documents, quiz] = await Promise.all([
    findEvery(context, type),
    part === 'pages' ? findDocument(context, { type: 'quiz' }) : null,
  ]);
  const own = documents.flatMap(({ uid, changed, noindex }) =>
    uid && !noindex
      ? [{ url: new URL(pathOf(encodeURIComponent(uid)), context.env.SITE_URL).href, changed }]
      : [],
  );
  const entry = (path: string) => ({ url: new URL(path, context.env.SITE_URL).href });
  if (part === 'articles') return [entry('/blogs/journal'), ...own];
  return quiz && quiz.data.noindex !== true ? [...own, entry(quizPath)] : own;
}
