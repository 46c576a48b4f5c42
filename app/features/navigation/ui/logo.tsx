export function Logo({ siteName }: { siteName: string }) {
  return (
    <Link to="/" discover="none" className="logo">
      <svg viewBox="0 0 20 18" aria-hidden="true">
        <path d="M0 0h20v3.4H0zM3 3.4h3.4V18H3zM13.6 3.4H17V18h-3.4z" />
      </svg>
      <span>{siteName}</span>
    </Link>
  );
}
import { Link } from '@remix-run/react';
