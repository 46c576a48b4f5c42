/** Gift wrapping is a product (setting GIFT_WRAP), at most one per bag, and only with shipped items. */
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { fail, ok } from '~/platform/result';
import type { Cart, CartLine } from './cart';
import { emptyCart } from './cart-problem';
import { removeCartLines, updateCartLines } from './cart-api.server';
import { addLine } from './cart.server';
import { finishChange, type CartResult } from './finish-change.server';
import { getOwnCart } from './own-cart.server';

const isWrap = ({ env }: Context, { handle }: Pick<CartLine, 'handle'>): boolean =>
  handle === env.GIFT_WRAP;

const mayBeWrapped = (context: Context, { lines }: Cart): boolean =>
  lines.some(
    (line) => line.quantity > 0 && line.requiresShipping !== false && !isWrap(context, line),
  );

/** `variantId`: the product's variant; undefined if it can't be bought. Throws Unavailable. */
export async function setGiftWrap(
  context: Context,
  { wrapped, request }: { wrapped: boolean; request?: string | undefined },
  variantId: string | undefined,
): CartResult {
  const cart = await getOwnCart(context);
  if (!cart) return fail(emptyCart(null));
  const held = cart.lines.filter((line) => isWrap(context, line));
  if (!wrapped) return removeWrap(context, cart);
  if (held.some(({ quantity }) => quantity > 0)) return keepOne(context, cart);
  if (!variantId || !mayBeWrapped(context, cart)) {
    const message = 'We can’t wrap this bag as a gift.';
    return fail({ kind: 'limit', message, cart });
  }
  if (held.length > 0) {
    // A wrapping that sold out stays in the bag with quantity 0.
    const removed = await removeWrap(context, cart);
    if (!removed.ok) return removed;
  }
  const added = await addLine(context, { variantId, quantity: 1, ...(request && { request }) });
  return added.ok ? keepOne(context, added.value) : added;
}

/**
 * Keeps one piece, because a second tab or the product's own page can add another wrapping. The other wrapping is a
 * separate line if it is another variant or has an app's attributes.
 */
export async function keepOne(context: Context, cart: Cart): CartResult {
  const held = cart.lines.filter((line) => line.quantity > 0 && isWrap(context, line));
  if (held.length < 2 && (held[0]?.quantity ?? 0) < 2) return ok(cart);
  const lines = held.map(({ id }, index) => ({ id, quantity: index === 0 ? 1 : 0 }));
  const payload = await updateCartLines(context, cart.id, lines);
  return finishChange(context, cart.id, payload, { isDone: () => true });
}

async function removeWrap(context: Context, cart: Cart): CartResult {
  const ids = cart.lines.filter((line) => isWrap(context, line)).map(({ id }) => id);
  if (ids.length === 0) return ok(cart);
  const payload = await removeCartLines(context, cart.id, ids);
  return finishChange(context, cart.id, payload, {
    isDone: ({ lines }) => !lines.some(({ id }) => ids.includes(id)),
    mayFallShort: true,
  });
}

/** Applies `tidy`. Null without gift wrapping in this shop, for an empty cart, and after a failure. */
export async function tidyWrap(
  context: Context,
  cart: Cart,
  tidy: typeof keepOne | typeof withoutLoneWrap,
): Promise<Cart | null> {
  if (context.env.GIFT_WRAP === undefined || cart.lines.length === 0) return null;
  const work = Promise.resolve(tidy(context, cart));
  const changed = await optional(context, 'gift-wrap-failed', work, null);
  return changed?.ok ? changed.value : null;
}

/** Call after lines were removed: removes the wrapping if nothing is left to wrap. Throws Unavailable. */
export const withoutLoneWrap = (context: Context, cart: Cart): Awaited<CartResult> | CartResult =>
  mayBeWrapped(context, cart) ? ok(cart) : removeWrap(context, cart);
