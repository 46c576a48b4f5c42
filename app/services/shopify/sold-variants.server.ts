import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { digitsOf, gramsOf } from './common.schema';
import { OrderVariants } from './replies.generated';
import { ORDER_VARIANTS_QUERY } from './sold-variants.graphql';

/** Shopify's limit per list. */
const longestList = 250;

export interface SoldVariant {
  grams: number | null;
  product: { handle: string; variantId: string };
}

const variantsSchema = v.pipe(
  OrderVariants,
  v.transform(({ nodes }) =>
    nodes
      .filter((node) => node !== null)
      .map(({ id, weight, weightUnit, product }): [string, SoldVariant] => [
        id,
        {
          grams: gramsOf(weight, weightUnit),
          product: { handle: product.handle, variantId: digitsOf(id) },
        },
      ]),
  ),
);

/** By gid, for an order's lines. Omits variants that are no longer sold. Throws Unavailable. */
export async function readSoldVariants(
  { storefront }: Context,
  ordered: readonly string[],
): Promise<Map<string, SoldVariant>> {
  const gids = [...new Set(ordered)];
  const parts = Array.from({ length: Math.ceil(gids.length / longestList) }, (_, index) =>
    storefront.query(ORDER_VARIANTS_QUERY, {
      variables: { ids: gids.slice(index * longestList, (index + 1) * longestList) },
      schema: variantsSchema,
    }),
  );
  return new Map((await Promise.all(parts)).flat());
}
