import { Link } from '@remix-run/react';
import type { ArticleCard } from '~/features/content/article';
import { Picture } from '~/ui/picture';
import { SliceHeading } from '../slice-heading';
import type { SliceProps } from '../slice-props';
import type { FeaturedPostsSlice } from './schema';

/** Three articles of the journal; nothing when they cannot be read. */
export function FeaturedPosts({
  slice: { primary, posts },
}: SliceProps<FeaturedPostsSlice & { posts: ArticleCard[] }>) {
  if (posts.length === 0) return null;
  return (
    <section className="frame band">
      <SliceHeading {...primary} />
      <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3">
        {posts.map(({ uid, title, summary, picture }) => (
          <li key={uid} className="group relative">
            {picture && (
              <Picture
                {...picture}
                alt=""
                width={440}
                height={330}
                className="mb-5 aspect-[4/3] w-full object-cover"
              />
            )}
            <h3 className="heading-sm">
              <Link
                to={`/blogs/journal/${uid}`}
                className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2 text-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
