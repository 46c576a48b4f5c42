/** Forwards browsers to a checkout host that the CSP doesn't allow as a redirect target of forms. */
import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { boughtParam, takeBoughtUrl } from '~/features/cart/buy-now.server';
import { payMethods } from '~/features/cart/cart';
import { readCartId } from '~/features/cart/cart-cookies.server';
import { cartFlash } from '~/features/cart/cart-flash.server';
import { cannotOpen, getCheckout } from '~/features/cart/checkout-url.server';
import { applyPendingCode } from '~/features/cart/pending-discount.server';
import type { Context } from '~/platform/context.server';
import { onwardPage, standalonePage } from '~/platform/http/standalone-page';
import { optional } from '~/platform/optional.server';
import { fail } from '~/platform/result';
import type { RouteHandle } from '~/route-handle';

export const handle = { limit: 'cart' } satisfies RouteHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url;
  if (searchParams.has(boughtParam)) {
    const bought = takeBoughtUrl(context);
    if (bought) return onward(context, bought);
    context.session.flash(cartFlash.problem, cannotOpen(null).message);
    return redirect('/cart', 303);
  }
  const openedId = readCartId(context);
  await applyPendingCode(context);
  const pay = payMethods.find((one) => one === searchParams.get('pay'));
  const failed = fail(cannotOpen(null));
  const read = getCheckout(context, pay, openedId);
  const checkout = await optional(context, 'checkout-unavailable', read, failed);
  if (checkout.ok) return onward(context, checkout.value.url);
  const { kind, message } = checkout.error;
  if (kind !== 'empty') context.session.flash(cartFlash.problem, message);
  return redirect('/cart', 303);
}

function onward({ env, nonce }: Context, url: string): Response {
  const page = onwardPage(new URL(url).href, {
    title: 'Checkout',
    text: 'Checkout will open in a moment.',
    label: 'Continue to checkout',
  });
  return standalonePage(page, env.SITE_NAME, nonce);
}
