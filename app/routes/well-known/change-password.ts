/**
 * `/.well-known/change-password`: leads password managers to the form (W3C, "A Well-Known URL for Changing Passwords").
 * 404 in a shop whose customers have no passwords.
 */
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
