/**
 * Gift cards on the bag. Before 2025-10 the Storefront API knows a bag's gift cards all together only, by codes that it tells
 * nobody: so the browser keeps those that were entered in it, sealed. With a newer version each is put on and taken off by
 * itself, and the codes are needed for a copy of the bag only.
 */
import type { Context } from '~/platform/context.server';
import { fail, ok } from '~/platform/result';
import { emptyCart, toGiftCardCode, type Cart, type CartGiftCard, type CartProblem } from './cart';
import {
  addCartGiftCard,
  changesGiftCardsOneByOne,
  removeCartGiftCard,
  setCartGiftCards,
} from './cart-api.server';
import { claimCart } from './cart-owner.server';
import { finishChange, type CartResult } from './finish-change.server';
import { keepGiftCardCodes, readGiftCardCodes } from './gift-card-codes.server';
import { getOwnCart } from './own-cart.server';

/** The code of each card, as far as it is kept. */
const codesOf = (cards: readonly CartGiftCard[], kept: readonly string[]) =>
  cards.map(({ ending }) => kept.find((code) => code.toUpperCase().endsWith(ending)));

const isKnown = (code: string | undefined): code is string => code !== undefined;

/** Puts a gift card on the cart, beside those that it has. Null for a code that is none. */
export async function addGiftCard(
  context: Context,
  cart: Cart,
  typed: string,
): Promise<Awaited<CartResult> | null> {
  const code = toGiftCardCode(typed)?.toUpperCase();
  if (!code) return null;
  const refuse = (message: string) => fail<CartProblem>({ kind: 'code', message, cart });
  const codes = codesOf(cart.giftCards, await readGiftCardCodes(context, cart.id));
  if (codes.includes(code)) return refuse('This gift card is on your bag already.');
  const known = codes.filter(isKnown);
  const oneByOne = changesGiftCardsOneByOne(context);
  if (!oneByOne && known.length < codes.length)
    return refuse(
      'This is not a discount code. If it is a gift card: your bag has one that was not entered here, and the checkout takes more.',
    );
  const payload = await (oneByOne
    ? addCartGiftCard(context, cart.id, code)
    : setCartGiftCards(context, cart.id, [...known, code]));
  const set = await finishChange(context, cart.id, payload, {
    isDone: ({ giftCards }) => giftCards.length === codes.length + 1,
  });
  if (!set.ok) return set;
  // Codes that are unknown or have nothing left are passed over without an error.
  if (set.value.giftCards.length <= codes.length) return null;
  // A card that a customer has entered pays for nobody else.
  await claimCart(context, set.value.id);
  await keepGiftCardCodes(context, set.value.id, [...known, code]);
  return set;
}

/** Takes a gift card off the bag, by its id; without one all of them. */
export async function removeGiftCard(
  context: Context,
  { card }: { card?: string | undefined },
): CartResult {
  const cart = await getOwnCart(context);
  if (!cart) return fail(emptyCart(null));
  const rest = card ? cart.giftCards.filter((other) => other.id !== card) : [];
  if (rest.length === cart.giftCards.length) return ok(cart);
  const codes = codesOf(rest, await readGiftCardCodes(context, cart.id));
  const known = codes.filter(isKnown);
  const payload = await (card && changesGiftCardsOneByOne(context)
    ? removeCartGiftCard(context, cart.id, card)
    : setCartGiftCards(context, cart.id, known));
  const set = await finishChange(context, cart.id, payload, {
    isDone: ({ giftCards }) => giftCards.length === rest.length,
  });
  if (!set.ok) return set;
  await keepGiftCardCodes(context, set.value.id, known);
  if (set.value.giftCards.length >= rest.length) return set;
  const message =
    'Another gift card was taken off with it, because it was not entered here. Please enter it once more.';
  return fail({ kind: 'refused', message, cart: set.value });
}
