/** What the account's loaders and actions share: the signed-in customer, and replies to forms. */
import { data, redirect } from '@shopify/remix-oxygen';
import type { CustomerResult } from '~/features/account/account-source';
import type { FormReply } from '~/features/account/account-forms';
import type { FieldErrors } from '~/platform/http/form-fields';
import type { AccountProblem } from '~/features/account/account-problem.server';
import { tokenFor } from '~/features/account/account-session.server';
import { replaceCart } from '~/features/cart/replace-cart.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { switchWishlist } from '~/features/wishlist/wishlist.server';
import { optional } from '~/platform/optional.server';
import { wishlistSources } from '~/routes/page-loaders/wishlist-sources.server';
import { fail, ok, type Result } from '~/platform/result';

export const noStore = { 'Cache-Control': 'no-store' };
/** Headers of a 429. Limits count per minute. */
export const tooOften = { ...noStore, 'Retry-After': '60' };

/** A redirect that is not cached, to be followed with GET. */
export const redirectTo = (path: string) => redirect(path, { status: 303, headers: noStore });

/**
 * Calls `query` with the signed-in customer's token. An outage is a failure, which does not sign anybody
 * out. Throws a redirect to the login page without a valid token.
 */
export async function queryForCustomer<T>(
  context: Context,
  query: (token: string) => Promise<CustomerResult<T>>,
): Promise<Result<T, 'unavailable'>> {
  const token = await tokenFor(context);
  if (!token) throw redirectTo('/accounts/login');
  try {
    const result = await query(token);
    return result.ok ? ok(result.value) : await endSession(context);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('account-unavailable', { error });
    return fail('unavailable');
  }
}

/** The token for a form. Without one, throws a redirect to the login page with a message. */
export async function requireToken(context: Context): Promise<string> {
  const token = await tokenFor(context);
  if (token) return token;
  context.session.flash('login-problem', 'User Not Logged In');
  throw redirectTo('/accounts/login');
}

/**
 * Ends the session of a customer whose token was revoked or has expired, but no newer one: throws a redirect
 * with a message. Keeps the cart, which the checkout or the next sign-in makes somebody's: a page must not
 * wait for that.
 */
export async function endSession(context: Context): Promise<never> {
  await context.session.expire();
  context.session.flash('login-problem', 'Your session has ended. Please sign in again.');
  throw redirectTo('/accounts/login');
}

/**
 * After a login or logout: moves the cart, and opens or closes the customer's wishlist, unless another was
 * quicker, whose they are then. A failure is only logged: the checkout updates the cart's customer again,
 * and the wishlist is closed in any case.
 */
export async function updateCartCustomer(context: Context): Promise<void> {
  if (context.session.overtaken) return;
  await Promise.all([
    optional(context, 'cart-buyer-failed', replaceCart(context), null),
    switchWishlist(context, wishlistSources(context)),
  ]);
}

export const statusOf: Record<AccountProblem['kind'], number> = {
  refused: 400,
  limited: 429,
  unavailable: 503,
};

interface Refusal {
  errors?: FieldErrors;
  problem?: AccountProblem & { advice?: string };
}

/** Data to show a form again: its values, but never a password, and what is wrong. `form`: its name. */
export function refuseForm(form: string, fields: FormData, { errors = {}, problem }: Refusal) {
  const values: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (name !== 'password' && typeof value === 'string') values[name] = value;
  }
  const status = problem ? statusOf[problem.kind] : 400;
  const headers = status === 429 ? tooOften : noStore;
  const { message, advice } = problem ?? {};
  return data<FormReply>({ form, values, errors, problem: message, advice }, { status, headers });
}
