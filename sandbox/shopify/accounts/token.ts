import type { World } from '../../world/world';
import {
  accessSeconds,
  apiScope,
  createAccountToken,
  deleteAccountToken,
  grantOfToken,
  redeemCode,
  type Grant,
} from '../customers/account-tokens';
import { customerById } from '../customers/customers';
import { clientById, type Client } from './clients';
import { signIdToken } from './keys';

type Values = Record<string, string>;

/** Shopify uses the same audience for all shops. */
const apiAudience = '30243aa5-17c1-465a-8493-944bcc4e88aa';
const exchange = 'urn:ietf:params:oauth:grant-type:token-exchange';

/** `POST …/oauth/token`. `values` has the form's fields; null if the body isn't a form. */
export async function token(
  request: Request,
  world: World,
  values: Values | null,
): Promise<Response> {
  if (!request.headers.get('user-agent')) return noUserAgent();
  if (!values)
    return refuse(400, 'invalid_request', 'Send a form, application/x-www-form-urlencoded');
  const client = clientOf(request, world, values);
  if (client instanceof Response) return client;
  if (values['grant_type'] === 'authorization_code') return forCode(world, client, values);
  if (values['grant_type'] === 'refresh_token') return forRefreshToken(world, client, values);
  if (values['grant_type'] === exchange) return forAccessToken(world, client, values);
  return refuse(400, 'unsupported_grant_type', 'There is no such grant_type here');
}

/** Shopify refuses requests without `User-Agent` before any other check. */
export const noUserAgent = (): Response =>
  new Response('You do not have permission to access this website', { status: 403 });

/**
 * Confidential clients must send their secret, public clients a registered `Origin`. Otherwise
 * returns an error response.
 */
function clientOf(request: Request, world: World, values: Values): Client | Response {
  const basic = credentialsOf(request);
  const client = clientById(world, basic?.id ?? values['client_id'] ?? '');
  const wrongId = basic && values['client_id'] && values['client_id'] !== basic.id;
  if (!client || wrongId || client.secret !== (basic?.secret ?? null)) {
    return refuse(401, 'invalid_client', 'Client authentication failed');
  }
  if (client.secret === null && !client.origins.includes(request.headers.get('origin') ?? '')) {
    const words = 'Origin is missing or not among the JavaScript origins';
    const answer = refuse(401, 'invalid_token', words);
    answer.headers.set(
      'www-authenticate',
      `Bearer error="invalid_token", error_description="${words}"`,
    );
    return answer;
  }
  return client;
}

function credentialsOf(request: Request): { id: string; secret: string } | null {
  const [, text = ''] =
    /^Basic ([A-Za-z0-9+/=]+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  try {
    const [, id, secret] = /^([^:]+):(.*)$/.exec(atob(text)) ?? [];
    return id !== undefined && secret !== undefined ? { id, secret } : null;
  } catch {
    return null;
  }
}

async function forCode(world: World, client: Client, values: Values): Promise<Response> {
  const challenge = await challengeOf(values['code_verifier'] ?? '');
  const grant = redeemCode(world, values['code'] ?? '');
  const fits =
    grant?.clientId === client.id &&
    grant.redirectUri === values['redirect_uri'] &&
    (grant.challenge === null || grant.challenge === challenge);
  if (!grant || !fits) {
    return refuse(400, 'invalid_grant', 'The code, its verifier or its redirect_uri is not right');
  }
  const email = customerById(world.sql, grant.customerId)?.email ?? '';
  return give(world, grant, { id_token: await signIdToken(world, grant, email) });
}

/** Refresh tokens are single use. */
function forRefreshToken(world: World, client: Client, values: Values): Response {
  const known = values['refresh_token'] ?? '';
  const grant = grantOfToken(world, 'refresh', known);
  if (grant?.clientId !== client.id) {
    return refuse(400, 'invalid_grant', 'The refresh token is invalid, expired or revoked');
  }
  deleteAccountToken(world, known);
  return give(world, grant, {});
}

/** Hydrogen's deprecated option `customerAccountUrl` requires this exchange. */
function forAccessToken(world: World, client: Client, values: Values): Response {
  const grant = grantOfToken(world, 'access', values['subject_token'] ?? '');
  if (grant?.clientId !== client.id || values['audience'] !== apiAudience) {
    return refuse(400, 'invalid_grant', 'The subject token is invalid, expired or revoked');
  }
  return answer({
    access_token: createAccountToken(world, 'access', grant, apiScope),
    expires_in: accessSeconds(world),
    token_type: 'Bearer',
  });
}

const give = (world: World, grant: Grant, more: Record<string, string>): Response =>
  answer({
    access_token: createAccountToken(world, 'access', grant),
    expires_in: accessSeconds(world),
    refresh_token: createAccountToken(world, 'refresh', grant),
    token_type: 'Bearer',
    scope: grant.scope,
    ...more,
  });

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const answer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

const refuse = (status: number, error: string, words: string): Response =>
  answer({ error, error_description: words }, status);
