/**
 * The Storefront API has no query for a gift card, so the card is applied to a new, empty cart. No cookie remembers the
 * cart, and Shopify deletes it after a few days.
 */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { fail, ok, type Result } from '~/platform/result';
import { flashOf } from '~/platform/session/flash.server';
import type { Money } from '~/ui/money';
import { noCode } from './cart';
import { toGiftCardCode } from './gift-card-code';
import { queryGiftCard } from './cart-api.server';
import { severalCodes } from './code-tries';
import { countNoTry, triesOfNetwork, tryCode } from './code-tries.server';

/** `balance` is in the card's currency. `ending`: the code's last four characters. */
export interface GiftCardBalance {
  balance: Money;
  ending: string;
}

export interface BalanceProblem {
  status: 400 | 422 | 429 | 503;
  message: string;
  /** For a 429. */
  seconds?: number;
}

/** Shopify returns nothing for unknown, disabled, expired and empty cards, and guessers must not learn more. */
const notFound: BalanceProblem = {
  status: 422,
  message:
    'We can’t find a balance for this code. Please check its spelling. The card may have expired, or nothing may be left on it.',
};

const unavailable: BalanceProblem = {
  status: 503,
  message: 'We can’t check gift cards right now. Please try again in a moment.',
};

/** Wrong codes from one network have growing waits, like wrong codes in one bag. */
export async function getGiftCardBalance(
  context: Context,
  typed: string,
): Promise<Result<GiftCardBalance, BalanceProblem>> {
  if (!typed.trim()) return fail({ status: 400, message: noCode });
  const code = toGiftCardCode(typed)?.toUpperCase();
  if (!code)
    return fail({ status: 400, message: 'Gift card codes have 8 to 20 letters and digits.' });
  const counted = await triesOfNetwork(context);
  const seconds = await tryCode(context, counted);
  if (seconds > 0) {
    context.log.warn('gift-card-codes-limited', { seconds });
    return fail({ status: 429, message: severalCodes(seconds), seconds });
  }
  try {
    const card = await queryGiftCard(context, code);
    if (!card || card.balance.amount === 0) return fail(notFound);
    await countNoTry(context, counted);
    return ok({ balance: card.balance, ending: code.slice(-4) });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('gift-card-unavailable', { error });
    await countNoTry(context, counted);
    return fail(unavailable);
  }
}

const balanceFlash = flashOf<GiftCardBalance>(
  'gift-card-balance',
  v.object({
    balance: v.object({ amount: v.number(), currency: v.string() }),
    ending: v.string(),
  }),
);

export const flashBalance = ({ session }: Context, card: GiftCardBalance): void =>
  session.flash(balanceFlash, card);

/** Once. */
export const takeBalance = ({ session }: Context): GiftCardBalance | null =>
  session.takeFlash(balanceFlash) ?? null;
