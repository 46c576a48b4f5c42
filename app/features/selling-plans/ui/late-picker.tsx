import { lateComponent } from '~/ui/late-component';
import type { PlanPickerProps } from './plan-picker';

/** Only pages of products with plans load the picker's code. */
const picker = lateComponent<PlanPickerProps>(
  'plan-picker',
  async () => (await import('./plan-picker')).PlanPicker,
);

export const LatePicker = picker.Late;
export const knowPlanPicker = picker.know;
