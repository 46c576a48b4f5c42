import type { OrderLine } from '~/features/account/account';
import { addLines } from '~/features/cart/add-lines.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { redirectTo } from './accounts/account-route.server';

/** Adds an order's remaining items except gift wrapping to the cart, at current prices. */
export async function orderAgain(
  context: Context,
  order: { lines: readonly OrderLine[]; knowsProducts: boolean },
) {
  if (!order.knowsProducts) return orderAgainFailed(context);
  const { session, log, env } = context;
  const lines = order.lines.filter(({ currentQuantity }) => currentQuantity > 0);
  try {
    const wanted = lines.flatMap(({ product, currentQuantity: quantity }) =>
      product && product.handle !== env.GIFT_WRAP
        ? [{ variantId: product.variantId, quantity }]
        : [],
    );
    const result = await addLines(context, wanted);
    if (!result.ok) {
      session.flash('cart-problem', result.error.message);
      return redirectTo('/cart');
    }
    const { added, short } = result.value;
    const gone = lines.filter(({ product }) => !product).length;
    if (added > 0) session.flash('cart', 'Added to bag');
    if (short.length + gone > 0) {
      session.flash('cart-problem', 'Some items from this order are no longer available.');
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error('cart-unavailable', { intent: 'order again', error });
    return orderAgainFailed(context);
  }
  return redirectTo('/cart');
}

export function orderAgainFailed({ session }: Context) {
  session.flash(
    'cart-problem',
    "We can't change your bag right now. Please try again in a moment.",
  );
  return redirectTo('/cart');
}
