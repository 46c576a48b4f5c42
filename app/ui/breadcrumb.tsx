export interface Crumb {
  label: string;
  to?: string;
}

export function Breadcrumb({
  crumbs,
  label = 'Breadcrumb',
}: {
  crumbs: readonly Crumb[];
  label?: string;
}) {
  return (
    <nav aria-label={label} className="small text-muted">
      <ol className="flex flex-wrap gap-x-2 gap-y-1 wrap-anywhere">
        {crumbs.map(({ label: name, to }, index) => (
          <li key={name} className="flex gap-x-2">
            {to ? (
              <Link to={to} discover="none" className="hover:text-ink hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            )}
            {index < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
import { Link } from '@remix-run/react';
