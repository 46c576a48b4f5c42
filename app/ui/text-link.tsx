import { Link, type LinkProps } from '@remix-run/react';

/** A link inside running text; `to` is a path of this site. For addresses from outside see `CheckedLink`. */
export const TextLink = ({ className = '', ...rest }: LinkProps) => (
  <Link className={`text-link ${className}`} {...rest} />
);
