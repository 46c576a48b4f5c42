import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getComplements, getProductsByHandles } from '~/features/catalog/catalog.server';
import { inStock } from '~/features/catalog/complements';
import { ShownDesigns } from '~/features/catalog/distinct-products';
import { pageSize } from '~/features/catalog/page-size';
import type { Context } from '~/platform/context.server';
import type { RouteHandle } from '~/route-handle';
import { jsonReply } from './page-loaders/json-reply.server';

export const handle = {
  public: 'page',
  searchParams: ['complements', 'handles'],
} satisfies RouteHandle;

/**
 * Returns products as JSON; null with 404 or 503.
 * - `/product-cards?handles={a,b}`: at most 20 products.
 * - `/product-cards?complements={handle}`: complementary products in stock.
 */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  jsonReply(context, loadCards(context, new URL(request.url)));

async function loadCards(context: Context, { searchParams }: URL) {
  const subject = searchParams.get('complements');
  if (subject) return new ShownDesigns().take(inStock(await getComplements(context, subject)));
  const handles = searchParams.get('handles')?.split(',').slice(0, pageSize);
  return handles ? { products: await getProductsByHandles(context, handles) } : null;
}
