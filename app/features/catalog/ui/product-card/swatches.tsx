import { Link } from '@remix-run/react';
import { Swatch as Round } from '~/ui/swatch';
import type { Swatch } from '../../swatch';

interface Props {
  swatches: Swatch[];
  /** The design's title: on a list, most designs have a swatch of the same name. */
  title: string;
}

/** Links to the other finishes of the same design. Nothing without any. */
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
