/** Ends the provider's own session. Otherwise, the provider would sign in the next person without asking. */
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { getProvider } from './discovery.server';
import { idTokenOf } from './session-tokens.server';

/** Registered with Shopify; must match exactly. */
const afterwards = '/accounts/login';

/** Null if unknown. The id token is deleted a minute after the session ends. */
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
