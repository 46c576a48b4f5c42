import { Link } from '@remix-run/react';
import { Swatch as Round } from '~/ui/swatch';
import type { Swatch } from '../../swatch';

/** Links to the other finishes of the same design. Nothing without any. */
export function Swatches({ swatches }: { swatches: Swatch[] }) {
  if (swatches.length === 0) return null;
  return (
    <ul className="-ml-1.5 flex flex-wrap" aria-label="Other finishes">
      {swatches.map(({ handle, hex, label }) => (
        <li key={handle}>
          <Link
            to={`/products/${handle}`}
            aria-label={label}
            title={label}
            className="flex size-7 items-center justify-center"
          >
            <Round colour={hex} className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
