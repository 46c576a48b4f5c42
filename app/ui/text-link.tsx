import { Link, type LinkProps } from '@remix-run/react';

export const TextLink = ({ className = '', ...rest }: LinkProps) => (
  <Link discover="none" className={`text-link ${className}`} {...rest} />
);
