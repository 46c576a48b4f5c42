/** The cart's operations. Mutations are sent once and never retried: a repeated add would add twice. */
import type { Context } from '~/platform/context.server';
import type { Result } from '~/platform/result';
import { addLine } from './add-line.server';
import type { Cart } from './cart';
import type { CartProblem } from './cart-problem.server';
import { removeLine, updateLine } from './change-line.server';
import { removeDiscount, setDiscount } from './discount.server';
import type { CartFormInput } from './cart-form';
import { restoreLine, saveLine } from './saved-items.server';

export { getCheckoutUrl, forwardedCheckoutUrl } from './checkout-url.server';
export { reorder } from './reorder.server';
export { getCartView } from './get-cart.server';
export { replaceCart } from './replace-cart.server';

/** The forms that `changeBag` handles: all but 'checkout', which redirects, and two that only change cookies. */
export type CartChange = Exclude<CartFormInput, { intent: 'checkout' | 'unsave' | 'seen' }>;

/**
 * Performs a cart form. Kept alive with `waitUntil`: a second click on a plain form's button aborts
 * the first request, but its change must still be completed. Throws Unavailable.
 */
export function changeCart(context: Context, form: CartChange): Promise<Result<Cart, CartProblem>> {
  const work = perform(context, form);
  context.waitUntil(work.catch(() => undefined));
  return work;
}

function perform(context: Context, form: CartChange): Promise<Result<Cart, CartProblem>> {
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
    case 'discount':
      return setDiscount(context, form);
    case 'undiscount':
      return removeDiscount(context, form);
  }
}
