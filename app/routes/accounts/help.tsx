import { Link, useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { isReturnable, type OrderSummary } from '~/features/account/account';
import { getOverview } from '~/features/account/customer.server';
import { askPath, orderPath, returnSlipPath } from '~/features/account/order-paths';
import { AccountFrame, AccountUnavailable } from '~/features/account/ui/account-frame';
import { returnPath, takesReturns } from '~/features/returns/returns';
import type { RouteHandle } from '~/route-handle';
import { ButtonLink } from '~/ui/button';
import { formatDate } from '~/ui/date';
import { useLocale } from '~/ui/locale';
import { helpPages } from '../page-loaders/help-pages.server';
import { accountHeaders, accountMeta } from './account-route';
import { queryForCustomer } from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Help');

export async function loader({ context }: LoaderFunctionArgs) {
  const [overview, pages] = await Promise.all([
    queryForCustomer(context, (token) => getOverview(context, token)),
    helpPages(context),
  ]);
  const { SITE_NAME: siteName, CONTACT_URL } = context.env;
  const page = {
    siteName,
    pages,
    canAsk: Boolean(CONTACT_URL),
    takesReturns: takesReturns(context.env, false),
  };
  return overview.ok
    ? data({ ...page, orders: overview.value.orders })
    : data({ ...page, orders: null }, 503);
}

export default function HelpRoute() {
  const { orders, pages, canAsk, takesReturns: hasForm } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title="Help" intro="Delivery, returns, and questions about an order.">
      {(pages.length > 0 || canAsk) && (
        <p className="flex flex-wrap gap-4">
          {pages.map(({ href, title }) => (
            <ButtonLink key={href} to={href} look="outline">
              {title}
            </ButtonLink>
          ))}
          {canAsk && (
            <ButtonLink to="/forms/contact" look="outline">
              Write to us
            </ButtonLink>
          )}
        </p>
      )}
      <section aria-labelledby="orders" className="mt-12 md:mt-16">
        <h2 id="orders" className="heading-md">
          About an order
        </h2>
        {orders ? (
          <Orders orders={orders} canAsk={canAsk} hasForm={hasForm} />
        ) : (
          <AccountUnavailable retry="/accounts/help" />
        )}
      </section>
    </AccountFrame>
  );
}

interface OrdersProps {
  orders: readonly OrderSummary[];
  canAsk: boolean;
  /** The shop has a form for returns. */
  hasForm: boolean;
}

function Orders({ orders, canAsk, hasForm }: OrdersProps) {
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
            <OrderHelp order={order} canAsk={canAsk} hasForm={hasForm} />
          </li>
        ))}
      </ul>
      <ButtonLink to="/accounts/my-orders" look="outline" className="mt-8">
        View all orders
      </ButtonLink>
    </>
  );
}

function OrderHelp({
  order,
  canAsk,
  hasForm,
}: Omit<OrdersProps, 'orders'> & { order: OrderSummary }) {
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
