import { lateComponent } from '~/ui/late-component';
import type { PickupSectionProps } from './pickup-section';

/** Only pages of products that can be picked up load the section's code. */
const section = lateComponent<PickupSectionProps>(
  'pickup-section',
  async () => (await import('./pickup-section')).PickupSection,
);

export const LatePickupSection = section.Late;
export const knowPickupSection = section.know;
