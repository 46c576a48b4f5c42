/** Otherwise the provider would sign in the next person without asking. */
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { getProvider } from './discovery.server';
import { idTokenOf } from './session-tokens.server';

/** This path is registered with Shopify and must match exactly. */
const afterwards = '/accounts/login';

/**
 * Returns the provider's logout URL; null if the URL is unknown. Call this function before the session ends, because
 * the id token is then deleted.
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
