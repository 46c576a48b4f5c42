/**
 * Client of Shopify's Storefront API, as `context.storefront`. It has the interface of Hydrogen's client,
 * and Hydrogen builds its URL and headers; the request itself is ours, because Hydrogen's waits without a
 * deadline, and caches an empty, cut or wrong-shaped reply that comes with status 200.
 */
import {
  createStorefrontClient,
  type I18nBase,
  type Storefront,
  type StorefrontMutations,
  type StorefrontQueries,
} from '@shopify/hydrogen';
import type * as v from 'valibot';
import type { Env } from '~/platform/env.server';
import type { FetchService, Reply } from '~/platform/fetch/fetch-service.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import type { Log } from '~/platform/log/log.server';
import type { Market } from '~/platform/stores/store';
import { takenByDenial, variablesWithoutDenied } from './denied-fields.server';
import { isDenied, isThrottled, StorefrontErrors, type StorefrontError } from './errors';
import { parseFor, readReply, rootFieldOf, type ReplyBody } from './graphql-reply';

declare module '~/platform/context.server' {
  interface Context {
    /** Shopify's Storefront API, in the market's country and language. */
    storefront: StorefrontClient;
  }
}

type Operations = StorefrontQueries & StorefrontMutations;

/** A document's variables, as `npm run codegen` generated them; any for a document built at run time. */
export type VariablesOf<D extends string> = D extends keyof Operations
  ? Omit<Operations[D]['variables'], keyof I18nBase> & Partial<I18nBase>
  : Record<string, unknown>;

interface OperationOptions<T, D extends string> {
  /** Without `country` and `language`, those of the market are added if the document declares them. */
  variables?: VariablesOf<D>;
  /** Schema of the reply's `data`. */
  schema: v.GenericSchema<unknown, T>;
}

/** Sends one operation and returns its parsed `data`, user errors included. */
type ParsedOperation = <T, const D extends string>(
  document: D,
  options: OperationOptions<T, D>,
) => Promise<T>;

/**
 * Hydrogen's `Storefront`, except that nothing is cached (the `cache` option has no effect; see the data
 * cache), and that `query` and `mutate` also take a `schema`. Both throw `Unavailable('commerce')` without
 * a usable reply: no reply in time, a status other than 200, top-level errors (then the cause is a
 * `StorefrontErrors`), and data that does not match the schema. A field that the token has no scope for is
 * just null, or left out (`denied-fields.server.ts`); what there is not because of it counts as no usable reply.
 */
export interface StorefrontClient extends Omit<Storefront, 'query' | 'mutate'> {
  /** Retried once within 2.5 s. */
  query: ParsedOperation & Storefront['query'];
  /** Sent once; may take 3.5 s. */
  mutate: ParsedOperation & Storefront['mutate'];
}

export interface StorefrontParts {
  env: Env;
  market: Market;
  fetchService: FetchService;
  log: Log;
  /** The shopper's IP address. Shopify's bot protection needs it. */
  buyerIp: string | undefined;
  /** The request's Cookie header, of which Shopify gets its own cookies only. */
  cookie: string | null;
}

/** A change is given up early enough to read the cart again within its form's budget: its answer may be all that was lost. */
const deadlinesMs = { query: 2500, mutation: 3500 } as const;

/** What the client sends with every operation. */
interface SentOptions {
  variables?: object;
  schema?: v.GenericSchema<unknown, unknown>;
}

/** The client of one request. */
export function createStorefront(parts: StorefrontParts): StorefrontClient {
  const { env, market, fetchService, log } = parts;
  const i18n: I18nBase = { country: market.country, language: market.store.language };
  const { storefront: client } = createStorefrontClient({
    storeDomain: env.SHOPIFY_STORE_DOMAIN,
    publicStorefrontToken: env.SHOPIFY_PUBLIC_TOKEN,
    privateStorefrontToken: env.SHOPIFY_PRIVATE_TOKEN,
    storefrontApiVersion: env.STOREFRONT_API_VERSION,
    i18n,
  });
  const headers = headersOf(client, parts);
  const ask = async (kind: 'query' | 'mutation', document: string, options: SentOptions) => {
    const variables = {
      ...(document.includes('$country') && { country: i18n.country }),
      ...(document.includes('$language') && { language: i18n.language }),
      ...options.variables,
      ...variablesWithoutDenied(env, document),
    };
    const reply = await fetchService(
      client.getApiUrl(),
      { method: 'POST', headers, body: JSON.stringify({ query: document, variables }) },
      {
        service: 'commerce',
        operation: rootFieldOf(document),
        deadlineMs: deadlinesMs[kind],
        retry: kind === 'query',
      },
    );
    warnAboutVersion(env, log, reply);
    return bodyOf(reply);
  };
  const send = async (kind: 'query' | 'mutation', document: string, options: SentOptions = {}) => {
    const read = async () => {
      const body = await ask(kind, document, options);
      return { body, denial: takenByDenial({ env, log, document }, body.errors, body.data) };
    };
    let { body, denial } = await read();
    // Each time without more fields. A change is never sent twice.
    for (let left = 2; left > 0 && denial.again && kind === 'query'; left -= 1)
      ({ body, denial } = await read());
    const data = dataOf(body, denial.taken);
    return options.schema ? parseData(options.schema, data) : data;
  };
  return {
    ...client,
    query: ((document: string, options?: SentOptions) =>
      send('query', document, options)) as StorefrontClient['query'],
    mutate: ((document: string, options?: SentOptions) =>
      send('mutation', document, options)) as StorefrontClient['mutate'],
  };
}

/** Data of a reply, parsed. Throws Unavailable when it does not match: the backend is not what we know. */
export const parseData = <T>(schema: v.GenericSchema<unknown, T>, data: unknown): T =>
  parseFor('commerce', schema, data);

/** Which setting makes Shopify answer so. */
const adviceOn = (status: number): string =>
  status === 401 || status === 403
    ? ': see SHOPIFY_PUBLIC_TOKEN, or SHOPIFY_PRIVATE_TOKEN if that is set'
    : status === 404 || (status >= 300 && status < 400)
      ? ': see SHOPIFY_STORE_DOMAIN and STOREFRONT_API_VERSION'
      : '';

function bodyOf({ status, text }: Reply): ReplyBody {
  if (status !== 200)
    throw new Unavailable('commerce', new Error(`HTTP ${status}${adviceOn(status)}`));
  return readReply('commerce', text);
}

/** `taken`: errors of denied fields without which there is not what was asked for. */
function dataOf({ data, errors }: ReplyBody, taken: StorefrontError[] = []): unknown {
  const throttled = errors.some(isThrottled);
  const fatal = throttled ? errors : [...errors.filter((error) => !isDenied(error)), ...taken];
  if (fatal.length > 0) throw new Unavailable('commerce', new StorefrontErrors(fatal));
  // Hydrogen's cart handler takes the data apart without looking whether there is any.
  if (!data) throw new Unavailable('commerce', new Error('A reply without data'));
  return data;
}

function headersOf(client: Storefront, { env, buyerIp, cookie }: StorefrontParts): Headers {
  const headers = new Headers(
    env.SHOPIFY_PRIVATE_TOKEN
      ? client.getPrivateTokenHeaders({ buyerIp })
      : client.getPublicTokenHeaders(),
  );
  if (buyerIp && !env.SHOPIFY_PRIVATE_TOKEN) headers.set('X-Shopify-Client-IP', buyerIp);
  const own = shopifyCookies(cookie ?? '');
  if (own) headers.set('cookie', own);
  return headers;
}

/** Not the whole header: it holds the session and the cart's id, which Shopify must not get. */
const shopifyCookies = (header: string): string =>
  header
    .split(/;\s*/)
    .filter((pair) => pair.startsWith('_shopify_'))
    .join('; ');

/** `env` lives as long as the isolate, so each isolate logs once. */
const warned = new WeakSet<Env>();

/** Shopify answers a retired API version with a newer one: logs that once. */
function warnAboutVersion(env: Env, log: Log, reply: Reply): void {
  const served = reply.headers.get('x-shopify-api-version');
  if (!served || served === env.STOREFRONT_API_VERSION || warned.has(env)) return;
  warned.add(env);
  log.warn('commerce-version', { asked: env.STOREFRONT_API_VERSION, served });
}
