import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import type { AddLabel } from '../../variant-options';
import { phases, SoldOut } from './add-button';
import type { AddPhase } from './use-add-to-cart';

interface Props {
  /** Label for the selected variant; null without one. */
  add: AddLabel | null;
  phase: AddPhase;
}

/**
 * Submit button of a form with several options. Without scripts its label cannot follow the selection:
 * it then posts the selected options, and the next page says when that variant is not available.
 */
export function OptionsAddButton({ add, phase }: Props) {
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
