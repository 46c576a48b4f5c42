/** Shopify copies both to the order. */
import type { Context } from '~/platform/context.server';
import { fail } from '~/platform/result';
import { giftKey, giftOf, sameCart, type Cart } from './cart';
import { emptyCart } from './cart-problem';
import { updateCartAttributes, updateCartNote } from './cart-api.server';
import { claimCart, isOwn } from './cart-owner.server';
import type { CartPayload } from './cart.schema';
import { finishChange, type CartResult } from './finish-change.server';
import { getOwnCart } from './own-cart.server';

/** Throws Unavailable. */
export async function saveNote(context: Context, { note }: { note: string }): CartResult {
  const before = await getOwnCart(context);
  if (!before) return fail(emptyCart(null));
  const payload = await updateCartNote(context, before.id, note);
  return finishMessage(context, before.id, payload, (cart) => cart.note === note);
}

/** Preserves other attributes. Throws Unavailable. */
export async function saveGift(context: Context, { gift }: { gift: string }): CartResult {
  const before = await getOwnCart(context);
  if (!before) return fail(emptyCart(null));
  const others = before.attributes.filter(({ key }) => key !== giftKey);
  const attributes = gift ? [...others, { key: giftKey, value: gift }] : others;
  const payload = await updateCartAttributes(context, before.id, attributes);
  return finishMessage(context, before.id, payload, (cart) => giftOf(cart) === gift);
}

async function finishMessage(
  context: Context,
  id: string,
  payload: CartPayload,
  isDone: (cart: Cart) => boolean,
): CartResult {
  const { cart } = payload;
  // Other customers must not read the text.
  if (cart && sameCart(cart.id, id) && (await isOwn(context, cart)))
    await claimCart(context, cart.id);
  return finishChange(context, id, payload, { isDone });
}
