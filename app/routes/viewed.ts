import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import {
  addRecentlyViewed,
  getRecentlyViewed,
  readViewedHandles,
} from '~/features/catalog/recently-viewed.server';
import { isHandle } from '~/features/catalog/handle';
import { noStore } from '~/platform/http/no-store';

/** `/viewed?seen={handle}`: stores `seen` and returns previously viewed products, newest first. */
export async function loader({ context }: LoaderFunctionArgs) {
  const seen = context.url.searchParams.get('seen') ?? '';
  const products = await getRecentlyViewed(context, readViewedHandles(context), seen);
  if (isHandle(seen)) addRecentlyViewed(context, seen);
  return Response.json(products, { headers: noStore });
}
