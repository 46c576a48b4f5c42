import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { feedMarket, writeFeed } from '~/features/seo/product-feed.server';
import type { RouteHandle } from '~/route-handle';
import { xml } from './xml.server';

export const handle = { public: 'file', searchParams: ['country'] } satisfies RouteHandle;

/**
 * `products.xml`, `products-2.xml` and so on. `?country=GB` selects a country of the store. 404 after the last part,
 * 503 during an outage.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const name = /^products(?:-([1-9]\d{0,3}))?\.xml$/.exec(params['*'] ?? '');
  const market = feedMarket(context, new URL(request.url).searchParams.get('country'));
  const feed = name && market && (await writeFeed(context, market, Number(name[1] ?? 1)));
  if (!feed) throw new Response(null, { status: 404 });
  return xml(feed);
}
