/** `/cart/c/{token}`: a checkout URL that reached this host instead of the shop's. Redirects to CHECKOUT_DOMAIN. */
import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { forwardedCheckout } from '~/features/cart/cart.server';

export function loader({ context, params }: LoaderFunctionArgs) {
  const checkout = forwardedCheckout(context, params['*'] ?? '');
  if (!checkout) throw new Response(null, { status: 404 });
  return redirect(checkout, { status: 302, headers: { 'Cache-Control': 'no-store' } });
}
