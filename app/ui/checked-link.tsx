import { Link } from '@remix-run/react';
import type { ComponentProps } from 'react';

/** A validated URL: a path of this site, or http(s), mailto or tel. */
export interface SiteLink {
  href: string;
  newTab: boolean;
}

export const linkProps = ({ href, newTab }: SiteLink) => ({
  to: href,
  ...(newTab && { target: '_blank', rel: 'noopener' }),
});

export const NewTabNote = () => <span className="sr-only"> (opens in a new tab)</span>;

/**
 * Navigates on the client within this site. Remix's `discover` attribute isn't needed, because the manifest contains
 * all routes.
 */
export function CheckedLink({
  link,
  children,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to' | 'target' | 'rel'> & { link: SiteLink }) {
  return (
    <Link discover="none" {...linkProps(link)} {...rest}>
      {children}
      {link.newTab && <NewTabNote />}
    </Link>
  );
}
