import { Link } from '@remix-run/react';
import { formatMoney } from '~/ui/money';
import { useLocale } from '~/ui/locale';
import type { OrderSummary } from '../account';
import { orderPath } from '../order-paths';

export function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  if (orders.length === 0) {
    return <p className="border-y border-stone py-8">You haven&apos;t made any orders yet!</p>;
  }
  return (
    <>
      <div className="relative overflow-x-auto">
        <OrderTable orders={orders} />
      </div>
      <ul className="grid grid-cols-1 gap-4 wrap-anywhere md:hidden">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    </>
  );
}

const columns = ['Order', 'Date', 'Payment', 'Fulfilment', 'Tracking'];

const OrderTable = ({ orders }: { orders: readonly OrderSummary[] }) => (
  <table className="hidden w-full border-collapse text-left small md:table">
    <thead>
      <tr className="border-b border-ink">
        {columns.map((column) => (
          <th key={column} scope="col" className="py-3 pr-4 font-medium">
            {column}
          </th>
        ))}
        <th scope="col" className="py-3 pr-4 text-right font-medium">
          Total
        </th>
        <th scope="col">
          <span className="sr-only">View</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {orders.map((order) => (
        <tr key={order.id} className="border-b border-stone">
          <th scope="row" className="py-3.5 pr-4 font-medium">
            {order.name}
          </th>
          <td className="py-3.5 pr-4 tabular">{order.date}</td>
          <td className="py-3.5 pr-4">{order.payment}</td>
          <td className="py-3.5 pr-4">{order.fulfilment}</td>
          <td className="py-3.5 pr-4">
            <Tracking tracking={order.tracking} />
          </td>
          <td className="py-3.5 pr-4 text-right tabular">
            <Total order={order} />
          </td>
          <td className="py-1 text-right">
            <ViewLink order={order} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const OrderCard = ({ order }: { order: OrderSummary }) => (
  <li className="border border-stone p-5">
    <div className="flex items-baseline justify-between gap-4">
      <p className="heading-sm">{order.name}</p>
      <p className="tabular">
        <Total order={order} />
      </p>
    </div>
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 small">
      <dt className="text-muted">Date</dt>
      <dd className="tabular">{order.date}</dd>
      <dt className="text-muted">Payment</dt>
      <dd>{order.payment}</dd>
      <dt className="text-muted">Fulfilment</dt>
      <dd>{order.fulfilment}</dd>
      <dt className="text-muted">Tracking</dt>
      <dd>
        <Tracking tracking={order.tracking} />
      </dd>
    </dl>
    <div className="mt-4">
      <ViewLink order={order} />
    </div>
  </li>
);

function Total({ order }: { order: OrderSummary }) {
  return <>{formatMoney(order.total, useLocale())}</>;
}

const ViewLink = ({ order }: { order: OrderSummary }) => (
  <Link
    to={orderPath(order.id)}
    className="inline-flex min-h-9 items-center border border-ink px-4 text-[0.8125rem] font-medium hover:bg-ink hover:text-paper"
  >
    View<span className="sr-only"> order {order.name}</span>
  </Link>
);

export function Tracking({ tracking }: { tracking: OrderSummary['tracking'] }) {
  if (!tracking) return <span className="text-muted">–</span>;
  if (!tracking.href) return <>{tracking.number}</>;
  return (
    <a href={tracking.href} target="_blank" rel="noopener noreferrer" className="text-link">
      {tracking.number}
    </a>
  );
}
