import { Link } from '@remix-run/react';
import { formatDate } from '~/ui/date';
import { Picture } from '~/ui/picture';
import { useLocale } from '~/ui/locale';
import type { ArticleCard as Card } from '../journal.server';

interface ArticleCardProps {
  article: Card;
  /** Not lazy; for a page's first cards. */
  eager?: boolean;
  heading?: 'h2' | 'h3';
}

export function ArticleCard({ article, eager = false, heading: Title = 'h3' }: ArticleCardProps) {
  const { uid, title, summary, picture, date, tags, lang } = article;
  return (
    <article lang={lang} className="tile">
      {picture && (
        <div className="mb-5 overflow-hidden">
          <Picture
            {...picture}
            alt=""
            width={440}
            height={330}
            eager={eager}
            className="aspect-[4/3]"
          />
        </div>
      )}
      {(date || tags[0]) && (
        <p className="mb-2 flex flex-wrap gap-x-3 small text-muted">
          {tags[0] && <span>{tags[0]}</span>}
          {date && <ArticleDate date={date} />}
        </p>
      )}
      <Title className="heading-sm">
        <Link to={`/blogs/journal/${encodeURIComponent(uid)}`} discover="none">
          {title}
        </Link>
      </Title>
      {summary && <p className="mt-2 text-muted">{summary}</p>}
    </article>
  );
}

/** `date`: yyyy-MM-dd. */
export function ArticleDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date, useLocale())}</time>;
}
