import { Link } from '~/ui/link';
import { Swatch as Round } from '~/ui/swatch';
import type { Swatch } from '../../swatch';

/** Links to the other finishes of the same design. Nothing without any. */
export function Swatches({ swatches }: { swatches: Swatch[] }) {
  if (swatches.length === 0) return null;
  return (
    <ul className="swatches" aria-label="Other finishes">
      {swatches.map(({ handle, hex, label }) => (
        <li key={handle}>
          <Link to={`/products/${handle}`} aria-label={label} title={label}>
            <Round colour={hex} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
