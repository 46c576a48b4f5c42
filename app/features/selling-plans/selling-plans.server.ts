import * as v from 'valibot';
import { anyOfCatalogue, productTag } from '~/features/catalog/catalog-tags';
import { isHandle } from '~/features/catalog/product';
import type { Context } from '~/platform/context.server';
import type { SellingPlans } from './selling-plans';
import { SELLING_PLANS_QUERY } from './selling-plans.graphql';
import { sellingPlansReply, sellingPlansSchema } from './selling-plans.schema';
import { knowPlanPicker } from './ui/late-picker';
import { PlanPicker } from './ui/plan-picker';

// The server renders the picker at once.
knowPlanPicker(PlanPicker);

/**
 * Returns a product's selling plans with their prices; null if the product doesn't exist. Call this only for products
 * that have plans (`Product.plans`), so that other pages need no further call. Throws Unavailable.
 */
export async function getSellingPlans(
  context: Context,
  handle: string,
): Promise<SellingPlans | null> {
  if (!isHandle(handle)) return null;
  return context.cache.read<SellingPlans | null>({
    key: ['selling-plans', handle],
    version: 1,
    variesBy: ['currency', 'country'],
    freshSeconds: 60,
    staleSeconds: 24 * 60 * 60,
    schema: v.nullable(sellingPlansSchema),
    load: () =>
      context.storefront.query(SELLING_PLANS_QUERY, {
        variables: { handle },
        schema: sellingPlansReply,
      }),
    isAbsent: (value) => value === null,
    dependencies: () => ({ tags: [anyOfCatalogue, productTag(handle)] }),
  });
}
