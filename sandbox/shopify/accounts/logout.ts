import type { World } from '../../world/world';
import { clientById } from './clients';
import { readIdToken } from './keys';
import { refusalPage } from './pages';
import { endSession, sessionCookie } from './sessions';

/**
 * `GET …/logout`: ends the session of an ID token (even an expired one), revokes the session's
 * tokens, and redirects to a registered address.
 */
export async function logout(url: URL, world: World): Promise<Response> {
  const known = await readIdToken(world, url.searchParams.get('id_token_hint') ?? '');
  const client = known && clientById(world, known.clientId);
  if (!known || !client) {
    return refusalPage(world, 'invalid_request', 'The id_token_hint is missing or not ours.');
  }
  const returnUrl = url.searchParams.get('post_logout_redirect_uri') ?? client.logoutUris[0] ?? '';
  if (!client.logoutUris.includes(returnUrl)) {
    return refusalPage(world, 'invalid_request', 'The post_logout_redirect_uri is not registered.');
  }
  endSession(world, known.sessionId);
  return new Response(null, {
    status: 302,
    headers: {
      location: returnUrl,
      'set-cookie': sessionCookie(null),
      'cache-control': 'no-store',
    },
  });
}
