import { data, redirect, redirectDocument } from '@shopify/remix-oxygen';
import { loginFlash } from '~/features/account/account-flash.server';
import type { CustomerResult } from '~/features/account/account-source';
import type { EndedSession, FormReply } from '~/features/account/account-forms';
import type { FieldErrors } from '~/platform/http/form-fields';
import { unavailable, type AccountProblem } from '~/features/account/account-problem.server';
import {
  endWithMessage,
  isSignedIn,
  replacementFor,
  tokenFor,
} from '~/features/account/account-session.server';
import { checkout, loginPath } from '~/features/account/hosted/return-path';
import { replaceCart } from '~/features/cart/replace-cart.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { noStore } from '~/platform/http/no-store';
import { pagePathOf } from '~/platform/http/page-path';
import { withQuery } from '~/platform/http/redirects';
import { isScripted, onwardPage, standalonePage } from '~/platform/http/standalone-page';
import { switchWishlist } from '~/features/wishlist/wishlist.server';
import { optional } from '~/platform/optional.server';
import { wishlistSources } from '~/routes/page-loaders/wishlist-sources.server';
import { fail, ok, type Result } from '~/platform/result';

/** Limits count per minute. */
export const tooOften = { ...noStore, 'Retry-After': '60' };

export const redirectTo = (path: string) => redirect(path, { status: 303, headers: noStore });

/** `path`: from `returnPath`. */
export const returnTo = (path: string) =>
  path === checkout ? redirectDocument(path, { status: 303, headers: noStore }) : redirectTo(path);

/** Afterwards, the customer comes back to the page. */
const toLogin = ({ url }: Context) =>
  redirectTo(loginPath(withQuery(pagePathOf(url.pathname), url.search)));

const notLoggedIn = 'User Not Logged In';

/** Requests whose form was shown again, although no customer is signed in. Their loaders don't redirect. */
const shownAgain = new WeakSet<Context>();

/** If `submit` throws a redirect to the login page, `showAgain` replies instead, so that what was typed stays. */
export async function keepTyped<T, U>(
  context: Context,
  submit: () => Promise<T>,
  showAgain: (ended: EndedSession) => U | Promise<U>,
): Promise<T | U> {
  try {
    return await submit();
  } catch (error) {
    const to = error instanceof Response ? error.headers.get('Location') : null;
    if (!to?.startsWith('/accounts/login')) throw error;
    shownAgain.add(context);
    const problem = context.session.takeFlash(loginFlash.problem) ?? notLoggedIn;
    return showAgain({ problem, signIn: to });
  }
}

/** Without a token, throws a redirect to the login page. */
export async function queryForCustomer<T>(
  context: Context,
  query: (token: string) => Promise<CustomerResult<T>>,
): Promise<Result<T, 'unavailable'>> {
  try {
    const token = await tokenFor(context);
    if (!token && shownAgain.has(context)) return fail('unavailable');
    if (!token) throw toLogin(context);
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

/** Throws a redirect to the login page. */
export function requireCustomer(context: Context): void {
  if (isSignedIn(context)) return;
  context.session.flash(loginFlash.problem, notLoggedIn);
  throw toLogin(context);
}

/**
 * Call this if a form failed because Shopify rejected the access token. Gets a new token and asks the shopper to submit
 * again: resubmitting automatically could repeat a change. Without a new token, throws a redirect.
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

/** Fails during an outage. Throws a redirect to the login page if no customer is signed in. */
export async function requireToken(context: Context): Promise<Result<string, AccountProblem>> {
  requireCustomer(context);
  try {
    const token = await tokenFor(context);
    if (token) return ok(token);
    throw toLogin(context);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('account-unavailable', { error });
    return fail(unavailable);
  }
}

/** Throws a redirect to the login page. The cart stays linked to the customer until the next sign-in or checkout. */
export async function endSession(context: Context): Promise<never> {
  await endWithMessage(context);
  throw toLogin(context);
}

/**
 * Call after sign-in or sign-out. Does nothing if a later sign-in or sign-out took effect. Failures are only logged.
 */
export async function updateCartCustomer(context: Context): Promise<void> {
  if (context.session.overtaken) return;
  await Promise.all([
    optional(context, 'cart-buyer-failed', replaceCart(context), null),
    switchWishlist(context, wishlistSources(context)),
  ]);
}

export function requirePasswords({ env }: Context): void {
  if (env.ACCOUNTS !== 'legacy') throw redirectTo('/accounts/login');
}

/** The CSP lets forms redirect only to known hosts, so an intermediate page forwards the browser. */
export function leaveFor(
  { request, env, nonce }: Context,
  href: string,
  page: { title: string; text: string; label: string },
): Response {
  if (isScripted(request)) return redirectDocument(href, { headers: noStore });
  return standalonePage(onwardPage(href, page), env.SITE_NAME, nonce);
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

/** Omits the password. `form`: the form's name. */
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
