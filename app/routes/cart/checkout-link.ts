/** Redirects `/cart/c/{token}` to the host in CHECKOUT_DOMAIN. */
import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { forwardedCheckoutUrl } from '~/features/cart/checkout-url.server';
import { noStore } from '~/platform/http/no-store';
import type { RouteHandle } from '~/route-handle';

export const handle = { limit: 'cart' } satisfies RouteHandle;

export function loader({ context, params }: LoaderFunctionArgs) {
  const checkout = forwardedCheckoutUrl(context, params['*'] ?? '');
  if (!checkout) throw new Response(null, { status: 404 });
  return redirect(checkout, { status: 302, headers: noStore });
}
