import { useState, type ReactNode } from 'react';
import type { Product, Variant } from '~/features/catalog/product';
import { useHydrated } from '~/ui/use-hydrated';
import type { Money } from '~/ui/money';
import {
  allPlans,
  cheapestOffer,
  findPlan,
  hasSeveralPrices,
  type SellingPlan,
  type SellingPlans,
} from '../selling-plans';
import { PlanPicker } from './plan-picker';

export interface PlanChoice {
  /** For the add form. */
  picker: ReactNode;
  /** Returns the line's plan and price for the form's fields. */
  chosen(planId: string, variantId: string): ChosenPlan | undefined;
  /** The price with the selected plan; undefined for a one-time purchase. */
  price: { shown: { price: Money; compareAt: Money | null }; from: boolean } | undefined;
}

interface ChosenPlan {
  id: string;
  name: string;
  price: Money;
  compareAt: Money | null;
}

const offerOf = (plan: SellingPlan, variant: Variant | null) =>
  variant ? plan.offers[variant.id] : cheapestOffer(plan);

type Planned = Pick<Product, 'handle' | 'plans' | 'price' | 'priceMax' | 'variants'>;

export function usePlans(
  plans: SellingPlans | null | undefined,
  product: Planned,
  variant: Variant | null,
): PlanChoice | undefined {
  const required = product.plans === 'required';
  const first = (required && plans && allPlans(plans)[0]?.id) || '';
  const { handle } = product;
  const [selection, select] = useState({ handle, planId: first });
  const hydrated = useHydrated();
  if (!plans) return undefined;
  const planId = selection.handle === handle ? selection.planId : first;
  // Without scripts, the prices can't follow the selected variant.
  const followed = hydrated || product.variants.length === 1 ? variant : null;
  const chosen = (id: string, variantId: string): ChosenPlan | undefined => {
    const plan = findPlan(plans, id, variantId);
    const offer = plan?.offers[variantId];
    return plan && offer && { id, name: plan.name, price: offer.price, compareAt: offer.compareAt };
  };
  const oneTime = followed
    ? { price: followed.price, from: false }
    : { price: product.price, from: product.priceMax.amount > product.price.amount };
  const offered = allPlans(plans).filter((one) => offerOf(one, variant));
  // Before hydration, the chosen plan might not be offered for the variant.
  const plan = offered.find(({ id }) => id === planId) ?? (required ? offered[0] : undefined);
  const offer = plan && offerOf(plan, variant);
  if (required && !first)
    // The required plans can't be read, for example because the shop's token lacks the scope for selling plans.
    return {
      picker: <p className="small text-sale">This product can’t be bought here at the moment.</p>,
      chosen,
      price: undefined,
    };
  return {
    picker: (
      <PlanPicker
        key={handle}
        plans={plans}
        oneTime={required ? null : oneTime}
        variantId={followed?.id ?? null}
        offerOf={(one) => offerOf(one, followed)}
        selected={planId}
        onSelect={(id) => select({ handle, planId: id })}
      />
    ),
    chosen,
    price: offer && { shown: offer, from: !variant && hasSeveralPrices(plan) },
  };
}
