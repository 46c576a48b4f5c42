/** Where Shopify has the hosted accounts of this shop: it says so on the shop's domain. */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { parseFor } from '~/services/shopify/graphql-reply';

/** Shopify refuses requests without it, and a Worker sends none by itself. */
export const userAgent = { 'User-Agent': 'Mozilla/5.0 (compatible; Lintel)' };

export interface Provider {
  issuer: string;
  authorize: string;
  token: string;
  logout: string;
  jwks: string;
  /** Of the Customer Account API. */
  api: string;
}

const url = v.pipe(v.string(), v.url());
const openid = v.object({
  issuer: url,
  authorization_endpoint: url,
  token_endpoint: url,
  end_session_endpoint: url,
  jwks_uri: url,
});
const accountApi = v.object({ graphql_api: url });

/** The addresses of the accounts. Throws Unavailable. */
export async function getProvider({
  env,
  fetchService,
}: Pick<Context, 'env' | 'fetchService'>): Promise<Provider> {
  const domain = env.SHOPIFY_STORE_DOMAIN;
  const origin = domain.includes('://') ? domain : `https://${domain}`;
  const read = async <T>(name: string, schema: v.GenericSchema<unknown, T>): Promise<T> => {
    const call = {
      service: 'accounts',
      operation: 'discovery',
      deadlineMs: 2500,
      retry: true,
    } as const;
    const { text } = await fetchService(
      `${origin}/.well-known/${name}`,
      { headers: userAgent },
      call,
    );
    return parseFor('accounts', v.pipe(v.string(), v.parseJson(), schema), text);
  };
  const [found, { graphql_api }] = await Promise.all([
    read('openid-configuration', openid),
    read('customer-account-api', accountApi),
  ]);
  return {
    issuer: found.issuer,
    authorize: found.authorization_endpoint,
    token: found.token_endpoint,
    logout: found.end_session_endpoint,
    jwks: found.jwks_uri,
    api: graphql_api,
  };
}
