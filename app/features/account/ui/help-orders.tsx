import { Link } from '@remix-run/react';
import { returnPath } from '~/features/returns/returns';
import { ButtonLink } from '~/ui/button';
import { formatDate } from '~/ui/date';
import { useLocale } from '~/ui/locale';
import { isReturnable, type OrderSummary } from '../account';
import { askPath, orderPath, returnSlipPath } from '../order-paths';

interface Props {
  orders: readonly OrderSummary[];
  canAsk: boolean;
  /** The shop has a form for returns. */
  hasForm: boolean;
}

export function HelpOrders({ orders, canAsk, hasForm }: Props) {
  const locale = useLocale();
  if (orders.length === 0) {
    return <p className="mt-5 border-y border-stone py-8">You haven&apos;t made any orders yet!</p>;
  }
  return (
    <>
      <ul className="mt-5 border-t border-stone">
        {orders.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-b border-stone py-4"
          >
            <p>
              <Link to={orderPath(order.id)} className="font-medium hover:underline">
                Order {order.name}
              </Link>
              <span className="block small text-muted">
                <time dateTime={order.date}>{formatDate(order.date, locale)}</time>
                {order.fulfilment && ` · ${order.fulfilment}`}
              </span>
            </p>
            <OrderLinks order={order} canAsk={canAsk} hasForm={hasForm} />
          </li>
        ))}
      </ul>
      <ButtonLink to="/accounts/my-orders" look="outline" className="mt-8">
        View all orders
      </ButtonLink>
    </>
  );
}

function OrderLinks({ order, canAsk, hasForm }: Omit<Props, 'orders'> & { order: OrderSummary }) {
  const canReturn = isReturnable(order);
  const canRequest = order.hasLeft && hasForm;
  const about = <span className="sr-only"> {order.name}</span>;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 small">
      {canRequest && (
        <Link to={returnPath(order.id)} className="inline-block py-1 text-link">
          Return items{about}
        </Link>
      )}
      {canAsk && (
        <Link to={askPath(order.name)} className="inline-block py-1 text-link">
          {canReturn && !canRequest ? 'Start a return or ask a question' : 'Ask about this order'}
          {about}
        </Link>
      )}
      {canReturn && (
        <Link to={returnSlipPath(order.id)} className="inline-block py-1 text-link">
          Return slip{about}
        </Link>
      )}
    </p>
  );
}
