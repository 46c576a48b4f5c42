import { lateComponent } from '~/ui/late-component';
import type { BundleListProps } from './bundle-list';

/** Only pages of bundles load the list's code. */
const list = lateComponent<BundleListProps>(
  'bundle-list',
  async () => (await import('./bundle-list')).BundleList,
);

export const LateBundleList = list.Late;
export const knowBundleList = list.know;
