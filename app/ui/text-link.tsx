import { Link, type LinkProps } from '@remix-run/react';

/** A link within running text; `to` is a path of this site. For URLs from other sources see `CheckedLink`. */
export const TextLink = ({ className = '', ...rest }: LinkProps) => (
  <Link className={`text-link ${className}`} {...rest} />
);
