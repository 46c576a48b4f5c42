/** The note to the shop and the gift message, which go with the cart to the checkout and the order. */
import type { Context } from '~/platform/context.server';
import { fail, ok } from '~/platform/result';
import {
  changeUnknown,
  emptyCart,
  giftKey,
  giftOf,
  sameCart,
  unavailable,
  type Cart,
} from './cart';
import { updateCartAttributes, updateCartNote } from './cart-api.server';
import { readCartId, setCartCookies } from './cart-cookies.server';
import { claimCart } from './cart-owner.server';
import { getOwnCart, problemOfOwner } from './own-cart.server';
import { forgetGone, refusal, type CartResult } from './refusal.server';
import type { CartPayload } from './cart.schema';

/** Sets the note to the shop; '' removes it. Throws Unavailable. */
export async function saveNote(context: Context, { note }: { note: string }): CartResult {
  const id = readCartId(context);
  if (!id) return fail(emptyCart(null));
  const another = await problemOfOwner(context, id);
  if (another) return fail(another);
  const payload = await updateCartNote(context, id, note);
  return outcomeOf(context, id, payload, (cart) => cart.note === note);
}

/** Sets the gift message; '' removes it. The cart's other attributes stay. Throws Unavailable. */
export async function saveGift(context: Context, { gift }: { gift: string }): CartResult {
  const before = await getOwnCart(context);
  if (!before) return fail(emptyCart(null));
  const others = before.attributes.filter(({ key }) => key !== giftKey);
  const attributes = gift ? [...others, { key: giftKey, value: gift }] : others;
  const payload = await updateCartAttributes(context, before.id, attributes);
  return outcomeOf(context, before.id, payload, (cart) => giftOf(cart) === gift);
}

/** `isDone` decides when the answer was lost. */
async function outcomeOf(
  context: Context,
  id: string,
  payload: CartPayload,
  isDone: (cart: Cart) => boolean,
): CartResult {
  const { cart, lost, userErrors } = payload;
  if (cart && !sameCart(cart.id, id)) return forgetGone(context, emptyCart(null));
  if (cart) setCartCookies(context, cart);
  // What a customer writes is nobody else's to read.
  if (cart) await claimCart(context, cart.id);
  if (lost) return cart && isDone(cart) ? ok(cart) : fail(cart ? unavailable(cart) : changeUnknown);
  if (cart && userErrors.length === 0) return ok(cart);
  return fail(await refusal(context, 'Could not update cart', payload));
}
