import { Link, useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import type { ReactNode } from 'react';
import { fullName, greeting } from '~/features/account/account';
import { getOverview } from '~/features/account/customer.server';
import { AccountLayout, AccountUnavailable } from '~/features/account/ui/account-layout';
import { OrderList } from '~/features/account/ui/order-list';
import { getAccountTexts } from '~/features/content/account-texts.server';
import { AccountBlurb } from '~/features/content/ui/account-story';
import { optional } from '~/platform/optional.server';
import type { RouteHandle } from '~/route-handle';
import { ButtonLink } from '~/ui/button';
import { accountHeaders, accountMeta } from './account-route';
import { queryForCustomer } from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Account');

export async function loader({ context }: LoaderFunctionArgs) {
  const [overview, texts] = await Promise.all([
    queryForCustomer(context, (token) => getOverview(context, token)),
    optional(context, 'account-texts-failed', getAccountTexts(context), null),
  ]);
  const { SITE_NAME: siteName, ACCOUNTS } = context.env;
  const page = { siteName, texts, hasPassword: ACCOUNTS === 'legacy' };
  return overview.ok
    ? data({ ...page, overview: overview.value })
    : data({ ...page, overview: null }, 503);
}

const blurb = 'A snapshot of your account: your details, addresses and recent orders.';

export default function DashboardRoute() {
  const { overview, texts, hasPassword } = useLoaderData<typeof loader>();
  if (!overview) {
    return (
      <AccountLayout title="Account">
        <AccountUnavailable retry="/accounts/dashboard" />
      </AccountLayout>
    );
  }
  const { profile, defaultAddress, orders } = overview;
  return (
    <AccountLayout
      title={greeting(profile)}
      intro={<AccountBlurb texts={texts} otherwise={blurb} />}
    >
      <div className="grid grid-cols-1 gap-px bg-stone wrap-anywhere md:grid-cols-3">
        <Card
          title="Account information"
          action={hasPassword && <CardLink to="../change-password">Change Password</CardLink>}
        >
          <p>{fullName(profile)}</p>
          <p className="break-words">{profile.email}</p>
        </Card>
        <Card
          title="Addresses"
          action={<CardLink to="../account-addresses">Edit Addresses</CardLink>}
        >
          <p className="text-muted">Save your addresses for a faster checkout.</p>
        </Card>
        <Card title="Default Shipping Addresses">
          {defaultAddress ? (
            <address className="not-italic">
              <p>{fullName(defaultAddress)}</p>
              <p>{defaultAddress.address1}</p>
              {defaultAddress.address2 && <p>{defaultAddress.address2}</p>}
              <p>{defaultAddress.country}</p>
            </address>
          ) : (
            <p className="text-muted">You haven’t set a default address yet.</p>
          )}
        </Card>
      </div>
      <section aria-labelledby="recent" className="mt-12 md:mt-16">
        <h2 id="recent" className="heading-md">
          Recent orders
        </h2>
        <div className="mt-5">
          <OrderList orders={orders} />
        </div>
        <ButtonLink to="/accounts/my-orders" look="outline" className="mt-8">
          View all orders
        </ButtonLink>
      </section>
    </AccountLayout>
  );
}

const Card = ({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <section className="flex flex-col bg-sand p-6 md:p-7">
    <h2 className="eyebrow">{title}</h2>
    <div className="mt-4">{children}</div>
    {action && <div className="mt-auto pt-5">{action}</div>}
  </section>
);

const CardLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} relative="path" className="inline-block py-1 small text-link">
    {children}
  </Link>
);
