import { Price } from '~/ui/price';
import { Table, type Column } from '~/ui/table';
import { TextLink } from '~/ui/text-link';

interface Order {
  name: string;
  date: string;
  tracking: string;
  total: number;
}

const orders: Order[] = [
  { name: '#1042', date: '2026-10-02', tracking: 'JD014600003', total: 378 },
  {
    name: '#1017',
    date: '2026-08-19',
    tracking: 'A-very-long-tracking-number-000000004711',
    total: 59.5,
  },
];

const columns: Column<Order>[] = [
  { title: 'Order', cell: ({ name }) => name, heading: true },
  { title: 'Date', cell: ({ date }) => date },
  { title: 'Tracking', cell: ({ tracking }) => tracking },
  {
    title: 'Total',
    cell: ({ total }) => <Price price={{ amount: total, currency: 'USD' }} />,
    align: 'right',
  },
  {
    title: 'View',
    hideTitle: true,
    align: 'right',
    cell: ({ name }) => (
      <TextLink to="/styleguide">
        View<span className="sr-only"> order {name}</span>
      </TextLink>
    ),
  },
];

/** A sample of the table. */
export const Orders = () => (
  <Table caption="Orders" columns={columns} rows={orders} keyOf={({ name }) => name} />
);
