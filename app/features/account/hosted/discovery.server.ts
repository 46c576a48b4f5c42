/** Where Shopify's hosted accounts are. Their addresses are found, not composed: the shop's domain names them. */
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import type { Reply } from '~/platform/fetch/fetch-service.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { isLocal } from '~/platform/setting-values';

/** The provider of the shop's customer accounts; all but `issuer`, which is a name, are asked or opened. */
export interface Provider {
  issuer: string;
  /** Where browsers are sent to sign in. */
  authorize: string;
  /** Gives tokens. */
  token: string;
  /** Where browsers are sent to sign out. */
  logout: string;
  /** The keys that sign id tokens. */
  jwks: string;
  /** The Customer Account API. */
  api: string;
}

/** Shopify refuses requests without it, and a Worker sends none by itself. */
export const userAgent = { 'User-Agent': 'Mozilla/5.0 (compatible; Lintel)' };

const service = 'accounts';
const deadlineMs = 1500;
const oneDay = 24 * 3600;
const monthSeconds = 30 * oneDay;

/**
 * The addresses of the hosted accounts, from the data cache or the shop's domain. Throws Unavailable, also for addresses
 * that nobody should be sent to: all must be https, or be those of a sandbox on this computer.
 */
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
 * Finds the key for an id token's signature, among those that are known or, for one that is not, those that the provider
 * has now. Throws Unavailable, and jose's error for a key that the provider does not have.
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

/** True for https, and where the shop itself is a sandbox on this computer, for what that names of itself. */
export const isTrusted = (address: string, shop: string): boolean =>
  URL.canParse(address) &&
  (new URL(address).protocol === 'https:' ||
    (isLocal(shop) && new URL(address).origin === new URL(shop).origin));

const originOf = (domain: string): string =>
  new URL(domain.includes('://') ? domain : `https://${domain}`).origin;

/** Asks for a public document. Throws Unavailable for any that is not as it should be. */
async function readJson<T>(
  { fetchService }: Context,
  operation: string,
  address: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const ask = (url: string): Promise<Reply> =>
    fetchService(url, { headers: userAgent }, { service, operation, deadlineMs, retry: true });
  let reply = await ask(address);
  // A shop may send its myshopify.com domain on to its own.
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

/** The https address of a redirect, if the reply is one. */
function movedTo({ status, headers }: Reply, from: string): string | undefined {
  const to = headers.get('location');
  if (status < 300 || status > 399 || !to || !URL.canParse(to, from)) return undefined;
  const { protocol, href } = new URL(to, from);
  return protocol === 'https:' ? href : undefined;
}
