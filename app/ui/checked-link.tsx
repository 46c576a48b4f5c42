import { Link } from '@remix-run/react';
import type { ComponentProps } from 'react';

/** An address that was checked where it came in: a path of this site, or http(s), mailto, tel. */
export interface SiteLink {
  href: string;
  newTab: boolean;
}

/** What a `Link` or `ButtonLink` needs to lead there. */
export const linkProps = ({ href, newTab }: SiteLink) => ({
  to: href,
  ...(newTab && { target: '_blank', rel: 'noopener' }),
});

/** A link to a checked address: a page of this site without reloading, anything else as it is. */
export function CheckedLink({
  link,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to' | 'target' | 'rel'> & { link: SiteLink }) {
  return <Link {...linkProps(link)} {...rest} />;
}
