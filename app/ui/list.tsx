import { Children, type ComponentPropsWithoutRef } from 'react';

interface Props extends ComponentPropsWithoutRef<'ul'> {
  ordered?: boolean;
}

/** Screen readers announce empty lists, so an empty list renders nothing. */
export function List({ ordered = false, children, ...rest }: Props) {
  if (Children.toArray(children).length === 0) return null;
  const Element = ordered ? 'ol' : 'ul';
  return <Element {...rest}>{children}</Element>;
}
