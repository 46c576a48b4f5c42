/** Signing out at the provider, which would sign the next one in at this browser without a question otherwise. */
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { getProvider } from './discovery.server';
import { idTokenOf } from './session-tokens.server';

/** Where the provider sends browsers back to; registered there to the letter. */
const afterwards = '/accounts/login';

/**
 * The address at which the browser has to be signed out too; null when it cannot be found out. To be called before the
 * session ends, because that deletes its tokens.
 */
export async function signOutAddress(context: Context): Promise<string | null> {
  const [idToken, provider] = await Promise.all([
    idTokenOf(context),
    optional(context, 'sign-out-unavailable', getProvider(context), null),
  ]);
  if (idToken === undefined || !provider) return null;
  const address = new URL(provider.logout);
  address.searchParams.set('id_token_hint', idToken);
  address.searchParams.set('post_logout_redirect_uri', context.env.SITE_URL + afterwards);
  return address.href;
}
