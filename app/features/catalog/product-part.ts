import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { anyOfCatalogue, productTag } from './catalog-tags';
import { isHandle } from './handle';

/** Steps of 100 variants: enough for the 250 variants of a product page. */
const maxSteps = 3;

interface VariantsReply {
  product: {
    variants: {
      nodes: unknown[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  } | null;
}

/** Reads a product page's variants in steps of 100, because a list inside each variant multiplies the query's cost. */
export async function readInSteps<Reply extends VariantsReply>(
  read: (after: string | null) => Promise<Reply>,
): Promise<Reply> {
  const first = await read(null);
  let last = first.product?.variants;
  for (let step = 1; step < maxSteps && last?.pageInfo.hasNextPage; step += 1) {
    last = (await read(last.pageInfo.endCursor)).product?.variants;
    first.product?.variants.nodes.push(...(last?.nodes ?? []));
  }
  return first;
}

interface ProductPart<Reply, T> {
  /** For the cache key: 'selling-plans'. */
  name: string;
  schema: v.GenericSchema<unknown, T>;
  /** Reads 100 variants. */
  read(after: string | null): Promise<Reply>;
  toValue(reply: Reply): T | null;
  /** Handles of other products in the value. Their changes invalidate the cached value too. */
  others?(value: T): readonly string[];
}

/**
 * Reads data that only some products have, such as selling plans, from the cache or with `read`; null if the product
 * doesn't exist. Call this only for products that have the data, so that other pages need no further call. Throws
 * Unavailable.
 */
export async function readProductPart<Reply extends VariantsReply, T>(
  { cache }: Context,
  handle: string,
  { name, schema, read, toValue, others = () => [] }: ProductPart<Reply, T>,
): Promise<T | null> {
  if (!isHandle(handle)) return null;
  return cache.read<T | null>({
    key: [name, handle],
    version: 1,
    variesBy: ['currency', 'country'],
    freshSeconds: 60,
    staleSeconds: 24 * 60 * 60,
    schema: v.nullable(schema),
    load: async () => toValue(await readInSteps(read)),
    isAbsent: (value) => value === null,
    dependencies: (value) => ({
      tags: [anyOfCatalogue, ...[handle, ...(value ? others(value) : [])].map(productTag)],
    }),
  });
}
