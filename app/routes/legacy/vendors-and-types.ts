/** Shopify's paths `/collections/vendors?q=…` and `/collections/types?q=…`. */
import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { listParams } from '~/features/catalog/product-list';
import type { RouteHandle } from '~/route-handle';
import { orMoved } from '../page-loaders/or-not-found.server';

export const handle = { public: 'page', searchParams: ['q', ...listParams] } satisfies RouteHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  await orMoved(context);
  return redirect('/search', 302);
}
