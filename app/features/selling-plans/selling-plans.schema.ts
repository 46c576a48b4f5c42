import * as v from 'valibot';
import { rounded } from '~/ui/money';
import { digitsOf } from '~/services/shopify/common.schema';
import type * as replies from '~/services/shopify/replies.generated';
import type { PlanOffer, SellingPlan, SellingPlans } from './selling-plans';

type Reply = v.InferOutput<typeof replies.SellingPlans>;
type ProductReply = NonNullable<Reply['product']>;
type VariantReply = ProductReply['variants']['nodes'][number];
type AllocationReply = NonNullable<VariantReply['sellingPlanAllocations']>['nodes'][number];

function toOffer({
  checkoutChargeAmount: now,
  remainingBalanceChargeAmount: later,
  priceAdjustments: [first, second],
}: AllocationReply): PlanOffer {
  // `priceAdjustments` is empty if the plan doesn't change the variant's price.
  const price = first?.price ?? { ...now, amount: rounded(now.amount + later.amount) };
  const isAbove = first && first.compareAtPrice.amount > price.amount;
  const isSplit = first && first.perDeliveryPrice.amount < price.amount;
  return {
    price,
    compareAt: isAbove ? first.compareAtPrice : null,
    perDelivery: isSplit ? first.perDeliveryPrice : null,
    now,
    later: later.amount > 0 ? later : null,
    next: second?.price ?? null,
  };
}

/** `null` if the product doesn't exist. */
export function toSellingPlans({ product }: Reply): SellingPlans | null {
  if (!product) return null;
  const offersOf = (planGid: string): SellingPlan['offers'] =>
    Object.fromEntries(
      product.variants.nodes.flatMap(({ id, sellingPlanAllocations }) => {
        const own = sellingPlanAllocations?.nodes.find((one) => one.sellingPlan.id === planGid);
        return own ? [[digitsOf(id), toOffer(own)]] : [];
      }),
    );
  const groups = (product.sellingPlanGroups?.nodes ?? []).map(({ name, sellingPlans }) => ({
    name,
    plans: sellingPlans.nodes
      .map((plan) => ({
        id: digitsOf(plan.id),
        name: plan.name,
        description: plan.description?.trim() || null,
        firstOrders: plan.priceAdjustments[0]?.orderCount ?? null,
        offers: offersOf(plan.id),
      }))
      .filter(({ offers }) => Object.keys(offers).length > 0),
  }));
  return { groups: groups.filter(({ plans }) => plans.length > 0) };
}

const money = v.object({ amount: v.number(), currency: v.string() });
const offer = v.object({
  price: money,
  compareAt: v.nullable(money),
  perDelivery: v.nullable(money),
  now: money,
  later: v.nullable(money),
  next: v.nullable(money),
});

/** The schema of cached plans. It validates without transforming. */
export const sellingPlansSchema: v.GenericSchema<unknown, SellingPlans> = v.object({
  groups: v.array(
    v.object({
      name: v.string(),
      plans: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          description: v.nullable(v.string()),
          firstOrders: v.nullable(v.number()),
          offers: v.record(v.string(), offer),
        }),
      ),
    }),
  ),
});
