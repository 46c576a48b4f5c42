import { Link } from '@remix-run/react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { Swatch as Round } from '~/ui/swatch';
import type { Swatch } from '../../swatch';

interface Props {
  swatches: Swatch[];
  title: string;
  label?: string;
  className?: string;
  current?: string;
  /**
   * Handles of hidden swatches. They keep their place, so that the others don't move under the pointer, and stay visible
   * while they have the focus.
   */
  unsold?: readonly string[];
  linkProps?(swatch: Swatch): {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
    onClick(event: MouseEvent): void;
  };
}

export function Swatches(props: Props) {
  const {
    swatches,
    title,
    label = 'Other finishes',
    className = '',
    current,
    unsold,
    linkProps,
  } = props;
  if (swatches.length === 0) return null;
  return (
    <ul className={`swatches ${className}`.trim()} aria-label={label}>
      {swatches.map((swatch) => (
        <li
          key={swatch.handle}
          className={unsold?.includes(swatch.handle) ? 'not-focus-within:invisible' : undefined}
        >
          <Link
            to={`/products/${swatch.handle}`}
            discover="none"
            aria-label={`${title}, ${swatch.label}`}
            aria-current={swatch.handle === current || undefined}
            title={swatch.label}
            data-in-place={linkProps && true}
            {...linkProps?.(swatch)}
          >
            <Round colour={swatch.hex} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
