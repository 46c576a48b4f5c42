/** Addresses of the content team's pages for sitemaps. */
import type { Context } from '~/platform/context.server';
import { findEvery } from '~/services/prismic/documents.server';
import type { SitemapEntry } from './sitemap';

const paths = {
  pages: { type: 'page', pathOf: (uid: string) => (uid === 'home' ? '/' : `/pages/${uid}`) },
  articles: { type: 'article', pathOf: (uid: string) => `/blogs/journal/${uid}` },
} as const;

/** Every published page or article of the store's language. Throws Unavailable. */
export async function getContentEntries(
  context: Context,
  part: keyof typeof paths,
): Promise<SitemapEntry[]> {
  const { type, pathOf } = paths[part];
  const documents = await findEvery(context, type);
  const own = documents.flatMap(({ uid, changed }) =>
    uid
      ? [{ url: new URL(pathOf(encodeURIComponent(uid)), context.env.SITE_URL).href, changed }]
      : [],
  );
  const journal = new URL('/blogs/journal', context.env.SITE_URL).href;
  return part === 'articles' ? [{ url: journal }, ...own] : own;
}
