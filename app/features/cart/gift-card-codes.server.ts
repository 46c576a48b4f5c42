/** Gift card codes entered in this browser, in a sealed cookie. */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { seal, unseal } from '~/platform/session/seal.server';
import { sameCart, type Cart } from './cart';
import { setCartGiftCards } from './cart-api.server';

const purpose = 'lintel gift cards';
const tenDays = 10 * 24 * 3600;
const keptCodes = v.object({ cart: v.string(), codes: v.array(v.string()) });

const cookieOf = ({ market }: Context): string => `gift-cards-${market.currency}`;

export async function readGiftCardCodes(context: Context, cartId: string): Promise<string[]> {
  const sealed = context.cookies.get(cookieOf(context)) ?? '';
  const kept = v.safeParse(
    keptCodes,
    sealed && (await unseal(sealed, context.env.SESSION_SECRET, purpose)),
  );
  return kept.success && sameCart(kept.output.cart, cartId) ? kept.output.codes : [];
}

/** Replaces any other cart's codes. */
export async function keepGiftCardCodes(
  context: Context,
  cart: string,
  codes: string[],
): Promise<void> {
  const name = cookieOf(context);
  if (codes.length > 0)
    context.cookies.set(name, await seal({ cart, codes }, context.env.SESSION_SECRET, purpose), {
      maxAge: tenDays,
    });
  else if (context.cookies.get(name) !== undefined) context.cookies.remove(name);
}

/**
 * Applies the gift cards of `from` to its copy `to`; without `from`, deletes the stored codes. Returns the copy, without
 * the gift cards if they can't be applied.
 */
export async function copyGiftCards(
  context: Context,
  from: string | undefined,
  to: Cart,
): Promise<Cart> {
  const codes = from === undefined ? [] : await readGiftCardCodes(context, from);
  const work = codes.length > 0 ? setCartGiftCards(context, to.id, codes) : null;
  const applied = work && (await optional(context, 'cart-gift-cards-failed', work, null));
  const copied = applied?.cart ?? null;
  await keepGiftCardCodes(context, to.id, copied ? codes : []);
  return copied ?? to;
}
