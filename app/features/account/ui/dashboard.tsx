import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/button';
import { fullName, type Address, type OrderSummary, type Profile } from '../account';
import { OrderList } from './order-list';

interface Props {
  profile: Profile;
  defaultAddress: Address | null;
  orders: readonly OrderSummary[];
}

/** The dashboard: three cards and the most recent orders. */
export const Dashboard = ({ profile, defaultAddress, orders }: Props) => (
  <>
    <div className="grid gap-px bg-stone md:grid-cols-3">
      <Card
        title="Account information"
        action={<CardLink to="../change-password">Change Password</CardLink>}
      >
        <p>{fullName(profile)}</p>
        <p className="break-words">{profile.email}</p>
      </Card>
      <Card
        title="Addresses"
        action={<CardLink to="../account-addresses">Edit Addresses</CardLink>}
      >
        <p className="text-muted">Where your parcels may go, for a quicker checkout.</p>
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
          <p className="text-muted">You have no default address yet.</p>
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
  </>
);

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

/** `to` is relative to the dashboard: '../account-addresses'. */
const CardLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} relative="path" className="inline-block py-1 small text-link">
    {children}
  </Link>
);
