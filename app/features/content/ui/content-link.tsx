import { Link } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import type { SiteLink } from '../links';

/** A link to a checked address: a page of this site without reloading, anything else as it is. */
export function ContentLink({
  link,
  children,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to' | 'target' | 'rel'> & {
  link: SiteLink;
  children: ReactNode;
}) {
  return (
    <Link to={link.href} {...(link.newTab && { target: '_blank', rel: 'noopener' })} {...rest}>
      {children}
    </Link>
  );
}
