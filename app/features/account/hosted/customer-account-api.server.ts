/** Variables are never logged, because they can be personal. */
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
  schema: GenericSchema<unknown, T>;
  deadlineMs?: number;
}

/** In ms. After a mutation's timeout, the page still has time to check whether the change was made. */
const deadlinesMs = { query: 2500, mutation: 3500 } as const;

/** Retries once. Fails if the token is invalid. Throws Unavailable. */
export const queryAccount = <T, const D extends keyof CustomerAccountQueries & string>(
  context: Context,
  token: string,
  document: D,
  request: Request<CustomerAccountQueries[D]['variables'], T>,
): Promise<CustomerResult<T>> => send(context, token, 'query', document, request);

/**
 * Never retried. Throws Unavailable. An invalid token and a missing scope both throw StorefrontErrors with
 * ACCESS_DENIED; query the customer to tell them apart.
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
        // Shopify expects no 'Bearer'.
        Authorization: token,
        ...userAgent,
        // Public clients may only send requests from registered origins.
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

/** Discovery returns the newest version. */
const inVersion = (api: string, version: string): string =>
  api.replace(/\/(?:20\d\d-\d\d|unstable)\/graphql(\.json)?$/, `/${version}/graphql$1`);
