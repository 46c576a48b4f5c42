import { CheckedLink } from '~/ui/checked-link';
import { Picture } from '~/ui/picture';
import type { FeaturedCollection } from '../theme';

/** The theme's featured collections, above the footer. Nothing without any. */
export function FeaturedCollections({
  collections,
}: {
  collections: readonly FeaturedCollection[];
}) {
  if (collections.length === 0) return null;
  return (
    <nav aria-label="Featured collections" className="border-t border-stone">
      <ul className="frame grid gap-x-6 py-6 sm:grid-cols-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none lg:py-10">
        {collections.map(({ title, link, picture }) => (
          <li key={title} className="group relative flex items-center gap-5 py-3">
            <Picture
              {...picture}
              alt=""
              width={88}
              height={88}
              className="size-22 shrink-0 object-cover"
            />
            <CheckedLink
              link={link}
              className="heading-sm underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </CheckedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
