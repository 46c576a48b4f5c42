import { Link } from '@remix-run/react';
import { Swatch as Round } from '~/ui/swatch';
import type { Swatch } from '../../swatch';

interface Props {
  swatches: Swatch[];
  /** Distinguishes swatches of equal names in a list. */
  title: string;
}

export function Swatches({ swatches, title }: Props) {
  if (swatches.length === 0) return null;
  return (
    <ul className="swatches" aria-label="Other finishes">
      {swatches.map(({ handle, hex, label }) => (
        <li key={handle}>
          <Link to={`/products/${handle}`} aria-label={`${title}, ${label}`} title={label}>
            <Round colour={hex} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
