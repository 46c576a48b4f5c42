import { Link } from '@remix-run/react';
import type { ComponentProps } from 'react';

/** A URL that was validated on arrival: a path of this site, or http(s), mailto or tel. */
export interface SiteLink {
  href: string;
  newTab: boolean;
}

/** The link's props for `Link` or `ButtonLink`. */
export const linkProps = ({ href, newTab }: SiteLink) => ({
  to: href,
  ...(newTab && { target: '_blank', rel: 'noopener' }),
});

/** Follows the text of a link that opens a new tab, for screen readers: the way back is another one there. */
export const NewTabNote = () => <span className="sr-only"> (opens in a new tab)</span>;

/** A link to a validated URL: client-side navigation within this site, a plain link otherwise. */
export function CheckedLink({
  link,
  children,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to' | 'target' | 'rel'> & { link: SiteLink }) {
  return (
    <Link {...linkProps(link)} {...rest}>
      {children}
      {link.newTab && <NewTabNote />}
    </Link>
  );
}
