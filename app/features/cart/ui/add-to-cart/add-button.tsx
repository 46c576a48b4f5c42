import { Button, type ButtonLook } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import type { AddLabel, VariantOption } from '../../variant-options';
import type { AddPhase } from './use-add-to-cart';

/** CSS chooses the label, so that it works without scripts. */
const shownFor: Record<AddLabel, string> = {
  'Add to bag': 'hidden on-add:inline',
  Backorder: 'hidden on-backorder:inline',
  Preorder: 'hidden on-preorder:inline',
  'Out of stock': 'hidden on-out:block',
};

const phases = { adding: 'Adding to bag', added: 'Added to bag' };

interface AddButtonProps {
  choices: readonly VariantOption[];
  phase: AddPhase;
  look?: ButtonLook;
  which?: string;
  about?: string;
}

/** With several `choices`, the form needs the class `group/add`. */
export function AddButton({ choices, phase, look = {}, which, about }: AddButtonProps) {
  const [only, ...others] = choices;
  const alone = others.length === 0 ? only?.add : undefined;
  const labels = new Set(choices.map(({ add }) => add));
  if (!only || (labels.size === 1 && labels.has('Out of stock'))) return <SoldOut look={look} />;
  const button = (
    <Button {...look} wide aria-disabled={phase === 'adding' || undefined}>
      <span className={which && 'py-1.5'}>
        {phase !== 'idle' ? phases[phase] : (alone ?? <ByChoice labels={[...labels]} />)}
        {about && <span className="sr-only">{`: ${about}`}</span>}
        <Which text={which} />
      </span>
    </Button>
  );
  if (alone) return button;
  return (
    <>
      <div className="on-out:hidden">{button}</div>
      {labels.has('Out of stock') && (
        <div className={shownFor['Out of stock']}>
          <SoldOut look={look} />
        </div>
      )}
    </>
  );
}

const ByChoice = ({ labels }: { labels: AddLabel[] }) => (
  <>
    {labels
      .filter((label) => label !== 'Out of stock')
      .map((label) => (
        <span key={label} className={shownFor[label]}>
          {label}
        </span>
      ))}
  </>
);

export const SoldOut = ({ look = {}, which }: { look?: ButtonLook; which?: string }) => (
  <Button {...look} wide disabled>
    {which ? (
      <span className="py-1.5">
        Out of stock
        <Which text={which} />
      </span>
    ) : (
      'Out of stock'
    )}
  </Button>
);

const Which = ({ text }: { text: string | undefined }) =>
  text ? (
    <>
      <span className="sr-only">, </span>
      <span className="block text-[0.75rem] font-normal">{text}</span>
    </>
  ) : null;

interface OptionsAddButtonProps {
  add: AddLabel | null;
  phase: AddPhase;
}

/** Without scripts, the label doesn't follow the selection, so CSS replaces 'Out of stock' after a change. */
export function OptionsAddButton({ add, phase }: OptionsAddButtonProps) {
  const hydrated = useHydrated();
  const adding = phase === 'adding' || undefined;
  if (hydrated && add === 'Out of stock') return <SoldOut />;
  if (hydrated || (add && add !== 'Out of stock')) {
    return (
      <Button wide aria-disabled={adding}>
        {phase !== 'idle' ? phases[phase] : (add ?? 'Select Option')}
      </Button>
    );
  }
  if (add === 'Out of stock') {
    return (
      <>
        <div className="on-other:hidden">
          <SoldOut />
        </div>
        <div className="hidden on-other:block">
          <Button wide>Add to bag</Button>
        </div>
      </>
    );
  }
  return (
    <Button wide>
      <span className="group-valid/add:hidden">Select Option</span>
      <span className="hidden group-valid/add:inline">Add to bag</span>
    </Button>
  );
}
