/** A cookie stores a link's discount code until it can be applied. */
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { optional } from '~/platform/optional.server';
import { includesCode, isSameCode, sameCart, type Cart } from './cart';
import type { CartProblem } from './cart-problem';
import { updateCartDiscountCodes } from './cart-api.server';
import { readCartId, readCount, setCartCookies } from './cart-cookies.server';
import { cartFlash } from './cart-flash.server';
import type { TriedCode } from './cart-view';
import { parseDiscountCode } from './cart-permalink';
import { allCodes, getCart } from './cart.server';
import { codeProblem } from './code-problem';
import { countIfSent, countNoTry, triesOfCart, tryCode } from './code-tries.server';

const codeCookie = 'linked-code';
const day = 24 * 3600;

export const readPendingCode = ({ cookies }: Context): string | undefined =>
  parseDiscountCode(cookies.get(codeCookie));

/** False if the text can't be a code. */
export function storePendingCode({ cookies, session }: Context, code: string): boolean {
  const plain = parseDiscountCode(code);
  if (plain === undefined) return false;
  session.takeFlash(cartFlash.linkedCode);
  return cookies.set(codeCookie, plain, { maxAge: day });
}

/** Returns once why a link's code didn't apply to this cart. It may apply by now. */
export function takeLinkedCodeProblem(context: Context): TriedCode | undefined {
  const found = context.session.takeFlash(cartFlash.linkedCode);
  const id = readCartId(context);
  return found && id !== undefined && sameCart(found.cartId, id) ? found : undefined;
}

const announceCookie = 'linked-code-new';
const minute = 60;

/** Announces the code on the next page. The cookie expires soon, so that no later page shows the announcement. */
export const announcePendingCode = ({ cookies }: Context): boolean =>
  cookies.set(announceCookie, '1', { maxAge: minute });

/** If true, the page has a notice for this visitor, so it must not come from the cache for all visitors. */
export const isPendingCodeNew = ({ cookies }: Pick<Context, 'cookies'>): boolean =>
  cookies.get(announceCookie) !== undefined;

/** Returns the notice, once. */
export function takePendingCodeNotice(context: Context): string | undefined {
  if (!isPendingCodeNew(context)) return undefined;
  context.cookies.remove(announceCookie);
  const code = readPendingCode(context);
  return code && `The code ${code} will be applied when you add something to your bag.`;
}

const lists = (cart: Cart, code: string): boolean => includesCode(allCodes(cart), code);

export function forgetListedCode(context: Context, cart: Cart | null): void {
  const code = readPendingCode(context);
  if (code && cart && lists(cart, code)) context.cookies.remove(codeCookie);
}

/**
 * Null without a code or cart, and on failure. `known`: a cart that was just read. If the code doesn't apply to the
 * cart, the cart's page or the next checkout shows the reason once.
 */
export async function applyPendingCode(context: Context, known?: Cart): Promise<Cart | null> {
  const code = readPendingCode(context);
  if (!code) return null;
  try {
    const cart = known ?? (await getCart(context));
    if (!cart || cart.count === 0) return null;
    const isListed = lists(cart, code);
    const tries = triesOfCart(cart.id);
    if (!isListed && (await tryCode(context, tries)) > 0) return null;
    const send = () => updateCartDiscountCodes(context, cart.id, [...allCodes(cart), code]);
    const { cart: changed, warnings } = isListed
      ? { cart, warnings: [] }
      : await countIfSent(context, tries, send());
    if (!changed || !sameCart(changed.id, cart.id)) return null;
    const isApplied = includesCode(changed.codes, code);
    if (!isListed && isApplied) await countNoTry(context, tries);
    if (!isListed && !isApplied && lists(changed, code)) {
      const problem = codeProblem(code, { others: cart.codes, warnings });
      context.session.flash(cartFlash.linkedCode, { code, problem, cartId: changed.id });
    }
    forgetListedCode(context, changed);
    setCartCookies(context, changed);
    return changed;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.warn('linked-code-failed', { error });
    return null;
  }
}

/** The code of the latest problem. */
const missingCookie = 'linked-code-missing';

/** Returns a problem once per code; the next attempt proceeds without the code. */
export async function applyPendingCodeAtCheckout(context: Context): Promise<CartProblem | null> {
  const changed = await applyPendingCode(context);
  const refused = takeLinkedCodeProblem(context);
  if (refused) {
    const read = () => optional(context, 'linked-code-failed', getCart(context), null);
    const cart = changed ?? (await read());
    if (cart && !includesCode(cart.codes, refused.code)) return withoutCode(refused.problem);
  }
  const code = readPendingCode(context);
  if (!code || readCount(context) === 0) return null;
  if (isSameCode(context.cookies.get(missingCookie) ?? '', code)) return null;
  context.cookies.set(missingCookie, code, { maxAge: 10 * minute });
  return withoutCode(`We can’t apply the code ${code} right now.`);
}

const withoutCode = (problem: string): CartProblem => ({
  kind: 'code',
  message: `${problem} Press Checkout again to pay without it.`,
  cart: null,
});
