import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { loginFlash } from './account-flash.server';
import { revokeToken } from './browser-sessions.server';
import { currentToken, renewToken } from './hosted/session-tokens.server';
import { signOutAddress } from './hosted/sign-out.server';
import { storefrontToken } from './hosted/storefront-token.server';

declare module '~/platform/context.server' {
  interface Context {
    /** The token for a cart's `buyerIdentity`. */
    buyerToken(): Promise<string | undefined>;
  }
}

const isHosted = ({ env }: Context): boolean => env.ACCOUNTS === 'customer-account-api';

export const isSignedIn = ({ session }: Context): boolean => session.get('token') !== undefined;

/** The access token, refreshed if it has expired; undefined if no one is signed in. Throws Unavailable. */
export async function tokenFor(context: Context): Promise<string | undefined> {
  const token = context.session.get('token');
  if (!token || !isHosted(context)) return token?.accessToken;
  const current = await currentToken(context, token);
  if (current === undefined) await endWithMessage(context);
  return current;
}

/** Replaces a token that Shopify rejected; undefined if the session must end. Throws Unavailable. */
export async function replacementFor(context: Context): Promise<string | undefined> {
  const token = context.session.get('token');
  return token && isHosted(context) ? renewToken(context, token) : undefined;
}

/** Ends this session, but not a newer session of the same browser. Keeps the cart. */
export async function endWithMessage({ session }: Context): Promise<void> {
  await session.expire();
  session.flash(loginFlash.problem, 'Your session has ended. Please sign in again.');
}

/** Undefined if no one is signed in, and during an outage. */
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

/** `ended` is false if Shopify's session may continue. `leaveTo` is the provider's logout URL, for hosted accounts. */
export interface SignedOut {
  ended: boolean;
  leaveTo: string | null;
}

/**
 * Ends this session. Legacy accounts: also revokes the token. Hosted accounts: the caller must redirect to `leaveTo`,
 * where the provider ends its own session.
 */
export async function signOut(context: Context): Promise<SignedOut> {
  const { session } = context;
  const token = session.get('token');
  // If `session.ended` is set, this shop's session has already ended, perhaps by a sign-out whose answer the browser
  // dropped. The provider's session may continue, so the shopper must still go to `leaveTo`.
  if (isHosted(context) && (token || session.ended)) {
    const leaveTo = await signOutAddress(context);
    await session.signOut();
    return { ended: leaveTo !== null, leaveTo };
  }
  await session.signOut();
  if (token) return { ended: await revokeToken(context, token), leaveTo: null };
  context.log.warn('sign-out', { message: 'No customerAccessToken supplied' });
  return { ended: true, leaveTo: null };
}
