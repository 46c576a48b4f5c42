/** `/accounts/dashboard`. */
import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { greeting } from '~/features/account/account';
import { getOverview } from '~/features/account/account.server';
import { AccountFrame, AccountUnavailable } from '~/features/account/ui/account-frame';
import { Dashboard } from '~/features/account/ui/dashboard';
import { AccountBlurb } from '~/features/content/ui/account-story';
import { accountHeaders } from './account-headers';
import { accountMeta } from './account-meta';
import { readForCustomer } from './guard.server';
import { readTexts } from './read-texts.server';

export const headers = accountHeaders;
export const meta = accountMeta('Account');

export async function loader({ context }: LoaderFunctionArgs) {
  const [overview, texts] = await Promise.all([
    readForCustomer(context, (token) => getOverview(context, token)),
    readTexts(context),
  ]);
  const siteName = context.env.SITE_NAME;
  if (overview === 'unavailable') return data({ siteName, texts, overview: null }, 503);
  return data({ siteName, texts, overview }, 200);
}

/** Used when the content team has no text of its own. */
const blurb = 'A snapshot of your account: your details, your addresses and your recent orders.';

export default function DashboardRoute() {
  const { overview, texts } = useLoaderData<typeof loader>();
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
      intro={<AccountBlurb texts={texts} otherwise={blurb} />}
    >
      <Dashboard {...overview} />
    </AccountFrame>
  );
}
