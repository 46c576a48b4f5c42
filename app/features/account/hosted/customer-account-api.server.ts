/** Client of Shopify's Customer Account API. Nothing is cached, and no variables are logged. */
import type { CustomerAccountMutations, CustomerAccountQueries } from '@shopify/hydrogen';
import type { GenericSchema } from 'valibot';
import type { Context } from '~/platform/context.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { fail, ok } from '~/platform/result';
import { StorefrontErrors } from '~/services/shopify/errors';
import { parseFor, readReply, rootFieldOf } from '~/services/shopify/graphql-reply';
import type { CustomerResult } from '../account-source';
import { getProvider, userAgent } from './discovery.server';

interface Request<V, T> {
  variables: V;
  /** Schema of the reply's `data`. */
  schema: GenericSchema<unknown, T>;
  /** Where the usual time is too long to wait, in ms. */
  deadlineMs?: number;
}

/** The same times as at the Storefront API: a change that is given up leaves time to look whether it was made. */
const deadlinesMs = { query: 2500, mutation: 3500 } as const;

/**
 * Reads with the access token of the customer who is signed in; retried once. Fails when that token has ended. Throws
 * Unavailable without a usable reply; its cause is a StorefrontErrors for top-level errors, THROTTLED among them.
 */
export const queryAccount = <T, const D extends keyof CustomerAccountQueries & string>(
  context: Context,
  token: string,
  document: D,
  request: Request<CustomerAccountQueries[D]['variables'], T>,
): Promise<CustomerResult<T>> => send(context, token, 'query', document, request);

/**
 * Sends a change once. Throws as `queryAccount`, and where that fails StorefrontErrors with the code that the Storefront
 * API has for it: whoever made the change finds out that the token has ended by asking for the customer.
 */
export async function mutateAccount<T, const D extends keyof CustomerAccountMutations & string>(
  context: Context,
  token: string,
  document: D,
  request: Request<CustomerAccountMutations[D]['variables'], T>,
): Promise<T> {
  const reply = await send(context, token, 'mutation', document, request);
  if (reply.ok) return reply.value;
  const extensions = { code: 'ACCESS_DENIED' };
  throw new StorefrontErrors([{ message: 'The access token has ended', path: [], extensions }]);
}

async function send<T>(
  context: Context,
  token: string,
  kind: 'query' | 'mutation',
  document: string,
  { variables, schema, deadlineMs = deadlinesMs[kind] }: Request<object, T>,
): Promise<CustomerResult<T>> {
  const { api } = await getProvider(context);
  const reply = await context.fetchService(
    inVersion(api, context.env.STOREFRONT_API_VERSION),
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // Without 'Bearer', as Shopify wants it.
        Authorization: token,
        ...userAgent,
        // A public client may ask from the addresses that were named for it only.
        Origin: context.env.SITE_URL,
      },
      body: JSON.stringify({ query: document, variables }),
    },
    {
      service: 'accounts',
      operation: rootFieldOf(document),
      deadlineMs,
      retry: kind === 'query',
      visitorToken: true,
    },
  );
  if (reply.status === 401) return fail('signed-out');
  if (reply.status !== 200) throw new Unavailable('accounts', new Error(`HTTP ${reply.status}`));
  const { data, errors } = readReply('accounts', reply.text);
  if (errors.length > 0) throw new Unavailable('accounts', new StorefrontErrors(errors));
  return ok(parseFor('accounts', schema, data));
}

/** Discovery names the newest version, which nobody has tried: the same one is asked as of the Storefront API. */
const inVersion = (api: string, version: string): string =>
  api.replace(/\/(?:20\d\d-\d\d|unstable)\/graphql(\.json)?$/, `/${version}/graphql$1`);
