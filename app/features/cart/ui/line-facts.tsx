import type { ReactNode } from 'react';
import type { BagLine } from '../cart';

/** Colour, size and message of a line; `children` come between, as 'Qty: n' does in the drawer. */
export function LineFacts({ line, children }: { line: BagLine; children?: ReactNode }) {
  return (
    <div className="small text-muted">
      {line.colour && <p>Colour: {line.colour}</p>}
      {line.size && <p>Size: {line.size}</p>}
      {children}
      {line.message && <p className="text-brass">{line.message}</p>}
      {line.quantity === 0 && <p className="text-sale">Out of stock</p>}
    </div>
  );
}
