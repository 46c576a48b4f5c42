/** Who may see the account's screens. spec §6; design: where the specification leaves room. */
import { redirect } from '@shopify/remix-oxygen';
import { moveBag } from '~/features/cart/cart.server';
import { forgetCustomer, readToken } from '~/features/account/account.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/unavailable';

export const unstored = { 'Cache-Control': 'no-store' };

const ended = 'Your session has ended. Please sign in again.';
const notLoggedIn = 'User Not Logged In';

/**
 * What `read` gives for the customer who is signed in; 'unavailable' while the commerce backend is
 * away, which signs nobody out. Throws the redirect to the sign-in screen without a customer.
 */
export async function readForCustomer<T>(
  context: Context,
  read: (token: string) => Promise<T | null>,
): Promise<T | 'unavailable'> {
  const token = readToken(context);
  if (!token) throw redirect('/accounts/login', { status: 303, headers: unstored });
  try {
    return (await read(token)) ?? (await leave(context));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('account-unavailable', { error });
    context.outcome.unavailable = true;
    return 'unavailable';
  }
}

/** The token for a form that needs one; without it the sign-in screen says 'User Not Logged In' (spec §5). */
export function tokenForForm(context: Context): string {
  const token = readToken(context);
  if (token) return token;
  context.session.flash('login-problem', notLoggedIn);
  throw redirect('/accounts/login', { status: 303, headers: unstored });
}

/** The token was revoked or has expired: signed out with a word about it, the bag stays. */
export async function leave(context: Context): Promise<never> {
  forgetCustomer(context);
  context.session.flash('login-problem', ended);
  await moveBagQuietly(context);
  throw redirect('/accounts/login', { status: 303, headers: unstored });
}

/** The bag's owner changed. A bag that cannot be told now is told at the checkout. */
export async function moveBagQuietly(context: Context): Promise<void> {
  try {
    await moveBag(context);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('cart-buyer-failed', { error });
  }
}
