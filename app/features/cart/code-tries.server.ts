import type { Context } from '~/platform/context.server';
import { isUnavailable, NotSent } from '~/platform/fetch/unavailable';
import { networkOf } from '~/platform/http/rate-limits.server';
import { keyedHash } from '~/platform/keyed-hash.server';
import { callLock } from './cart-creation-lock.server';

/** The name under which a cart's attempts are counted. */
export const triesOfCart = (cartId: string): string => `codes:${cartId.split('?')[0]}`;

/** For gift card codes, because guessers can start a new cart for each attempt. */
export async function triesOfNetwork({ buyerIp, visitor, env }: Context): Promise<string> {
  const network = buyerIp ? networkOf(buyerIp) : visitor;
  return `gift-card-codes:${await keyedHash(network, env.SESSION_SECRET)}`;
}

/** Returns the seconds to wait, or 0. Without the Durable Object, there is no limit. */
export const tryCode = async (context: Context, name: string): Promise<number> =>
  (await callLock(context, name, 'code', (lock) => lock.tryCode())) ?? 0;

/** Takes back the attempt that `tryCode` has just counted: its code was right, or wasn't checked. */
export const countNoTry = (context: Context, name: string): Promise<void | undefined> =>
  callLock(context, name, 'code', (lock) => lock.takeBackTry());

/**
 * Takes the attempt back if its request wasn't sent. If the response was lost, the attempt counts, because the cart may
 * show later whether the code was right.
 */
export async function countIfSent<T>(
  context: Context,
  name: string,
  request: Promise<T>,
): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (isUnavailable(error) && error.cause instanceof NotSent) await countNoTry(context, name);
    throw error;
  }
}
