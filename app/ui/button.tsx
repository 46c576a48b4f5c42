import { Link } from '@remix-run/react';
import type { LinkProps } from '@remix-run/react';
import type { ButtonHTMLAttributes } from 'react';
import { NewTabNote } from './checked-link';

export interface ButtonLook {
  /** 'light' is for buttons on a dark picture. */
  look?: 'solid' | 'outline' | 'light' | 'link';
  small?: boolean;
  wide?: boolean;
}

const looks = { solid: 'button-solid', outline: 'button-outline', light: 'button-light' };

/** For elements that are neither `Button` nor `ButtonLink`. */
export function buttonClass({ look = 'solid', small = false, wide = false }: ButtonLook = {}) {
  if (look === 'link') return 'button-link';
  return ['button', looks[look], small && 'button-small', wide && 'w-full']
    .filter(Boolean)
    .join(' ');
}

export function Button({
  look,
  small,
  wide,
  className = '',
  type = 'submit',
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      className={`${buttonClass({ look, small, wide })} ${className}`.trim()}
      {...rest}
    />
  );
}

export function ButtonLink(props: ButtonLook & LinkProps) {
  const { look, small, wide, className = '', children, ...rest } = props;
  return (
    <Link
      discover="none"
      className={`${buttonClass({ look, small, wide })} ${className}`.trim()}
      {...rest}
    >
      {children}
      {rest.target === '_blank' && <NewTabNote />}
    </Link>
  );
}
