/** For password managers (W3C). 404 without passwords. */
import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import type { RouteHandle } from '~/route-handle';

export const handle = { public: 'file' } satisfies RouteHandle;

export function loader({ context: { env } }: LoaderFunctionArgs) {
  if (env.ACCOUNTS !== 'legacy') return new Response('Not found', { status: 404 });
  return new Response(null, {
    status: 302,
    headers: { Location: '/accounts/change-password', 'Cache-Control': 'public, max-age=86400' },
  });
}
