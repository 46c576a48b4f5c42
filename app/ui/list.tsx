import { Children, type ComponentPropsWithoutRef } from 'react';

interface Props extends ComponentPropsWithoutRef<'ul'> {
  /** For items whose order matters. */
  ordered?: boolean;
}

/** A list; nothing without items, because screen readers announce an empty one too. */
export function List({ ordered = false, children, ...rest }: Props) {
  if (Children.toArray(children).length === 0) return null;
  const Element = ordered ? 'ol' : 'ul';
  return <Element {...rest}>{children}</Element>;
}
