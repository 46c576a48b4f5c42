import type { SeedPlan } from '../../seed/selling-plans';
import type { Currency, SeedProduct, SeedVariant } from '../../seed/types';
import { converted, payable } from '../discounts/amounts';

/** A variant's price with a plan, in hundredths of the currency's major unit. */
export type PlanOffer = {
  plan: SeedPlan;
  /** The price of all deliveries that are paid together. */
  price: number;
  /** The price of the same number of deliveries without the plan. */
  compareAt: number;
  perDelivery: number;
  /** The part that the checkout charges. */
  now: number;
  /** The part that is charged later. */
  later: number;
};

export const plansOf = ({ plans }: SeedProduct): SeedPlan[] =>
  plans?.groups.flatMap((group) => group.plans) ?? [];

export function planById(product: SeedProduct, id: number | null): SeedPlan | null {
  return plansOf(product).find((plan) => plan.id === id) ?? null;
}

export function offerOf(plan: SeedPlan, variant: SeedVariant, currency: Currency): PlanOffer {
  const single = variant.prices[currency].price;
  const perDelivery = adjusted(single, plan.adjustment, currency);
  const price = perDelivery * plan.deliveries;
  const now = payable((price * plan.checkoutPercentage) / 100, currency);
  const compareAt = single * plan.deliveries;
  return { plan, price, compareAt, perDelivery, now, later: price - now };
}

function adjusted(single: number, adjustment: SeedPlan['adjustment'], currency: Currency): number {
  if (!adjustment) return single;
  if ('percentage' in adjustment)
    return payable((single * (100 - adjustment.percentage)) / 100, currency);
  if ('price' in adjustment) return converted(adjustment.price * 100, currency);
  return Math.max(0, single - converted(adjustment.off * 100, currency));
}
