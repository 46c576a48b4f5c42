/** JSON for monitors. 503 if shoppers can't buy. */
import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getHealth } from '~/features/health/health.server';
import { noStore } from '~/platform/http/no-store';

export async function loader({ context }: LoaderFunctionArgs) {
  const health = await getHealth(context);
  context.cookies.discard();
  return new Response(JSON.stringify(health), {
    status: health.status === 'down' ? 503 : 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...noStore,
      'X-Robots-Tag': 'noindex',
    },
  });
}
