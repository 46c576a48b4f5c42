import { Link, type LinkProps } from '@remix-run/react';
import type { ButtonHTMLAttributes } from 'react';
import { NewTabNote } from './checked-link';

export interface ButtonLook {
  /** solid: a view's main action; outline: secondary; light: on a dark picture; link: underlined text. */
  look?: 'solid' | 'outline' | 'light' | 'link';
  small?: boolean;
  /** Full width of its parent. */
  wide?: boolean;
}

const looks = {
  solid: 'border-ink bg-ink text-paper hover:border-moss hover:bg-moss',
  outline: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  light: 'border-paper bg-paper text-ink hover:bg-sand hover:border-sand',
};

/** Classes of a button, for elements that are neither `Button` nor `ButtonLink`. */
export function buttonClass({ look = 'solid', small = false, wide = false }: ButtonLook = {}) {
  if (look === 'link')
    return 'text-link inline-flex min-h-6 items-center small disabled:text-muted';
  const size = small ? 'min-h-10 px-5 text-[0.8125rem]' : 'min-h-12 px-7 text-[0.875rem]';
  return (
    `inline-flex items-center justify-center gap-2 border text-center font-medium tracking-[0.02em] transition-colors ` +
    `disabled:border-stone disabled:bg-stone disabled:text-muted ${looks[look]} ${size} ${wide ? 'w-full' : ''}`
  );
}

/** A button; `type` defaults to `submit`. */
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
      className={`${buttonClass({ look, small, wide })} ${className}`}
      {...rest}
    />
  );
}

/** A link that looks like a button; `to` is a path of this site. */
export function ButtonLink(props: ButtonLook & LinkProps) {
  const { look, small, wide, className = '', children, ...rest } = props;
  return (
    <Link className={`${buttonClass({ look, small, wide })} ${className}`} {...rest}>
      {children}
      {rest.target === '_blank' && <NewTabNote />}
    </Link>
  );
}
