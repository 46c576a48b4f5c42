import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { recordOf } from '~/platform/record-of';
import { documentPath } from '~/services/prismic/document-routes';
import { findDocument } from '~/services/prismic/documents.server';

const documentLink = v.looseObject({
  link_type: v.literal('Document'),
  type: v.string(),
  uid: v.optional(v.string()),
});

/**
 * Adds the linked articles to a `featured_posts` slice from Prismic's editor, so that it looks as the content API would
 * return it. Returns slices of other types, and values that aren't slices, unchanged.
 */
export async function withArticles(context: Context, slice: unknown): Promise<unknown> {
  const { slice_type: type, items } = recordOf(slice);
  if (type !== 'featured_posts' || !Array.isArray(items)) return slice;
  const complete = items.slice(0, maxArticles).map(async (item: unknown) => ({
    ...recordOf(item),
    article: await withArticle(context, recordOf(item).article),
  }));
  return { ...recordOf(slice), items: await Promise.all(complete) };
}

/** The slice shows at most this number of articles. */
const maxArticles = 3;

async function withArticle(context: Context, link: unknown): Promise<unknown> {
  const { success, output } = v.safeParse(documentLink, link);
  if (!success || output.type !== 'article' || !output.uid || output.data) return link;
  const found = findDocument(context, { type: 'article', uid: output.uid });
  const article = await optional(context, 'linked-article-failed', found, null);
  if (!article) return link;
  const { uid, tags, first_publication_date, data } = article;
  return { ...output, uid, tags, first_publication_date, data };
}

/** Maximum nesting of fields in a slice; deeper values become null. */
const maxDepth = 12;

/** Adds the paths of linked documents to a slice from Prismic's editor. */
export function withPaths(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) return null;
  if (Array.isArray(value)) return value.map((one) => withPaths(one, depth + 1));
  const fields = Object.entries(value).map(([name, one]) => [name, withPaths(one, depth + 1)]);
  const link = v.safeParse(documentLink, value);
  const path =
    link.success && typeof link.output.url !== 'string' ? documentPath(link.output) : undefined;
  return Object.fromEntries(path === undefined ? fields : [...fields, ['url', path]]);
}
