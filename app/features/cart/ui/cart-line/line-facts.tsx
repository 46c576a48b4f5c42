import type { ReactNode } from 'react';
import type { CartLine } from '../../cart';
import { LineChanges } from './line-changes';

/** Colour, size and message of a line. `children` come before the message, such as 'Qty: n' in the drawer. */
export function LineFacts({ line, children }: { line: CartLine; children?: ReactNode }) {
  return (
    <div className="small text-muted">
      {line.colour && <p>Colour: {line.colour}</p>}
      {line.size && <p>Size: {line.size}</p>}
      {children}
      {line.message && <p className="text-brass">{line.message}</p>}
      <LineChanges line={line} />
      {line.quantity === 0 && line.changes.every(({ kind }) => kind !== 'out') && (
        <p className="text-sale">Out of stock</p>
      )}
    </div>
  );
}
