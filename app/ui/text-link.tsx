import { Link, type LinkProps } from '@remix-run/react';

/** For URLs outside this site, see `CheckedLink`. */
export const TextLink = ({ className = '', ...rest }: LinkProps) => (
  <Link className={`text-link ${className}`} {...rest} />
);
