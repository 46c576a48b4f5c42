/** The bag's verbs. Those that change something go out once, never again by themselves. spec §4, §7. */
import type { Context } from '~/platform/context.server';
import type { Result } from '~/platform/result';
import { addLine } from './add-line.server';
import type { Cart } from './cart';
import type { CartProblem } from './cart-problem.server';
import { removeLine, updateLine } from './change-line.server';
import { removeDiscount, setDiscount } from './discount.server';
import type { BagForm } from './forms';
import { restoreLine, saveLine } from './saved.server';

export { checkoutLink, forwardedCheckout } from './checkout-link.server';
export { addAgain } from './add-again.server';
export { readBag } from './get-cart.server';
export { moveBag } from './move-bag.server';

/** A form that changes the bag; leaving for the checkout, or taking note, is another matter. */
export type BagChange = Exclude<BagForm, { intent: 'checkout' | 'unsave' | 'seen' }>;

/**
 * Does what a bag form asks. Finishes even when the shopper has left meanwhile: a second click on a
 * plain form button ends the first request but not what it began. Throws Unavailable.
 */
export function changeBag(context: Context, form: BagChange): Promise<Result<Cart, CartProblem>> {
  const work = perform(context, form);
  context.waitUntil(work.catch(() => undefined));
  return work;
}

function perform(context: Context, form: BagChange): Promise<Result<Cart, CartProblem>> {
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
