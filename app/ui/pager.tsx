import { Link } from '@remix-run/react';
import { buttonClass } from './button';

interface Props {
  /** 0-based, like `pageNo` in the URL. */
  page: number;
  /** Number of pages; null if unknown, see `hasNext`. */
  pageCount: number | null;
  hasNext?: boolean;
  /** `page` is 0-based. */
  hrefOf(page: number): string;
  label?: string;
}

export function Pager({ page, pageCount, hasNext = false, hrefOf, label = 'Pages' }: Props) {
  const more = pageCount === null ? hasNext : page + 1 < pageCount;
  if (page === 0 && !more) return null;
  const link = buttonClass({ look: 'outline', small: true });
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-6 pt-12">
      {page > 0 && (
        <Link to={hrefOf(page - 1)} discover="none" rel="prev" className={link}>
          Previous
        </Link>
      )}
      <span className="small text-muted tabular">
        Page {page + 1}
        {pageCount !== null && ` of ${pageCount}`}
      </span>
      {more && (
        <Link to={hrefOf(page + 1)} discover="none" rel="next" className={link}>
          Next
        </Link>
      )}
    </nav>
  );
}
