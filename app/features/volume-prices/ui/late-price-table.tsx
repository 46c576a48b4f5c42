import { lateComponent } from '~/ui/late-component';
import type { PriceTableProps } from './price-table';

/** Only pages of products with volume prices load the table's code. */
const table = lateComponent<PriceTableProps>(
  'price-table',
  async () => (await import('./price-table')).PriceTable,
);

export const LatePriceTable = table.Late;
export const knowPriceTable = table.know;
