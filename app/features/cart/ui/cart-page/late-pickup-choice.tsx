import { lateComponent } from '~/ui/late-component';
import type { PickupChoiceProps } from './pickup-choice';

/** Only bags in shops with local pickup load this code. */
const choice = lateComponent<PickupChoiceProps>(
  'pickup-choice',
  async () => (await import('./pickup-choice')).PickupChoice,
);

export const LatePickupChoice = choice.Late;
export const knowPickupChoice = choice.know;
