import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { pageMeta } from '~/ui/page-meta';

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta({ title: 'Not found', siteName: loaded.siteName, hidden: true }) : [];

/** The page to which products, collections and content pages that cannot be loaded redirect. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  data({ siteName: context.env.SITE_NAME }, { status: 404 });

export default function NotFound() {
  const { siteName } = useLoaderData<typeof loader>();
  return (
    <EmptyState
      heading="h1"
      title="We could not find that"
      action={
        <>
          <ButtonLink to="/">Go to the front page</ButtonLink>
          <ButtonLink to="/search" look="outline">
            Search {siteName}
          </ButtonLink>
        </>
      }
    >
      It may have moved, or it may have sold for the last time.
    </EmptyState>
  );
}
