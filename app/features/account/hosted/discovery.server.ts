import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import type { Reply } from '~/platform/fetch/fetch-service.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { isLocal } from '~/platform/setting-values';

export interface Provider {
  issuer: string;
  authorize: string;
  token: string;
  logout: string;
  jwks: string;
  api: string;
}

/** Shopify requires a user agent; Workers send none. */
export const userAgent = { 'User-Agent': 'Mozilla/5.0 (compatible; Lintel)' };

const service = 'accounts';
const deadlineMs = 1500;
const oneDay = 24 * 3600;
const monthSeconds = 30 * oneDay;

/** Cached. Throws Unavailable, also if a URL isn't https. */
export const getProvider = (context: Context): Promise<Provider> =>
  context.cache.read({
    key: ['customer-accounts'],
    version: 1,
    variesBy: [],
    freshSeconds: oneDay,
    staleSeconds: monthSeconds,
    schema: providerSchema,
    load: () => discover(context),
  });

/**
 * Finds an id token's key. If it isn't cached, fetches all keys again. Throws Unavailable, or jose's error for an
 * unknown key.
 */
export const keysOf =
  (context: Context, { jwks }: Provider): JWTVerifyGetKey =>
  async (header, token) => {
    const load = () => readJson(context, 'keys', jwks, keySetSchema);
    const known = await context.cache.read({
      key: ['customer-accounts', 'keys', jwks],
      version: 1,
      variesBy: [],
      freshSeconds: oneDay,
      staleSeconds: monthSeconds,
      schema: keySetSchema,
      load,
    });
    const isKnown = known.keys.some(({ kid }) => kid === header.kid);
    return createLocalJWKSet(isKnown ? known : await load())(header, token);
  };

const nonEmpty = v.pipe(v.string(), v.minLength(1));
const providerSchema = v.object({
  issuer: nonEmpty,
  authorize: nonEmpty,
  token: nonEmpty,
  logout: nonEmpty,
  jwks: nonEmpty,
  api: nonEmpty,
});
const keySetSchema = v.object({
  keys: v.array(
    v.object({
      kty: v.literal('RSA'),
      n: nonEmpty,
      e: nonEmpty,
      kid: nonEmpty,
      alg: v.optional(v.literal('RS256')),
      use: v.optional(v.literal('sig')),
    }),
  ),
});

async function discover(context: Context): Promise<Provider> {
  const shop = originOf(context.env.SHOPIFY_STORE_DOMAIN);
  const [openid, { graphql_api: api }] = await Promise.all([
    readJson(
      context,
      'openid-configuration',
      `${shop}/.well-known/openid-configuration`,
      v.object({
        issuer: nonEmpty,
        authorization_endpoint: nonEmpty,
        token_endpoint: nonEmpty,
        end_session_endpoint: nonEmpty,
        jwks_uri: nonEmpty,
      }),
    ),
    readJson(
      context,
      'customer-account-api',
      `${shop}/.well-known/customer-account-api`,
      v.object({ graphql_api: nonEmpty }),
    ),
  ]);
  const addresses = {
    authorize: openid.authorization_endpoint,
    token: openid.token_endpoint,
    logout: openid.end_session_endpoint,
    jwks: openid.jwks_uri,
    api,
  };
  for (const [name, address] of Object.entries(addresses))
    if (!isTrusted(address, shop))
      throw new Unavailable(service, new Error(`${name} is neither https nor of a local sandbox`));
  return { issuer: openid.issuer, ...addresses };
}

/** True for https URLs. A shop on localhost also trusts its own origin. */
export const isTrusted = (address: string, shop: string): boolean =>
  URL.canParse(address) &&
  (new URL(address).protocol === 'https:' ||
    (isLocal(shop) && new URL(address).origin === new URL(shop).origin));

const originOf = (domain: string): string =>
  new URL(domain.includes('://') ? domain : `https://${domain}`).origin;

/** Throws Unavailable for unexpected responses. */
async function readJson<T>(
  { fetchService }: Context,
  operation: string,
  address: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const ask = (url: string): Promise<Reply> =>
    fetchService(url, { headers: userAgent }, { service, operation, deadlineMs, retry: true });
  let reply = await ask(address);
  const moved = movedTo(reply, address);
  if (moved) reply = await ask(moved);
  if (reply.status !== 200)
    throw new Unavailable(
      service,
      new Error(`HTTP ${reply.status}: has SHOPIFY_STORE_DOMAIN accounts that Shopify hosts?`),
    );
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), reply.text);
  if (!parsed.success) throw new Unavailable(service, new v.ValiError(parsed.issues));
  return parsed.output;
}

function movedTo({ status, headers }: Reply, from: string): string | undefined {
  const to = headers.get('location');
  if (status < 300 || status > 399 || !to || !URL.canParse(to, from)) return undefined;
  const { protocol, href } = new URL(to, from);
  return protocol === 'https:' ? href : undefined;
}
