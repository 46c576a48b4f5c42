import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import type { AddLabel } from '../choices';
import { phases, SoldOut } from './add-button';
import type { AddPhase } from './use-add';

interface Props {
  /** Of the variant that is picked; null without one. */
  add: AddLabel | null;
  phase: AddPhase;
}

/**
 * The button of a form with a choice for each option, spec §4. Without scripts its words cannot
 * follow the choice: then it adds whatever is picked, and the page that answers tells when that is gone.
 */
export function PicksButton({ add, phase }: Props) {
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
        <div className="group-has-[[data-start]:not(:checked)]/add:hidden">
          <SoldOut />
        </div>
        <div className="hidden group-has-[[data-start]:not(:checked)]/add:block">
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
