/**
 * All functions throw Unavailable('products'). Lists of products are returned unvalidated; pass them to `readProducts`,
 * which skips invalid products.
 */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { serviceUrl } from '~/platform/fetch/service-url';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import {
  collectionReply,
  productReply,
  productSchema,
  productsReply,
  searchReply,
  type ServiceProduct,
} from './product-service.schema';

export interface ListParams {
  take: number;
  skip: number;
  sort: string | null;
  /** JSON array of filter clauses (`product-service-filter.ts`). */
  query: string | null;
}

/** In the market's currency. Null if not found. */
export const fetchProduct = (context: Context, handle: string) =>
  orNull(
    get(
      context,
      'product',
      productReply,
      `api/shopify/product/handle/${encodeURIComponent(handle)}`,
    ),
  );

/** In the order of `handles` (at most 50), without unknown handles. */
export const fetchProducts = (context: Context, handles: string[]) => {
  const path = handles.slice(0, 50).map(encodeURIComponent).join(',');
  return get(context, 'products', productsReply, `api/shopify/product/handles/${path}`);
};

/** Null if not found. */
export const fetchCollection = (context: Context, handle: string, list: ListParams) =>
  orNull(
    get(
      context,
      'search.collection',
      collectionReply,
      `search/collection/${encodeURIComponent(handle)}`,
      list,
    ),
  );

/** The term must not be empty. */
export const fetchSearch = (context: Context, term: string, list: ListParams) =>
  get(context, 'search.query', searchReply, `search/query/${encodeURIComponent(term)}`, list);

/** Two invalid products can be all that a search, a last page or a read by handles returns. */
const fewestOfNewFormat = 3;

/**
 * Logs and skips invalid products, so that the list shows the others. If three or more products are all invalid, the
 * service's format has probably changed: throws Unavailable.
 */
export function readProducts({ log }: Pick<Context, 'log'>, list: unknown[]): ServiceProduct[] {
  const products = list.flatMap((one) => {
    const { success, output, issues } = v.safeParse(productSchema, one);
    if (success) return [output];
    const handle = v.is(v.object({ handle: v.string() }), one) ? one.handle : null;
    log.warn('product-invalid', { handle, field: v.getDotPath(issues[0]) });
    return [];
  });
  if (list.length >= fewestOfNewFormat && products.length === 0)
    throw new Unavailable('products', new Error('No product of the list is valid'));
  return products;
}

const notFound = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ error: v.object({ code: v.literal('not_found') }) }),
);

class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** Don't use this function for searches and lists of handles, where a 404 is a failure. */
const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isUnavailable(error) && error.cause instanceof NotFound) return null;
    throw error;
  });

async function get<T>(
  context: Context,
  operation: string,
  schema: v.GenericSchema<unknown, T>,
  path: string,
  list?: ListParams,
): Promise<T> {
  const reply = await context.fetchService(
    address(context, path, list),
    { headers: { accept: 'application/json' } },
    { service: 'products', operation, deadlineMs: 2000, retry: true, pauses: true },
  );
  // Any other 404 comes from a wrong URL or a gateway.
  if (reply.status === 404 && v.is(notFound, reply.text))
    throw new Unavailable('products', new NotFound('HTTP 404'));
  if (reply.status !== 200) throw new Unavailable('products', new Error(`HTTP ${reply.status}`));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), reply.text);
  if (!parsed.success) throw new Unavailable('products', new v.ValiError(parsed.issues));
  return parsed.output;
}

function address({ env, market }: Context, path: string, list?: ListParams): string {
  if (!env.PRODUCT_SERVICE_URL) throw new Error('PRODUCT_SERVICE_URL is not set');
  const url = serviceUrl(env.PRODUCT_SERVICE_URL, path);
  url.searchParams.set('currency', market.currency);
  if (list) {
    url.searchParams.set('take', String(list.take));
    url.searchParams.set('skip', String(list.skip));
    if (list.sort) url.searchParams.set('sort', list.sort);
    if (list.query) url.searchParams.set('query', list.query);
  }
  if (env.PRODUCT_SERVICE_BYPASS_TOKEN) {
    url.searchParams.set('bypassToken', env.PRODUCT_SERVICE_BYPASS_TOKEN);
  }
  return url.href;
}
