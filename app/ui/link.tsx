import { Link as RemixLink, type LinkProps } from '@remix-run/react';
import { forwardRef } from 'react';

/** Remix's link, without its mark for the discovery of routes: the browser knows all routes from the start. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => (
  <RemixLink ref={ref} discover="none" {...props} />
));
Link.displayName = 'Link';
