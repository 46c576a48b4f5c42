/** Reads Shopify's Admin API. Variables are never logged, because they are personal. */
import type { GenericSchema } from 'valibot';
import type { Context } from '~/platform/context.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { isThrottled, StorefrontErrors, type StorefrontError } from '../shopify/errors';
import { parseFor, readReply, rootFieldOf, type ReplyBody } from '../shopify/graphql-reply';
import { adminToken, dropAdminToken } from './admin-token.server';
import { adminUrl } from './admin-url';

interface AdminQuery<T> {
  variables: Record<string, unknown>;
  schema: GenericSchema<unknown, T>;
  /** Fields that may be null because the token lacks a scope. Any other refused field fails the query. */
  optional?: readonly string[];
}

interface AdminReply<T> {
  value: T;
  /** Optional fields that the token may not read. */
  refused: string[];
}

/** In ms, for each attempt. */
const deadlineMs = 2000;
/** In ms: wait after throttling, in which Shopify restores at least 40 query points. */
const throttledMs = 400;

/**
 * Repeats the query once after a network failure, after throttling, and with a new token if Shopify refuses the
 * known one. Throws Unavailable('orders').
 */
export async function queryAdmin<T>(
  context: Context,
  document: string,
  { variables, schema, optional = [] }: AdminQuery<T>,
): Promise<AdminReply<T>> {
  const message = { document, variables };
  let body = await send(context, message);
  if (body.errors.some(isThrottled)) {
    context.log.warn('orders-throttled', { operation: rootFieldOf(document) });
    await new Promise((resolve) => setTimeout(resolve, throttledMs));
    body = await send(context, message);
  }
  const isOptional = (error: StorefrontError) =>
    isDenied(error) && optional.includes(fieldOf(error));
  const fatal = body.errors.filter((error) => !isOptional(error));
  logScopes(context, body.errors.filter(isDenied));
  if (fatal.length > 0) throw new Unavailable('orders', new StorefrontErrors(fatal));
  const refused = new Set(body.errors.map(fieldOf));
  return { value: parseFor('orders', schema, body.data), refused: [...refused] };
}

interface Message {
  document: string;
  variables: Record<string, unknown>;
}

async function send(context: Context, message: Message): Promise<ReplyBody> {
  const token = await adminToken(context);
  // A wrong permanent token stays wrong.
  const isTemporary = !context.env.SHOPIFY_ADMIN_TOKEN;
  let reply = await post(context, message, token, isTemporary);
  if (reply.status === 401 && isTemporary) {
    dropAdminToken(context, token);
    reply = await post(context, message, await adminToken(context), false);
  }
  const { status, text } = reply;
  if (status !== 200) throw new Unavailable('orders', new Error(`HTTP ${status}`));
  return readReply('orders', text);
}

const post = (
  { env, fetchService }: Context,
  { document, variables }: Message,
  token: string,
  mayHaveEnded: boolean,
) =>
  fetchService(
    adminUrl(env, `api/${env.STOREFRONT_API_VERSION}/graphql.json`),
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      body: JSON.stringify({ query: document, variables }),
    },
    {
      service: 'orders',
      operation: rootFieldOf(document),
      deadlineMs,
      retry: true,
      pauses: true,
      // A temporary token can expire, like a visitor's, so a 401 doesn't mean a wrong setting.
      visitorToken: mayHaveEnded,
    },
  );

/** A scope is missing, or Shopify hasn't approved the app for a customer's data. */
const isDenied = ({ extensions }: StorefrontError): boolean => extensions?.code === 'ACCESS_DENIED';

const fieldOf = ({ path }: StorefrontError): string =>
  String(path.findLast((part) => typeof part === 'string') ?? '');

/** Shopify repeats the error for each line of an order. */
function logScopes({ log }: Context, errors: readonly StorefrontError[]): void {
  const missing = errors.map((error) => ({
    field: fieldOf(error),
    scope: /\bread_\w+/.exec(error.message)?.[0] ?? 'unknown',
  }));
  const unique = new Map(missing.map((one) => [`${one.field} ${one.scope}`, one]));
  for (const one of unique.values()) log.warn('orders-scope-missing', one);
}
