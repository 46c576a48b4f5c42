/** What the account's loaders and actions share: the signed-in customer, and replies to forms. */
import { data, redirect, redirectDocument } from '@shopify/remix-oxygen';
import type { CustomerResult } from '~/features/account/account-source';
import type { FormReply } from '~/features/account/account-forms';
import type { FieldErrors } from '~/platform/http/form-fields';
import { unavailable, type AccountProblem } from '~/features/account/account-problem.server';
import {
  endWithMessage,
  isSignedIn,
  replacementFor,
  tokenFor,
} from '~/features/account/account-session.server';
import { replaceCart } from '~/features/cart/replace-cart.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { isScripted, onwardPage, plainPage } from '~/platform/http/plain-page';
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
  try {
    const token = await tokenFor(context);
    if (!token) throw redirectTo('/accounts/login');
    const result = await query(token);
    if (result.ok) return ok(result.value);
    const other = await replacementFor(context);
    const again = other === undefined ? result : await query(other);
    return again.ok ? ok(again.value) : await endSession(context);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('account-unavailable', { error });
    return fail('unavailable');
  }
}

/** For a form that only a customer can send: when nobody is signed in, throws a redirect to the login page with a message. */
export function requireCustomer(context: Context): void {
  if (isSignedIn(context)) return;
  context.session.flash('login-problem', 'User Not Logged In');
  throw redirectTo('/accounts/login');
}

/**
 * After a form whose token was not accepted: the problem to show, for what was typed can be sent again with the token
 * that there is now. It is not sent again from here: of a change whose answer was lost nobody knows whether it was made.
 * Where there is no other token, throws a redirect as `endSession`.
 */
export async function problemOfToken(context: Context): Promise<AccountProblem> {
  try {
    if ((await replacementFor(context)) === undefined) await endSession(context);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('account-unavailable', { error });
  }
  return unavailable;
}

/** The token for a form; as `requireCustomer` without one. An outage is a failure, which does not sign anybody out. */
export async function requireToken(context: Context): Promise<Result<string, AccountProblem>> {
  requireCustomer(context);
  try {
    const token = await tokenFor(context);
    if (token) return ok(token);
    throw redirectTo('/accounts/login');
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('account-unavailable', { error });
    return fail(unavailable);
  }
}

/**
 * Ends the session of a customer whose token was revoked or has expired, but no newer one: throws a redirect
 * with a message. Keeps the cart, which the checkout or the next sign-in makes somebody's: a page must not
 * wait for that.
 */
export async function endSession(context: Context): Promise<never> {
  await endWithMessage(context);
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

/** For screens about passwords, which only legacy accounts have: elsewhere throws a redirect to the login page. */
export function requirePasswords({ env }: Context): void {
  if (env.ACCOUNTS !== 'legacy') throw redirectTo('/accounts/login');
}

/**
 * Sends a form's browser to an address on another site. Browsers follow a form's redirects to hosts only that the form's
 * page has named, and where accounts are hosted no setting says; so a page of ours leads on. Scripts go at once.
 */
export function leaveFor(
  { request, env, nonce }: Context,
  href: string,
  page: { title: string; text: string; label: string },
): Response {
  if (isScripted(request)) return redirectDocument(href, { headers: noStore });
  return plainPage(onwardPage(href, page), env.SITE_NAME, nonce);
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
