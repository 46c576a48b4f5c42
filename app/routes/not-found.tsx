import { useLoaderData } from '@remix-run/react';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@shopify/remix-oxygen';
import { QuickAdd } from '~/features/cart/ui/add-to-cart/quick-add';
import { getBestSellers } from '~/features/catalog/catalog.server';
import { BestSellers, SearchField } from '~/features/catalog/ui/search/fallback-content';
import { optionalInTime } from '~/platform/optional.server';
import type { RouteHandle } from '~/route-handle';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { pageMeta } from '~/ui/page-meta';

export const handle = { public: 'page', markdown: true } satisfies RouteHandle;

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta({ title: 'Not found', siteName: loaded.siteName, hidden: true }) : [];

/** Missing products, collections and content pages redirect here. */
export async function loader({ context }: LoaderFunctionArgs) {
  const bestSellers = await optionalInTime(context, 'best-sellers-failed', getBestSellers, []);
  return data({ siteName: context.env.SITE_NAME, bestSellers }, { status: 404 });
}

export default function NotFound() {
  const { bestSellers } = useLoaderData<typeof loader>();
  return (
    <>
      <EmptyState
        heading="h1"
        title="We couldn’t find that"
        action={<ButtonLink to="/">Go to the home page</ButtonLink>}
      >
        It may have moved, or we may no longer sell it.
      </EmptyState>
      <SearchField />
      <BestSellers products={bestSellers} action={(product) => <QuickAdd product={product} />} />
    </>
  );
}
