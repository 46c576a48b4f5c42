import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { digitsOf, gramsOf } from './common.schema';
import { readVariants } from './read-variants';
import { OrderVariants } from './replies.generated';
import { ORDER_VARIANTS_QUERY } from './sold-variants.graphql';

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
export const readSoldVariants = (
  { storefront }: Context,
  gids: readonly string[],
): Promise<Map<string, SoldVariant>> =>
  readVariants(gids, (ids) =>
    storefront.query(ORDER_VARIANTS_QUERY, { variables: { ids }, schema: variantsSchema }),
  );
