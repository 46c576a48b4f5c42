import {
  getNewestArticles,
  readArticleCard,
  type ArticleCard,
} from '~/features/content/journal.server';
import type { Context } from '~/platform/context.server';
import type { ParsedSlice } from '~/slices/page-slice';

/** The linked articles, or the newest three. Throws Unavailable. */
export async function loadFeaturedPosts(
  context: Context,
  { items }: ParsedSlice<'featured_posts'>,
): Promise<ArticleCard[]> {
  const linked = items.flatMap(({ article }) =>
    article ? [readArticleCard(context, article)] : [],
  );
  const posts = linked.filter((post) => post !== null);
  return posts.length > 0 ? posts.slice(0, 3) : getNewestArticles(context, 3);
}
