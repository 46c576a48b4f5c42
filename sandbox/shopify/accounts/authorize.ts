import type { World } from '../../world/world';
import { apiScope } from '../customers/account-tokens';
import { clientById } from './clients';
import { refusalPage } from './pages';
import { sendBack, sendCode } from './send-back';
import { sessionOf } from './sessions';
import { startSignIn } from './sign-in';

/**
 * Hydrogen's deprecated option `customerAccountUrl` requests the fourth scope. Tokens with this
 * scope must be exchanged before calling the API.
 */
const scopes = ['openid', 'email', apiScope, 'https://api.customers.com/auth/customer.graphql'];

/**
 * `GET …/oauth/authorize`: redirects with a code if the browser is signed in, else shows the
 * sign-in form, or redirects with `login_required` for `prompt=none`. Redirects only to registered
 * addresses.
 */
export function authorize(request: Request, url: URL, world: World, base: string): Response {
  const params = url.searchParams;
  const client = clientById(world, params.get('client_id') ?? '');
  if (!client) return refusalPage(world, 'invalid_client', 'There is no such client_id.');
  const redirectUri = params.get('redirect_uri') ?? '';
  if (!client.redirectUris.includes(redirectUri)) {
    return refusalPage(world, 'invalid_request', 'The error was: "redirect_uri" mismatch.');
  }
  const state = params.get('state') ?? '';
  const back = (values: Record<string, string>) =>
    sendBack(redirectUri, { ...values, ...(state && { state }) });
  const refuse = (error: string, words: string) => back({ error, error_description: words });
  if (params.get('response_type') !== 'code') {
    return refuse('unsupported_response_type', 'response_type must be code');
  }
  if (state === '') return refuse('invalid_request', 'state is missing');
  const scope = params.get('scope') ?? '';
  const wanted = scope.split(' ').filter(Boolean);
  if (!wanted.includes('openid') || wanted.some((one) => !scopes.includes(one))) {
    return refuse('invalid_scope', 'The scope is missing, unknown, or without openid');
  }
  const challenge = params.get('code_challenge');
  if (client.secret === null && !challenge) {
    return refuse('invalid_request', 'A public client must send code_challenge');
  }
  if (challenge !== null && params.get('code_challenge_method') !== 'S256') {
    return refuse('invalid_request', 'code_challenge_method must be S256');
  }
  const nonce = params.get('nonce');
  const valid = { clientId: client.id, redirectUri, state, scope, nonce, challenge };
  const session = sessionOf(request, world);
  if (session) return sendCode(world, valid, session);
  if (params.get('prompt') === 'none') return refuse('login_required', 'Nobody is signed in');
  return startSignIn(world, base, valid, {
    email: params.get('login_hint') ?? '',
    country: params.get('region_country') ?? '',
  });
}
