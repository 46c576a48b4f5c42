/**
 * An encrypted cookie stores the codes, because the API never returns them. The shop needs them to copy a cart and,
 * before API version 2025-10, for every change of gift cards.
 */
import type { Context } from '~/platform/context.server';
import { fail, ok } from '~/platform/result';
import type { Cart, CartGiftCard } from './cart';
import { toGiftCardCode } from './gift-card-code';
import { emptyCart, type CartProblem } from './cart-problem';
import {
  addCartGiftCard,
  changesGiftCardsOneByOne,
  queryGiftCard,
  removeCartGiftCard,
  setCartGiftCards,
} from './cart-api.server';
import { claimCart } from './cart-owner.server';
import { finishChange, type CartResult } from './finish-change.server';
import { keepGiftCardCodes, readGiftCardCodes } from './gift-card-codes.server';
import { getOwnCart } from './own-cart.server';

const codesOf = (cards: readonly CartGiftCard[], kept: readonly string[]) =>
  cards.map(({ ending }) => kept.find((code) => code.toUpperCase().endsWith(ending)));

const isKnown = (code: string | undefined): code is string => code !== undefined;

/** Null if the code isn't a valid gift card. */
export async function addGiftCard(
  context: Context,
  cart: Cart,
  typed: string,
): Promise<Awaited<CartResult> | null> {
  const code = toGiftCardCode(typed)?.toUpperCase();
  if (!code) return null;
  const refuse = (message: string) => fail<CartProblem>({ kind: 'code', message, cart });
  const isApplied = 'This gift card is already applied.';
  const codes = codesOf(cart.giftCards, await readGiftCardCodes(context, cart.id));
  if (codes.includes(code)) return refuse(isApplied);
  const known = codes.filter(isKnown);
  // If the response that applied the card was lost, the cart has the card, but the shop doesn't have its code. In
  // this case, the typed code is stored if Shopify knows it. A mistyped code must not be stored: it would be sent with
  // the next change, and the cart would lose the card. Another valid card with the same last characters isn't detected.
  const isOrphan = cart.giftCards.some(
    ({ ending }, index) => codes[index] === undefined && code.endsWith(ending),
  );
  if (isOrphan && (await queryGiftCard(context, code))) {
    await claimCart(context, cart.id);
    await keepGiftCardCodes(context, cart.id, [...known, code]);
    return refuse(isApplied);
  }
  const oneByOne = changesGiftCardsOneByOne(context);
  if (!oneByOne && known.length < codes.length)
    return refuse(
      'This isn’t a discount code. If it’s a gift card, enter it at checkout: your bag already has one that wasn’t entered here.',
    );
  const payload = await (oneByOne
    ? addCartGiftCard(context, cart.id, code)
    : setCartGiftCards(context, cart.id, [...known, code]));
  const set = await finishChange(context, cart.id, payload, {
    isDone: ({ giftCards }) => giftCards.length === codes.length + 1,
  });
  if (!set.ok) return set;
  // Shopify ignores unknown and empty cards.
  if (set.value.giftCards.length <= codes.length) return null;
  // No one else may pay with the card, so claim the cart.
  await claimCart(context, set.value.id);
  await keepGiftCardCodes(context, set.value.id, [...known, code]);
  return set;
}

/** Without `card`, removes all. */
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
    'Another gift card was removed too, because it wasn’t entered here. Please enter it again.';
  return fail({ kind: 'refused', message, cart: set.value });
}
