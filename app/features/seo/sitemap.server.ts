import * as v from 'valibot';
import { quizPath } from '~/features/content/quiz';
import type { Context } from '~/platform/context.server';
import { findDocument, findEvery, findHidden } from '~/services/prismic/documents.server';
import { SitemapCollections, SitemapProducts } from '~/services/shopify/replies.generated';
import * as documents from './sitemap.graphql';
import type { SitemapEntry } from './sitemap';

const node = v.object({ handle: v.string(), updatedAt: v.string() });
const part = v.object({ nodes: v.array(node), next: v.nullable(v.string()) });
type Part = v.InferOutput<typeof part>;

const rules = {
  version: 1,
  variesBy: [],
  freshSeconds: 12 * 3600,
  staleSeconds: 7 * 24 * 3600,
} as const;

/** Equals `first` in `sitemapProducts`. */
export const partSize = 250;

const readPart = (context: Context, after: string | null): Promise<Part> =>
  context.cache.read({
    key: ['sitemap-products', after ?? ''],
    ...rules,
    schema: part,
    isAbsent: ({ nodes }) => nodes.length === 0,
    load: async () => {
      const { products } = await context.storefront.query(documents.sitemapProducts, {
        variables: { after },
        schema: SitemapProducts,
      });
      const { hasNextPage, endCursor } = products.pageInfo;
      return { nodes: products.nodes, next: hasNextPage ? endCursor : null };
    },
  });

/** Per request. The next request continues from the cached parts. */
const walkMs = 2000;

/** Throws Unavailable. */
export async function countProductParts(context: Context): Promise<number> {
  const started = Date.now();
  let count = 0;
  let cursor: string | null = null;
  do {
    cursor = (await readPart(context, cursor)).next;
    count += 1;
  } while (cursor && Date.now() - started < walkMs);
  return count;
}

/** Null for the first part, undefined after the end. */
export async function cursorOfPart(
  context: Context,
  before: number,
): Promise<string | null | undefined> {
  let cursor: string | null = null;
  for (let at = 0; at < before; at += 1) {
    cursor = (await readPart(context, cursor)).next;
    if (cursor === null) return undefined;
  }
  return cursor;
}

/** `number` starts at 1; null past the end. Throws Unavailable. */
export async function getProductEntries(
  context: Context,
  number: number,
): Promise<SitemapEntry[] | null> {
  const cursor = await cursorOfPart(context, number - 1);
  if (cursor === undefined) return null;
  return (await readPart(context, cursor)).nodes.map(entryOf(context, '/products/'));
}

/** Throws Unavailable. */
export async function getCollectionEntries(context: Context): Promise<SitemapEntry[]> {
  const nodes = await context.cache.read({
    key: ['sitemap-collections'],
    ...rules,
    schema: v.array(node),
    isAbsent: (nodes) => nodes.length === 0,
    load: async () => {
      const { collections } = await context.storefront.query(documents.sitemapCollections, {
        schema: SitemapCollections,
      });
      return collections.nodes;
    },
  });
  return nodes.map(entryOf(context, '/collections/'));
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

/** Published documents without `noindex`, the quiz and the journal. Throws Unavailable. */
export async function getContentEntries(
  context: Context,
  part: keyof typeof paths,
): Promise<SitemapEntry[]> {
  const { type, pathOf } = paths[part];
  const [documents, hidden, quiz] = await Promise.all([
    findEvery(context, type),
    findHidden(context, type),
    part === 'pages' ? findDocument(context, { type: 'quiz' }) : null,
  ]);
  const own = documents.flatMap(({ uid, changed }) =>
    uid && !hidden.includes(uid)
      ? [{ url: new URL(pathOf(encodeURIComponent(uid)), context.env.SITE_URL).href, changed }]
      : [],
  );
  const entry = (path: string) => ({ url: new URL(path, context.env.SITE_URL).href });
  if (part === 'articles') return [entry('/blogs/journal'), ...own];
  return quiz && quiz.data.noindex !== true ? [...own, entry(quizPath)] : own;
}
