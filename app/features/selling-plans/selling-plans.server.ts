import { readProductPart } from '~/features/catalog/product-part';
import type { Context } from '~/platform/context.server';
import * as replies from '~/services/shopify/replies.generated';
import type { SellingPlans } from './selling-plans';
import { SELLING_PLANS_QUERY } from './selling-plans.graphql';
import { sellingPlansSchema, toSellingPlans } from './selling-plans.schema';

/**
 * Returns a product's selling plans with their prices; null if the product doesn't exist. Call this only for products
 * that have plans (`Product.plans`): it costs a request, which products without plans don't need. Throws Unavailable.
 */
export const getSellingPlans = (context: Context, handle: string): Promise<SellingPlans | null> =>
  readProductPart(context, handle, {
    name: 'selling-plans',
    schema: sellingPlansSchema,
    read: (after) =>
      context.storefront.query(SELLING_PLANS_QUERY, {
        variables: { handle, after },
        schema: replies.SellingPlans,
      }),
    toValue: toSellingPlans,
  });
