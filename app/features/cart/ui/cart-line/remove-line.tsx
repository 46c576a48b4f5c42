import type { CartLine } from '../../cart';
import { LineButton } from './line-button';

/** Removes a line from the cart. */
export const RemoveLine = ({ line }: { line: CartLine }) => (
  <LineButton
    intent="remove"
    fields={{ line: line.id }}
    label="Remove"
    busy="Removing"
    about={line.title}
    done={`${line.title} was removed from your bag.`}
  />
);
