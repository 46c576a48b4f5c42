import { data, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { pageMeta } from '~/ui/page-meta';

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta({ title: '404 Error', siteName: loaded.siteName, hidden: true }) : [];

/** The 404 page, for any unmatched path. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  data({ siteName: context.env.SITE_NAME }, { status: 404 });

/** A form posted to an unmatched path gets the same page. */
export const action = (args: LoaderFunctionArgs) => loader(args);

export default function UnknownPath() {
  return (
    <EmptyState
      heading="h1"
      title="404 Error"
      action={<ButtonLink to="/">Go to the front page</ButtonLink>}
    >
      There is no page at this address.
    </EmptyState>
  );
}
