import type { World } from '../../world/world';
import { createGrant } from '../customers/account-tokens';
import type { Session } from './sessions';

export type AuthorizationRequest = {
  clientId: string;
  redirectUri: string;
  state: string;
  scope: string;
  nonce: string | null;
  challenge: string | null;
};

export function sendCode(world: World, request: AuthorizationRequest, session: Session): Response {
  const { code } = createGrant(world, {
    ...request,
    customerId: session.customerId,
    sessionId: session.id,
  });
  return sendBack(request.redirectUri, { code, state: request.state });
}

/** Redirects to the client; `address` must be registered. */
export function sendBack(address: string, values: Record<string, string>): Response {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return new Response(null, {
    status: 302,
    headers: { location: url.href, 'cache-control': 'no-store' },
  });
}
