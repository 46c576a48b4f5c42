/**
 * Client of Shopify's Storefront API. Hydrogen builds the URL and the headers; the request itself is
 * ours, because Hydrogen's client waits without a deadline, and caches an empty, cut or wrong-shaped reply that
 * comes with status 200.
 */
import {
  createStorefrontClient,
  type StorefrontMutations,
  type StorefrontQueries,
} from '@shopify/hydrogen';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import type { Reply } from '~/platform/fetch/fetch-service.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { isDenied, isThrottled, StorefrontErrors } from './errors';
import { warnAboutVersion } from './version.server';

type Operations = StorefrontQueries & StorefrontMutations;

/** A document's variables, as `npm run codegen` generated them; any for a document built at run time. */
export type VariablesOf<D extends string> = D extends keyof Operations
  ? Omit<Operations[D]['variables'], 'country' | 'language'>
  : Record<string, unknown>;

export interface StorefrontCall<T, D extends string = string> {
  /** `$country` and `$language` are filled in from the market if the document declares them. */
  document: D;
  variables?: VariablesOf<D>;
  /** Schema of the reply's `data`. */
  schema: v.GenericSchema<unknown, T>;
  /** Reads are retried once within 2.5 s; mutations are sent once and may take 8 s. */
  kind: 'read' | 'mutation';
  /** The root field, for logs and Server-Timing. */
  operation: string;
}

const envelope = v.object({
  data: v.nullish(v.unknown()),
  errors: v.optional(
    v.array(
      v.object({
        message: v.optional(v.string(), ''),
        path: v.optional(v.array(v.union([v.string(), v.number()])), []),
        extensions: v.optional(v.object({ code: v.optional(v.string()) })),
      }),
    ),
  ),
});

/**
 * Sends one operation and returns its parsed `data`, user errors included. Throws
 * Unavailable('commerce') without a usable reply (network, status, throttling, schema mismatch) and
 * StorefrontErrors for other top-level errors. A field that the token has no scope for is just null.
 */
export async function storefront<T, const D extends string>(
  context: Context,
  call: StorefrontCall<T, D>,
): Promise<T> {
  const { url, headers } = endpoint(context);
  const variables = { ...marketVariables(context, call.document), ...call.variables };
  const reply = await context.fetchService(
    url,
    { method: 'POST', headers, body: JSON.stringify({ query: call.document, variables }) },
    {
      service: 'commerce',
      operation: call.operation,
      deadlineMs: call.kind === 'read' ? 2500 : 8000,
      retry: call.kind === 'read',
    },
  );
  warnAboutVersion(context, reply);
  const { data, errors = [] } = parseReply(reply);
  if (errors.some(isThrottled)) throw new Unavailable('commerce', new StorefrontErrors(errors));
  const fatal = errors.filter((error) => !isDenied(error));
  if (fatal.length > 0) throw new StorefrontErrors(fatal);
  const parsed = v.safeParse(call.schema, data);
  if (!parsed.success) throw new Unavailable('commerce', new v.ValiError(parsed.issues));
  return parsed.output;
}

function parseReply(reply: Reply): v.InferOutput<typeof envelope> {
  if (reply.status !== 200) throw new Unavailable('commerce', new Error(`HTTP ${reply.status}`));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), envelope), reply.text);
  if (!parsed.success) throw new Unavailable('commerce', new v.ValiError(parsed.issues));
  return parsed.output;
}

function endpoint({ env, buyerIp, request }: Context) {
  const { storefront: client } = createStorefrontClient({
    storeDomain: env.SHOPIFY_STORE_DOMAIN,
    publicStorefrontToken: env.SHOPIFY_PUBLIC_TOKEN,
    privateStorefrontToken: env.SHOPIFY_PRIVATE_TOKEN,
    storefrontApiVersion: env.STOREFRONT_API_VERSION,
    i18n: { country: 'US', language: 'EN' },
  });
  const headers = new Headers(
    env.SHOPIFY_PRIVATE_TOKEN
      ? client.getPrivateTokenHeaders({ buyerIp })
      : client.getPublicTokenHeaders(),
  );
  if (buyerIp && !env.SHOPIFY_PRIVATE_TOKEN) headers.set('X-Shopify-Client-IP', buyerIp);
  const cookie = shopifyCookies(request.headers.get('cookie') ?? '');
  if (cookie) headers.set('cookie', cookie);
  return { url: client.getApiUrl(), headers };
}

/** Not the whole header: it holds the session and the cart's id, which Shopify must not get. */
const shopifyCookies = (header: string): string =>
  header
    .split(/;\s*/)
    .filter((pair) => pair.startsWith('_shopify_'))
    .join('; ');

const marketVariables = ({ market }: Context, document: string) => ({
  ...(document.includes('$country') && { country: market.country }),
  ...(document.includes('$language') && { language: market.store.language }),
});
