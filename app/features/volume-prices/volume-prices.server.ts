import { readProductPart } from '~/features/catalog/product-part';
import type { Context } from '~/platform/context.server';
import * as replies from '~/services/shopify/replies.generated';
import type { VolumePrices } from './volume-prices';
import { VOLUME_PRICES_QUERY } from './volume-prices.graphql';
import { toVolumePrices, volumePricesSchema } from './volume-prices.schema';

/**
 * Returns the volume prices of a product's variants; null if the product doesn't exist. Call this only for products
 * with volume prices (`Product.hasVolumePrices`), so that other pages need no further call. Throws Unavailable.
 */
export const getVolumePrices = (context: Context, handle: string): Promise<VolumePrices | null> =>
  readProductPart(context, handle, {
    name: 'volume-prices',
    schema: volumePricesSchema,
    read: (after) =>
      context.storefront.query(VOLUME_PRICES_QUERY, {
        variables: { handle, after },
        schema: replies.VolumePrices,
      }),
    toValue: toVolumePrices,
  });
