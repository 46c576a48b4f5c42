import { Link } from '@remix-run/react';
import type { Swatch } from '../swatch';

/** Other finishes of the same design, each a link to its product. Nothing when there are none. */
export function Swatches({ swatches }: { swatches: Swatch[] }) {
  if (swatches.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap" aria-label="Other finishes">
      {swatches.map(({ handle, hex, label }) => (
        <li key={handle}>
          <Link
            to={`/products/${handle}`}
            aria-label={label}
            title={label}
            className="flex size-7 items-center justify-center"
          >
            {/* An attribute of SVG, because the CSP forbids inline styles. */}
            <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
              <circle cx="8" cy="8" r="7.5" fill={hex} className="stroke-stone" />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}
