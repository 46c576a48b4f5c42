/** The access token of the customer who is signed in, and signing out. */
import type { Context } from '~/platform/context.server';
import { revokeToken } from './browser-sessions.server';

/** The customer's access token; undefined when nobody is signed in or it has expired. */
export const tokenFor = async ({ session }: Context): Promise<string | undefined> =>
  session.get('token')?.accessToken;

/**
 * Signs out. The session ends here at once, for copies of its cookie too, and its token is deleted at
 * Shopify, later if that does not answer now. False when neither could be arranged: the cookie is gone, but
 * the token lives until it expires.
 */
export async function signOut(context: Context): Promise<boolean> {
  const token = context.session.get('token');
  await context.session.signOut();
  if (token) return revokeToken(context, token);
  context.log.warn('sign-out', { message: 'No customerAccessToken supplied' });
  return true;
}
