import type { BagLine } from '../cart';
import { LineButton } from './line-button';

/** Removes a line from the cart. */
export const RemoveLine = ({ line }: { line: BagLine }) => (
  <LineButton
    intent="remove"
    fields={{ line: line.id }}
    label="Remove"
    busy="Removing"
    about={line.title}
    done={`${line.title} was removed from your bag.`}
  />
);
