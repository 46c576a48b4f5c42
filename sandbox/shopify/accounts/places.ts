import type { World } from '../../world/world';

export const shopId = 60210001;

const version = '2024-07';

/** The URL has no trailing slash. It is also the tokens' issuer. */
export const accountsBase = (world: World): string => `${world.origin}/authentication/${shopId}`;

export const hostedAccount = (world: World): string => `${world.origin}/${shopId}/account`;

/**
 * Parses addresses below `/authentication/{shop}`, `/authentication` (on an accounts domain) and
 * `/{shop}/auth`; returns null for other addresses. `shop` is null if the address has no shop ID.
 */
export function placeOf(
  pathname: string,
): { base: string; shop: number | null; path: string } | null {
  const match =
    /^(\/authentication\/(\d+)|\/(\d+)\/auth|\/authentication)(\/(?:oauth\/authorize|oauth\/token|login|logout|\.well-known\/jwks\.json))$/.exec(
      pathname,
    );
  if (!match) return null;
  const [, base = '', one, other, path = ''] = match;
  const shop = one ?? other;
  return { base, shop: shop === undefined ? null : Number(shop), path };
}

/** `GET /.well-known/openid-configuration` on the shop's domain. */
export function openidConfiguration(world: World): Record<string, unknown> {
  const base = accountsBase(world);
  return {
    issuer: base,
    authorization_endpoint: `${base}/oauth/authorize`,
    token_endpoint: `${base}/oauth/token`,
    end_session_endpoint: `${base}/logout`,
    jwks_uri: `${base}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'customer-account-api:full'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
  };
}

/** `GET /.well-known/customer-account-api` on the shop's domain. */
export const apiConfiguration = (world: World): Record<string, string> => ({
  graphql_api: `${world.origin}/${shopId}/account/customer/api/${version}/graphql`,
  mcp_api: `${world.origin}/${shopId}/account/customer/api/mcp`,
});
