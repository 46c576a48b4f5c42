export function Logo({ siteName }: { siteName: string }) {
  return (
    <Link
      to="/"
      discover="none"
      className="flex min-h-11 items-center gap-2.5 font-serif text-[min(1.625rem,7.5vw)]/none tracking-[-0.02em]"
    >
      <svg viewBox="0 0 20 18" width="0.75em" height="0.675em" aria-hidden="true">
        <path d="M0 0h20v3.4H0zM3 3.4h3.4V18H3zM13.6 3.4H17V18h-3.4z" fill="currentColor" />
      </svg>
      <span className="mt-1">{siteName}</span>
    </Link>
  );
}
import { Link } from '@remix-run/react';
