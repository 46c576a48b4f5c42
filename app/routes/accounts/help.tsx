import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getOverview } from '~/features/account/customer.server';
import { AccountLayout, AccountUnavailable } from '~/features/account/ui/account-layout';
import { HelpOrders } from '~/features/account/ui/help-orders';
import { takesReturns } from '~/features/returns/returns';
import type { RouteHandle } from '~/route-handle';
import { ButtonLink } from '~/ui/button';
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
    <AccountLayout title="Help" intro="Delivery, returns, and questions about an order.">
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
          <HelpOrders orders={orders} canAsk={canAsk} hasForm={hasForm} />
        ) : (
          <AccountUnavailable retry="/accounts/help" />
        )}
      </section>
    </AccountLayout>
  );
}
