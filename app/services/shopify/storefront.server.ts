/**
 * Replaces Hydrogen's Storefront API client, which sets no deadline and caches invalid replies that have status 200.
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
    storefront: StorefrontClient;
  }
}

type Operations = StorefrontQueries & StorefrontMutations;

/**
 * A query's variables, from the types that `npm run codegen` generates. Queries that are built at run time accept any
 * variables.
 */
export type VariablesOf<D extends string> = D extends keyof Operations
  ? Omit<Operations[D]['variables'], keyof I18nBase> & Partial<I18nBase>
  : Record<string, unknown>;

interface OperationOptions<T, D extends string> {
  /** `country` and `language` default to the market's values. */
  variables?: VariablesOf<D>;
  schema: v.GenericSchema<unknown, T>;
  /** Of the reply. Default: `FetchServiceOptions.maxBytes`. */
  maxBytes?: number;
}

/** User errors are part of the result. */
type ParsedOperation = <T, const D extends string>(
  document: D,
  options: OperationOptions<T, D>,
) => Promise<T>;

/**
 * With a `schema`, `query` and `mutate` throw `Unavailable('commerce')` for a timeout, a status other than 200,
 * top-level errors (cause: `StorefrontErrors`) or invalid data. Fields that the token can't access are null.
 */
export interface StorefrontClient extends Omit<Storefront, 'query' | 'mutate'> {
  /** Within 2.5 s. Repeats the query once after a failure and, if time remains, once after throttling. */
  query: ParsedOperation & Storefront['query'];
  /** Within 3.5 s, without retries. */
  mutate: ParsedOperation & Storefront['mutate'];
}

/** The variable `buyer` of `@inContext`. */
export interface CompanyBuyer {
  customerAccessToken: string;
  companyLocationId: string;
}

/** With a buyer, operations return the company's prices and quantity rules. */
export interface CompanyPrices {
  /** Undefined for visitors who don't buy for a company. */
  buyer(): Promise<CompanyBuyer | undefined>;
  /**
   * Call this if Shopify refused a request for the buyer. Returns the buyer for repeating a query; undefined if it must
   * be repeated without a buyer.
   */
  buyerAfterRefusal(): Promise<CompanyBuyer | undefined>;
  /**
   * Call this if Shopify refused a query for the buyer twice, but answered it without a buyer. For a minute, `buyer`
   * then returns undefined.
   */
  giveUp(): void;
}

export interface StorefrontParts {
  /** Missing if the shop doesn't sell to companies. */
  companyPrices?: CompanyPrices | undefined;
  env: Env;
  market: Market;
  fetchService: FetchService;
  log: Log;
  /** Shopify's bot protection needs the buyer's IP address. */
  buyerIp: string | undefined;
  /** Only Shopify's cookies are forwarded. */
  cookie: string | null;
}

/** In ms. After a mutation's timeout, the form still has time to read the cart. */
const deadlinesMs = { query: 2500, mutation: 3500 } as const;

/** In ms. In this time, Shopify restores enough of the shop's query points for most pages. */
const throttledMs = 400;

interface SentOptions {
  variables?: object;
  schema?: v.GenericSchema<unknown, unknown>;
  maxBytes?: number;
}

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
  const { companyPrices } = parts;
  const ask = async (
    kind: 'query' | 'mutation',
    document: string,
    options: SentOptions,
    buyer: CompanyBuyer | undefined,
  ) => {
    const variables = {
      ...(buyer && { buyer }),
      ...(document.includes('$country') && { country: i18n.country }),
      ...(document.includes('$language') && { language: i18n.language }),
      ...options.variables,
      ...variablesWithoutDenied(env, document),
    };
    const reply = await fetchService(
      client.getApiUrl(),
      {
        method: 'POST',
        headers,
        body: JSON.stringify({ query: buyer ? forBuyer(document) : document, variables }),
      },
      {
        service: 'commerce',
        operation: rootFieldOf(document),
        deadlineMs: deadlinesMs[kind],
        retry: kind === 'query',
        ...(options.maxBytes && { maxBytes: options.maxBytes }),
      },
    );
    warnAboutVersion(env, log, reply);
    return bodyOf(reply);
  };
  const send = async (kind: 'query' | 'mutation', document: string, options: SentOptions = {}) => {
    let buyer = isForBuyer(document) ? await companyPrices?.buyer() : undefined;
    const read = async () => {
      const body = await ask(kind, document, options, buyer);
      return { body, denial: takenByDenial({ env, log, document }, body.errors, body.data) };
    };
    let { body, denial } = await read();
    if (kind === 'query' && body.errors.some(isThrottled)) {
      log.warn('commerce-throttled', { operation: rootFieldOf(document) });
      await new Promise((resolve) => setTimeout(resolve, throttledMs));
      ({ body, denial } = await read());
    }
    if (buyer && companyPrices && isRefused(body)) {
      const { customerAccessToken: former } = buyer;
      buyer = await companyPrices.buyerAfterRefusal();
      const isNew = buyer?.customerAccessToken !== former;
      if (kind === 'query' && isNew) ({ body, denial } = await read());
      if (kind === 'query' && buyer && isRefused(body)) {
        buyer = undefined;
        ({ body, denial } = await read());
        if (!isRefused(body)) companyPrices.giveUp();
      }
    }
    for (let left = 3; left > 0 && denial.again && kind === 'query'; left -= 1)
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

const context = /\)\s*@inContext\(([^)]*)\)/;

const isForBuyer = (document: string): boolean => context.test(document);

/** Adds the buyer to a document at run time, so that other shops and shoppers send shorter documents. */
export const forBuyer = (document: string): string =>
  document.replace(context, ' $buyer: BuyerInput) @inContext($1, buyer: $buyer)');

const isRefused = ({ errors, data }: ReplyBody): boolean =>
  !data && errors.length > 0 && !errors.some(isThrottled);

/** Throws Unavailable if `data` doesn't match the schema. */
export const parseData = <T>(schema: v.GenericSchema<unknown, T>, data: unknown): T =>
  parseFor('commerce', schema, data);

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

/**
 * Throws Unavailable for errors. Errors of denied fields are ignored, except those in `taken`: there, the denied field
 * made its parent object null.
 */
function dataOf({ data, errors }: ReplyBody, taken: StorefrontError[] = []): unknown {
  const throttled = errors.some(isThrottled);
  const fatal = throttled ? errors : [...errors.filter((error) => !isDenied(error)), ...taken];
  if (fatal.length > 0) throw new Unavailable('commerce', new StorefrontErrors(fatal));
  // Hydrogen's cart handler doesn't check whether there is data.
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

/** The session and the cart's id must not be sent to Shopify. */
const shopifyCookies = (header: string): string =>
  header
    .split(/;\s*/)
    .filter((pair) => pair.startsWith('_shopify_'))
    .join('; ');

const warned = new WeakSet<Env>();

/** Shopify answers a retired API version with a newer one. */
function warnAboutVersion(env: Env, log: Log, reply: Reply): void {
  const served = reply.headers.get('x-shopify-api-version');
  if (!served || served === env.STOREFRONT_API_VERSION || warned.has(env)) return;
  warned.add(env);
  log.warn('commerce-version', { requested: env.STOREFRONT_API_VERSION, served });
}
