import { ArticleCard } from '~/features/content/ui/article-card';
import { SliceHeading } from '~/slices/slice-heading';
import type { SliceProps } from '~/slices/page-slice';
import { gridOf } from '~/ui/columns';

export function FeaturedPosts({ slice: { primary, posts } }: SliceProps<'featured_posts'>) {
  if (posts.length === 0) return null;
  return (
    <section className="frame band">
      <SliceHeading {...primary} />
      <ul className={`grid gap-x-6 gap-y-12 ${gridOf(posts.length, { md: [2, 3], wide: [3, 4] })}`}>
        {posts.map((article) => (
          <li key={article.uid}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
