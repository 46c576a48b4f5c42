/** `/accounts/dashboard`. spec §2. */
import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { greeting } from '~/features/account/account';
import { getOverview } from '~/features/account/account.server';
import { AccountFrame, AccountUnavailable } from '~/features/account/ui/account-frame';
import { Dashboard } from '~/features/account/ui/dashboard';
import { accountHeaders } from './account-headers';
import { accountMeta } from './account-meta';
import { readForCustomer } from './guard.server';

export const headers = accountHeaders;
export const meta = accountMeta('Account');

export async function loader({ context }: LoaderFunctionArgs) {
  const overview = await readForCustomer(context, (token) => getOverview(context, token));
  const siteName = context.env.SITE_NAME;
  if (overview === 'unavailable') return data({ siteName, overview: null }, 503);
  return data({ siteName, overview }, 200);
}

export default function DashboardRoute() {
  const { overview } = useLoaderData<typeof loader>();
  if (!overview) {
    return (
      <AccountFrame title="Account">
        <AccountUnavailable retry="/accounts/dashboard" />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={greeting(overview.profile)}
      intro="A snapshot of your account: your details, your addresses and your recent orders."
    >
      <Dashboard {...overview} />
    </AccountFrame>
  );
}
