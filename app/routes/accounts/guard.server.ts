/** Guards of the account's screens and forms. */
import { redirect } from '@shopify/remix-oxygen';
import { replaceCart } from '~/features/cart/replace-cart.server';
import { clearCustomer, readToken } from '~/features/account/account.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';

export const unstored = { 'Cache-Control': 'no-store' };

const ended = 'Your session has ended. Please sign in again.';
const notLoggedIn = 'User Not Logged In';

/**
 * Returns what `read` returns for the signed-in customer, or 'unavailable' during an outage, which does
 * not sign anybody out. Throws a redirect to the login page without a valid token.
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

/** The token for a form. Without one, throws a redirect to the login page with 'User Not Logged In'. */
export function tokenForForm(context: Context): string {
  const token = readToken(context);
  if (token) return token;
  context.session.flash('login-problem', notLoggedIn);
  throw redirect('/accounts/login', { status: 303, headers: unstored });
}

/** Signs out a customer whose token was revoked or has expired, with a message. Keeps the cart. */
export async function leave(context: Context): Promise<never> {
  clearCustomer(context);
  context.session.flash('login-problem', ended);
  await replaceCartQuietly(context);
  throw redirect('/accounts/login', { status: 303, headers: unstored });
}

/** Moves the cart after a login or logout. A failure is only logged: the checkout updates the cart's customer again. */
export async function replaceCartQuietly(context: Context): Promise<void> {
  try {
    await replaceCart(context);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('cart-buyer-failed', { error });
  }
}
