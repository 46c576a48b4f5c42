import { Button, type ButtonLook } from '~/ui/button';
import type { AddLabel, Choice } from '../choices';
import type { AddPhase } from './use-add';
import { addKeys } from './variant-choice';

/** Shown while the radio of this kind is the chosen one: plain CSS, so that it works without scripts. */
const shownFor: Record<AddLabel, string> = {
  'Add to bag': 'hidden group-has-[[data-add=add]:checked]/add:inline',
  Backorder: 'hidden group-has-[[data-add=backorder]:checked]/add:inline',
  Preorder: 'hidden group-has-[[data-add=preorder]:checked]/add:inline',
  'Out of stock': 'hidden group-has-[[data-add=out]:checked]/add:block',
};

/** What the button says while it works, and after. */
export const phases = { adding: 'Adding to bag', added: 'Added to bag' };

interface Props {
  choices: readonly Choice[];
  phase: AddPhase;
  look?: ButtonLook;
  /** Read out after the label where several such buttons are on a page. */
  about?: string;
}

/** The button of an add-to-bag form, spec §4. With several choices its form is a `group/add`. */
export function AddButton({ choices, phase, look = {}, about }: Props) {
  const [only, ...others] = choices;
  const alone = others.length === 0 ? only?.add : undefined;
  const labels = new Set(choices.map(({ add }) => add));
  if (!only || (labels.size === 1 && labels.has('Out of stock'))) return <SoldOut look={look} />;
  return (
    <>
      <div className="group-has-[[data-add=out]:checked]/add:hidden">
        <Button {...look} wide aria-disabled={phase === 'adding' || undefined}>
          <span>
            {phase !== 'idle' ? phases[phase] : (alone ?? <ByChoice labels={[...labels]} />)}
            {about && <span className="sr-only">: {about}</span>}
          </span>
        </Button>
      </div>
      {!alone && labels.has('Out of stock') && (
        <div className={shownFor['Out of stock']}>
          <SoldOut look={look} />
        </div>
      )}
    </>
  );
}

const ByChoice = ({ labels }: { labels: AddLabel[] }) => (
  <>
    <span className="group-has-[[data-add]:checked]/add:hidden">Select Option</span>
    {labels
      .filter((label) => addKeys[label] !== 'out')
      .map((label) => (
        <span key={label} className={shownFor[label]}>
          {label}
        </span>
      ))}
  </>
);

/** In the button's place: nothing can be added. */
export const SoldOut = ({ look = {} }: { look?: ButtonLook }) => (
  <Button {...look} wide disabled>
    Out of stock
  </Button>
);
