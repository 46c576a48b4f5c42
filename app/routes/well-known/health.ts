/** JSON for monitors. 503 if shoppers can't buy. */
import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getHealth } from '~/features/health/health.server';

export async function loader({ context }: LoaderFunctionArgs) {
  const health = await getHealth(context);
  context.cookies.discard();
  return new Response(JSON.stringify(health), {
    status: health.status === 'down' ? 503 : 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
