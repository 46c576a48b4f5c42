/** The access token of the customer who is signed in, and signing out. */
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { revokeToken } from './browser-sessions.server';
import { currentToken, renewToken } from './hosted/session-tokens.server';
import { signOutAddress } from './hosted/sign-out.server';
import { storefrontToken } from './hosted/storefront-token.server';

declare module '~/platform/context.server' {
  interface Context {
    /** The token with which a cart names the customer who is signed in; undefined for nobody. */
    buyerToken(): Promise<string | undefined>;
  }
}

const isHosted = ({ env }: Context): boolean => env.ACCOUNTS === 'customer-account-api';

/** True while somebody is signed in, as far as this shop knows. Asks nobody. */
export const isSignedIn = ({ session }: Context): boolean => session.get('token') !== undefined;

/**
 * The customer's access token; undefined when nobody is signed in or it has expired. One of hosted accounts is
 * refreshed in time; where that is refused, the session ends with a message. Throws Unavailable when it would have to be
 * refreshed and the provider does not answer.
 */
export async function tokenFor(context: Context): Promise<string | undefined> {
  const token = context.session.get('token');
  if (!token || !isHosted(context)) return token?.accessToken;
  const current = await currentToken(context, token);
  if (current === undefined) await endWithMessage(context);
  return current;
}

/**
 * Another token in place of the session's, which the backend does not accept although its time is not over; undefined
 * where there is none: then the session is over. Throws Unavailable.
 */
export async function replacementFor(context: Context): Promise<string | undefined> {
  const token = context.session.get('token');
  return token && isHosted(context) ? renewToken(context, token) : undefined;
}

/** Ends this session, and no newer one, because its token is no longer accepted. The cart is kept. */
export async function endWithMessage({ session }: Context): Promise<void> {
  await session.expire();
  session.flash('login-problem', 'Your session has ended. Please sign in again.');
}

/** The token for `buyerIdentity` of a cart. Does not throw when it cannot be had: the cart then names nobody. */
export async function buyerTokenFor(context: Context): Promise<string | undefined> {
  if (!isHosted(context)) return context.session.get('token')?.accessToken;
  try {
    const token = await tokenFor(context);
    return token === undefined ? undefined : await storefrontToken(context, token);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.warn('cart-customer-unavailable', { error });
    return undefined;
  }
}

/** `ended`: false when the token lives on until it expires. `leaveTo`: where the browser has to be signed out too. */
export interface SignedOut {
  ended: boolean;
  leaveTo: string | null;
}

/**
 * Signs out. The session ends here at once, for copies of its cookie too. Legacy: its token is deleted at Shopify, later
 * if that does not answer now. Hosted: the tokens are forgotten here, and end where the browser is sent then.
 */
export async function signOut(context: Context): Promise<SignedOut> {
  const token = context.session.get('token');
  if (token && isHosted(context)) {
    const leaveTo = await signOutAddress(context);
    await context.session.signOut();
    return { ended: leaveTo !== null, leaveTo };
  }
  await context.session.signOut();
  if (token) return { ended: await revokeToken(context, token), leaveTo: null };
  context.log.warn('sign-out', { message: 'No customerAccessToken supplied' });
  return { ended: true, leaveTo: null };
}
