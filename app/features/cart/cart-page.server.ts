/** What the cart's page loads, and what its forms do. */
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { ok, type Result } from '~/platform/result';
import type { Cart, CartProblem, CartView } from './cart';
import { toClientCart } from './cart-cookies.server';
import type { CartFormInput } from './cart-form';
import {
  acknowledgeChanges,
  addLine,
  applyDiscount,
  getCart,
  removeDiscount,
  removeLine,
  updateLine,
} from './cart.server';
import { getSavedLines, removeSavedItem, restoreLine, saveLine } from './saved-items.server';

/** The cart for its page or the drawer. When it cannot be read it is `unavailable`, not empty. */
export async function getCartView(context: Context): Promise<CartView> {
  try {
    const [cart, saved] = await Promise.all([getCart(context), getSavedLines(context)]);
    return { cart: cart && toClientCart(context, cart), unavailable: false, saved };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('cart-unavailable', { error });
    return { cart: null, unavailable: true, saved: [] };
  }
}

/** The forms that change the cart or its cookies: all but 'checkout', which only leaves the shop. */
export type CartChange = Exclude<CartFormInput, { intent: 'checkout' }>;

type CartChangeResult = Result<Cart | null, CartProblem>;

/**
 * Performs a cart form; the value is the cart after it, or null when it was not read. Kept alive with
 * `waitUntil`: a second click on a plain form's button aborts the first request, but its change must
 * still be completed. Throws Unavailable.
 */
export function changeCart(context: Context, form: CartChange): Promise<CartChangeResult> {
  const work = perform(context, form);
  context.waitUntil(work.catch(() => undefined));
  return work;
}

async function perform(context: Context, form: CartChange): Promise<CartChangeResult> {
  switch (form.intent) {
    case 'add':
      return addLine(context, form);
    case 'update':
      return updateLine(context, form);
    case 'remove':
      return removeLine(context, form);
    case 'save':
      return saveLine(context, form);
    case 'restore':
      return restoreLine(context, form);
    case 'unsave':
      removeSavedItem(context, form.merchandise);
      return ok(null);
    case 'discount':
      return applyDiscount(context, form);
    case 'undiscount':
      return removeDiscount(context, form);
    case 'acknowledge':
      return ok(await acknowledgeChanges(context));
  }
}
