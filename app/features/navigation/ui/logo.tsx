import { Link } from '@remix-run/react';

/** Posts and a lintel, and the shop's name. */
export function Logo({ siteName }: { siteName: string }) {
  return (
    <Link to="/" className="flex min-h-11 items-baseline gap-2.5 pt-3">
      <svg viewBox="0 0 20 18" className="h-[1.05rem] w-auto" aria-hidden="true" focusable="false">
        <path d="M0 0h20v4H0zM3 4h4v14H3zM13 4h4v14h-4z" fill="currentColor" />
      </svg>
      <span className="font-serif text-[1.5rem]/none tracking-[0.01em]">{siteName}</span>
    </Link>
  );
}
