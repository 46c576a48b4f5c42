import type { SeedPlan, SeedPlanGroup } from '../../../seed/selling-plans';
import type { Currency, SeedProduct, SeedVariant } from '../../../seed/types';
import { converted } from '../../discounts/amounts';
import { offerOf, plansOf, type PlanOffer } from '../../selling-plans/offers';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { money } from '../graphql/money';
import { listConnection, type PageArgs } from '../graphql/paging';

type ListArgs = PageArgs & { reverse?: boolean };

export function productPlans({ currency }: Context, product: SeedProduct) {
  return {
    requiresSellingPlan: product.plans?.required ?? false,
    sellingPlanGroups: (args: ListArgs) =>
      listConnection(product.plans?.groups ?? [], args, (group) => groupView(group, currency)),
  };
}

export function variantPlans({ currency }: Context, product: SeedProduct, variant: SeedVariant) {
  return {
    sellingPlanAllocations: (args: ListArgs) =>
      listConnection(plansOf(product), args, (plan) =>
        allocationView(offerOf(plan, variant, currency), currency),
      ),
  };
}

function groupView({ name, option, plans }: SeedPlanGroup, currency: Currency) {
  return {
    __typename: 'SellingPlanGroup',
    name,
    appName: 'Lintel Plans',
    options: [{ name: option, values: plans.map((plan) => plan.option) }],
    sellingPlans: (args: ListArgs) =>
      listConnection(plans, args, (plan) => planView(plan, option, currency)),
  };
}

function planView(plan: SeedPlan, option: string | null, currency: Currency) {
  const { interval = 'MONTH', count = 1 } = plan.every ?? {};
  return {
    __typename: 'SellingPlan',
    id: gid('SellingPlan', plan.id),
    name: plan.name,
    description: plan.description,
    options: [{ name: option, value: plan.option }],
    recurringDeliveries: plan.every !== null,
    // Null for plans with one delivery: the schema's unions have no types for them.
    billingPolicy: plan.every && {
      __typename: 'SellingPlanRecurringBillingPolicy',
      interval,
      intervalCount: count * plan.deliveries,
    },
    deliveryPolicy: plan.every && {
      __typename: 'SellingPlanRecurringDeliveryPolicy',
      interval,
      intervalCount: count,
    },
    checkoutCharge: {
      type: 'PERCENTAGE',
      value: {
        __typename: 'SellingPlanCheckoutChargePercentageValue',
        percentage: plan.checkoutPercentage,
      },
    },
    priceAdjustments: plan.adjustment
      ? [{ orderCount: null, adjustmentValue: adjustmentView(plan.adjustment, currency) }]
      : [],
    metafield: null,
    metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  };
}

function adjustmentView(adjustment: NonNullable<SeedPlan['adjustment']>, currency: Currency) {
  const amountOf = (usd: number) => money(converted(usd * 100, currency), currency);
  if ('percentage' in adjustment)
    return {
      __typename: 'SellingPlanPercentagePriceAdjustment',
      adjustmentPercentage: adjustment.percentage,
    };
  if ('price' in adjustment)
    return { __typename: 'SellingPlanFixedPriceAdjustment', price: amountOf(adjustment.price) };
  return {
    __typename: 'SellingPlanFixedAmountPriceAdjustment',
    adjustmentAmount: amountOf(adjustment.off),
  };
}

/** Amounts are for one piece. For a plan without price adjustments, the list is empty, as at Shopify. */
export function allocationView(
  { plan, price, compareAt, perDelivery, now, later }: PlanOffer,
  currency: Currency,
) {
  return {
    __typename: 'SellingPlanAllocation',
    sellingPlan: planView(plan, null, currency),
    checkoutChargeAmount: money(now, currency),
    remainingBalanceChargeAmount: money(later, currency),
    priceAdjustments: plan.adjustment
      ? [
          {
            price: money(price, currency),
            compareAtPrice: money(compareAt, currency),
            perDeliveryPrice: money(perDelivery, currency),
            unitPrice: null,
          },
        ]
      : [],
  };
}
