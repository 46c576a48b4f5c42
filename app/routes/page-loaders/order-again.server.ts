import { linesToOrderAgain, type OrderLine } from '~/features/account/account';
import { addLines } from '~/features/cart/add-lines.server';
import { cartFlash } from '~/features/cart/cart-flash.server';
import { unavailable } from '~/features/cart/cart-problem';
import type { ToChoose } from '~/features/cart/cart-view';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { limitNames, truncateName } from '~/platform/session/flash-limits';
import { redirectTo } from '../accounts/account-route.server';

const someGone = 'Some items from this order are no longer available.';
const allInBag = (items: string) =>
  `Your bag already has as many of ${items} items as you can order.`;
const quantitiesChanged =
  'We changed some quantities to fit what you can order. Please check your bag.';

/**
 * Adds an order's remaining items (all, if none remains) except gift wrapping to the cart, at current prices. Items with
 * a selling plan or a gift card's recipient would lose these, so the cart page links to their products instead.
 */
export async function orderAgain(
  context: Context,
  order: { lines: readonly OrderLine[]; knowsProducts: boolean },
) {
  if (!order.knowsProducts) return orderAgainFailed(context);
  const { session, log, env } = context;
  const lines = linesToOrderAgain(order.lines).filter(
    ({ product }) => !product || product.handle !== env.GIFT_WRAP,
  );
  const chosen = lines.filter(needsChoice);
  const plain = lines.filter((line) => !needsChoice(line));
  try {
    const wanted = plain.flatMap(({ product, quantity }) =>
      product ? [{ variantId: product.variantId, quantity }] : [],
    );
    const result = await addLines(context, wanted);
    if (!result.ok) {
      flashChoices(context, chosen);
      session.flash(cartFlash.problem, result.error.message);
      return redirectTo('/cart');
    }
    const { added, short, changed, needPlan } = result.value;
    const isGone = (variantId: string) =>
      !needPlan.includes(variantId) && !changed.includes(variantId);
    const areSomeGone = lines.some(({ product }) => !product) || short.some(isGone);
    const fitted = added > 0 ? quantitiesChanged : allInBag(areSomeGone ? 'the other' : 'these');
    const problems = [...(areSomeGone ? [someGone] : []), ...(changed.length > 0 ? [fitted] : [])];
    if (added > 0) session.flash(cartFlash.notice, 'Added to bag');
    flashChoices(context, [
      ...chosen,
      ...plain.filter(({ product }) => product && needPlan.includes(product.variantId)),
    ]);
    if (problems.length > 0) session.flash(cartFlash.problem, problems.join(' '));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error('cart-unavailable', { intent: 'order again', error });
    return orderAgainFailed(context);
  }
  return redirectTo('/cart');
}

const needsChoice = ({ plan, recipient, hasRecipient }: OrderLine): boolean =>
  plan !== undefined || recipient !== undefined || hasRecipient === true;

function flashChoices({ session }: Context, lines: readonly OrderLine[]): void {
  const byHandle = new Map<string, ToChoose['products'][number]>();
  for (const { title, product } of lines) {
    if (product) byHandle.set(product.handle, { title: truncateName(title), ...product });
  }
  if (byHandle.size === 0) return;
  const { few: products, more } = limitNames([...byHandle.values()]);
  session.flash(cartFlash.toChoose, { products, more });
}

export function orderAgainFailed({ session }: Context) {
  session.flash(cartFlash.problem, unavailable(null).message);
  return redirectTo('/cart');
}
