import { Button, buttonClass, type ButtonLook } from '~/ui/button';
import type { AddLabel, Choice } from '../cart';
import { addKeys } from './variant-choice';

export type AddPhase = 'idle' | 'adding' | 'added';

/** Shown while the radio of this kind is the chosen one: plain CSS, so that it works without scripts. */
const shownFor: Record<AddLabel, string> = {
  'Add to bag': 'hidden group-has-[[data-add=add]:checked]/add:inline',
  Backorder: 'hidden group-has-[[data-add=backorder]:checked]/add:inline',
  Preorder: 'hidden group-has-[[data-add=preorder]:checked]/add:inline',
  'Out of stock': 'hidden group-has-[[data-add=out]:checked]/add:block',
};

const phases = { adding: 'Adding to bag', added: 'Added to bag' };

/** The button of an add-to-bag form, spec §4: it must stand in a `group/add` that holds the choices. */
export function AddButton({
  choices,
  phase,
  look,
}: {
  choices: readonly Choice[];
  phase: AddPhase;
  look: ButtonLook;
}) {
  const [only, ...others] = choices;
  if (only && others.length === 0 && only.add === 'Out of stock') return <SoldOut look={look} />;
  const alone = only && others.length === 0 ? only.add : undefined;
  const labels = [...new Set(choices.map(({ add }) => add))];
  return (
    <>
      <div className="group-has-[[data-add=out]:checked]/add:hidden">
        <Button {...look} wide aria-disabled={phase === 'adding' || undefined}>
          {phase !== 'idle' ? phases[phase] : (alone ?? <ByChoice labels={labels} />)}
        </Button>
      </div>
      {labels.includes('Out of stock') && (
        <div className={shownFor['Out of stock']}>
          <SoldOut look={look} />
        </div>
      )}
    </>
  );
}

function ByChoice({ labels }: { labels: AddLabel[] }) {
  return (
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
}

const SoldOut = ({ look }: { look: ButtonLook }) => (
  <button type="button" disabled className={buttonClass({ ...look, wide: true })}>
    Out of stock
  </button>
);
