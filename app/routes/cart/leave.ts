/** Forwards browsers to a checkout host that the CSP doesn't allow as a redirect target of forms. */
import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { getCheckout } from '~/features/cart/checkout-url.server';
import { applyPendingCode } from '~/features/cart/pending-discount.server';
import { onwardPage, standalonePage } from '~/platform/http/standalone-page';
import type { RouteHandle } from '~/route-handle';

export const handle = { limit: 'cart' } satisfies RouteHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  await applyPendingCode(context);
  const checkout = await getCheckout(context);
  if (!checkout.ok) return redirect('/cart', 303);
  const { href } = new URL(checkout.value.url);
  const page = onwardPage(href, {
    title: 'Checkout',
    text: 'Checkout will open in a moment.',
    label: 'Continue to checkout',
  });
  return standalonePage(page, context.env.SITE_NAME, context.nonce);
}
