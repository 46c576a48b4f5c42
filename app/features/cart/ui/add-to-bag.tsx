import { useEffect, useState } from 'react';
import type { ButtonLook } from '~/ui/button';
import { Quantity } from '~/ui/quantity';
import { addedLabelMs, type Choice } from '../cart';
import { AddButton, type AddPhase } from './add-button';
import { useBag } from './bag-provider';
import { useBagForm } from './use-bag-form';
import { VariantChoice } from './variant-choice';

interface Props {
  /** Title of the product, for what is read out and for the button's name on a card. */
  product: string;
  /** One variant, or several to choose from. */
  choices: readonly Choice[];
  /** Id of the variant that is chosen at first; without it 'Select Option'. */
  selected?: string;
  /** Told when the shopper chooses: the page may change price and picture. */
  onSelect?(id: string): void;
  /** Over the choices. */
  legend?: string;
  /** Finish colour, as the bag will call it. */
  colour?: string;
  /** Shows a quantity field; else one piece is added. */
  withQuantity?: boolean;
  look?: ButtonLook;
}

/** The add-to-bag form: posts to the bag page without scripts, opens the drawer with them. spec §4, §2. */
export function AddToBag({ product, choices, look = {}, ...rest }: Props) {
  const { selected, onSelect, legend = 'Size', colour, withQuantity = false } = rest;
  const { receive } = useBag();
  const [added, setAdded] = useState(0);
  const { onSubmit, sending, reply } = useBagForm((answer) => {
    receive(answer, answer.ok ? `${product} was added to your bag.` : '', answer.ok);
    if (answer.ok) setAdded(Date.now());
  });
  useEffect(() => {
    if (added === 0) return;
    const timer = setTimeout(() => setAdded(0), addedLabelMs);
    return () => clearTimeout(timer);
  }, [added]);
  const phase: AddPhase = sending ? 'adding' : added > 0 ? 'added' : 'idle';
  const [only, ...others] = choices;
  return (
    <form method="post" action="/cart" onSubmit={onSubmit} className="group/add grid gap-5">
      <input type="hidden" name="intent" value="add" />
      {colour && (
        <p className="small">
          Colour <span className="text-muted">{colour}</span>
        </p>
      )}
      {only && others.length === 0 ? (
        <input type="hidden" name="merchandise" value={only.id} />
      ) : (
        <VariantChoice {...{ choices, selected, legend, onSelect }} />
      )}
      {withQuantity && <Quantity />}
      <AddButton choices={choices} phase={phase} look={look} />
      {reply && !reply.ok && reply.message && !sending && (
        <p role="alert" className="small text-sale">
          {reply.message}
        </p>
      )}
    </form>
  );
}
