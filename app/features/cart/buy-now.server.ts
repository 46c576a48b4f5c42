/**
 * 'Buy it now' makes a new cart, as Shopify's cart permalinks do, and no cookie remembers the cart. So the shopper's own
 * bag stays as it is, and a repeated form only makes another cart.
 */
import { fitsRule, leastToAdd, ruleInWords } from '~/features/catalog/quantity-rule';
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { textFlash } from '~/platform/session/flash.server';
import { digitsOf } from '~/services/shopify/common.schema';
import {
  gidOf,
  goneProblem,
  isAboutPlan,
  lineOf,
  mayBeAboutRecipient,
  type NewItem,
} from './add-variant.server';
import { quantityInCart, type PayMethod } from './cart';
import { lineAttributes } from './line-attributes';
import { planGone, planMissing, recipientRefused, type CartProblem } from './cart-problem';
import { queryBeforeAdd, type NewLine } from './cart-api.server';
import { cannotOpen, checkoutAddress, leavePath } from './checkout-url.server';
import { createOwnCart } from './create-cart.server';
import { logRefusal } from './finish-change.server';
import { recipientOf } from './recipient-attributes';
import { parseDiscountCode } from './cart-permalink';
import { readPendingCode } from './pending-discount.server';

/** `title`: names the product in a message. Needed if there are several items. */
export type BoughtItem = Pick<NewItem, 'variantId' | 'quantity' | 'recipient' | 'plan'> & {
  title?: string;
};

/** With this query parameter, `/cart/leave` leads to the checkout of the new cart, not of the bag. */
export const boughtParam = 'bought';
const boughtFlash = textFlash('bought');

/** Returns the checkout URL once. It isn't in the page's address, because it opens the cart. */
export const takeBoughtUrl = ({ session }: Context): string | undefined =>
  session.takeFlash(boughtFlash);

/** Returns the path or URL to redirect to. `code`: a discount code. Throws Unavailable. */
export async function buyNow(
  context: Context,
  items: readonly BoughtItem[],
  { pay, code = readPendingCode(context) }: { pay: PayMethod; code?: string | undefined },
): Promise<Result<string, CartProblem>> {
  if (items.length === 0) return fail(shortage(0));
  const ids = items.map(({ variantId }) => gidOf(variantId));
  const { variants } = await queryBeforeAdd(context, ids, undefined);
  const lines: NewLine[] = [];
  for (const item of items) {
    const variant = variants.find(({ id }) => digitsOf(id) === item.variantId);
    const line = variant ? lineFor(item, variant) : fail(about(item.title, goneProblem(null)));
    if (!line.ok) return line;
    lines.push(line.value);
  }
  const payload = await createOwnCart(context, {
    lines,
    ...(code !== undefined && parseDiscountCode(code) && { discountCodes: [code] }),
  });
  const { cart, lost, userErrors } = payload;
  if (userErrors.some(isAboutPlan)) return fail(planGone(null));
  const hasRecipient = lines.some(({ attributes }) => recipientOf(attributes));
  if (hasRecipient && !lost && !cart?.count && mayBeAboutRecipient(userErrors))
    return fail(recipientRefused(null));
  if (lost || !cart) return fail({ ...cannotOpen(null), kind: 'unavailable' });
  if (userErrors.length > 0) {
    const { message } = cannotOpen(null);
    logRefusal(context, message, payload);
    return fail({ kind: 'refused', message, cart: null });
  }
  for (const { merchandiseId, quantity } of lines) {
    const held = quantityInCart(cart, digitsOf(merchandiseId));
    if (held < quantity) {
      const item = items.find(({ variantId }) => variantId === digitsOf(merchandiseId));
      return fail(shortage(held, item?.title));
    }
  }
  const address = await checkoutAddress(context, cart, pay);
  if (!address) return fail({ ...cannotOpen(null), kind: 'unavailable' });
  if (address.allowed) return ok(address.url);
  context.session.flash(boughtFlash, address.url);
  return ok(`${leavePath}?${boughtParam}`);
}

type ReadVariant = Awaited<ReturnType<typeof queryBeforeAdd>>['variants'][number];

function lineFor(
  { variantId, quantity: wanted, recipient, plan, title }: BoughtItem,
  variant: ReadVariant,
): Result<NewLine, CartProblem> {
  if (variant.needsPlan && !plan) return fail(about(title, planMissing(null)));
  if (variant.stock === 'out') return fail(shortage(0, title));
  const quantity = wanted ?? leastToAdd(variant.rule, 0);
  if (variant.rule && !fitsRule(variant.rule, quantity))
    return fail(about(title, { kind: 'limit', message: ruleInWords(variant.rule), cart: null }));
  if (variant.left !== null && quantity > variant.left) return fail(shortage(variant.left, title));
  const attributes = lineAttributes(
    variant,
    variant.isGiftCard ? recipient : undefined,
    plan?.name,
  );
  return ok(lineOf({ variantId, plan }, quantity, attributes));
}

const about = (title: string | undefined, problem: CartProblem): CartProblem =>
  title ? { ...problem, message: `${title}: ${problem.message}` } : problem;

/** A message with a `title` advises no smaller quantity: where several products are bought, quantities are fixed. */
const shortage = (left: number, title?: string): CartProblem =>
  about(title, {
    kind: 'stock',
    message:
      left === 0
        ? 'This product is out of stock.'
        : `Only ${left} left in stock.${title ? '' : ' Please choose a smaller quantity.'}`,
    cart: null,
  });
