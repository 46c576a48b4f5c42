import * as v from 'valibot';
import { anyOfCatalogue, productTag } from '~/features/catalog/catalog-tags';
import { isHandle } from '~/features/catalog/product';
import type { Context } from '~/platform/context.server';
import type { VolumePrices } from './volume-prices';
import { VOLUME_PRICES_QUERY } from './volume-prices.graphql';
import { volumePricesReply, volumePricesSchema } from './volume-prices.schema';
import { knowPriceTable } from './ui/late-price-table';
import { PriceTable } from './ui/price-table';

// The server renders the table at once.
knowPriceTable(PriceTable);

/**
 * Returns the volume prices of a product's variants; null if the product doesn't exist. Call this only for products with
 * volume prices (`Product.hasVolumePrices`), so that other pages need no further call. Throws Unavailable.
 */
export async function getVolumePrices(
  context: Context,
  handle: string,
): Promise<VolumePrices | null> {
  if (!isHandle(handle)) return null;
  return context.cache.read<VolumePrices | null>({
    key: ['volume-prices', handle],
    version: 1,
    variesBy: ['currency', 'country'],
    freshSeconds: 60,
    staleSeconds: 24 * 60 * 60,
    schema: v.nullable(volumePricesSchema),
    load: () =>
      context.storefront.query(VOLUME_PRICES_QUERY, {
        variables: { handle },
        schema: volumePricesReply,
      }),
    isAbsent: (value) => value === null,
    dependencies: () => ({ tags: [anyOfCatalogue, productTag(handle)] }),
  });
}
