import { Link, type LinkProps } from '@remix-run/react';

export const TextLink = ({ className = '', ...rest }: LinkProps) => (
  <Link className={`text-link ${className}`} {...rest} />
);
