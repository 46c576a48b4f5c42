import { Link, type LinkProps } from '@remix-run/react';

/** A link in running text. `to` is a path of this site; for other URLs, see `CheckedLink`. */
export const TextLink = ({ className = '', ...rest }: LinkProps) => (
  <Link className={`text-link ${className}`} {...rest} />
);
