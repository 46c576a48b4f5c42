import { useLoaderData } from '@remix-run/react';
import {
  data,
  redirectDocument,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import { findAppProxy } from '~/features/app-proxy/app-proxy.server';
import { QuickAdd } from '~/features/cart/ui/add-to-cart/quick-add';
import { getBestSellers } from '~/features/catalog/catalog.server';
import { BestSellers, SearchField } from '~/features/catalog/ui/search/fallback-content';
import { pagePathOf } from '~/platform/http/page-path';
import { withQuery } from '~/platform/http/redirects';
import { optionalInTime } from '~/platform/optional.server';
import { pageMeta } from '~/ui/page-meta';
import type { RouteHandle } from '~/route-handle';
import { orMoved } from './page-loaders/or-not-found.server';
import { UnknownPath } from './shell/unknown-path';

export const handle = { countsAsUncached: true, markdown: true } satisfies RouteHandle;

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta({ title: '404 Error', siteName: loaded.siteName, hidden: true }) : [];

export async function loader({ context }: LoaderFunctionArgs) {
  const path = pagePathOf(context.url.pathname);
  // A link to a Shopify app's page, which isn't a page of this React app.
  if (!context.markdown && findAppProxy(path, context.env))
    throw redirectDocument(withQuery(path, context.url.search));
  const [bestSellers] = await Promise.all([
    context.markdown ? [] : optionalInTime(context, 'best-sellers-failed', getBestSellers, []),
    orMoved(context),
  ]);
  return data({ siteName: context.env.SITE_NAME, bestSellers }, { status: 404 });
}

export const action = (args: LoaderFunctionArgs) => loader(args);

export default function UnknownPathPage() {
  const { bestSellers } = useLoaderData<typeof loader>();
  return (
    <>
      <UnknownPath />
      <SearchField />
      <BestSellers products={bestSellers} action={(product) => <QuickAdd product={product} />} />
    </>
  );
}
