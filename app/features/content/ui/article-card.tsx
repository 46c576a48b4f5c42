import { Link } from '@remix-run/react';
import { Picture } from '~/ui/picture';
import type { ArticleCard as Card } from '../article';
import { Day } from './day';

/** An article in a list; the whole card leads to it. `eager`: it is seen first. */
export function ArticleCard({ article, eager = false }: { article: Card; eager?: boolean }) {
  const { uid, title, summary, picture, date, tags } = article;
  return (
    <article className="group relative">
      {picture && (
        <div className="mb-5 overflow-hidden">
          <Picture
            {...picture}
            alt=""
            width={440}
            height={330}
            eager={eager}
            className="aspect-[4/3] w-full object-cover transition-transform duration-500 group-hover:scale-[1.02]"
          />
        </div>
      )}
      {(date || tags[0]) && (
        <p className="mb-2 flex flex-wrap gap-x-3 small text-muted">
          {tags[0] && <span>{tags[0]}</span>}
          {date && <Day date={date} />}
        </p>
      )}
      <h3 className="heading-sm">
        <Link
          to={`/blogs/journal/${encodeURIComponent(uid)}`}
          className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h3>
      {summary && <p className="mt-2 text-muted">{summary}</p>}
    </article>
  );
}
