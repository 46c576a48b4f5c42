/**
 * The rows of the plan picker. They aren't in `selling-plans.ts`, because all product pages load that module. This
 * module can run in the browser.
 */
import type { Money } from '~/ui/money';
import type { PlanGroup, PlanOffer, SellingPlan, SellingPlans } from './selling-plans';

/** The form field with the plan's id; '' means a one-time purchase. */
export const planField = 'plan';

/** Returns the groups with the plans for this variant; with all plans if no variant is selected. */
export const groupsFor = ({ groups }: SellingPlans, variantId: string | null): PlanGroup[] =>
  groups.flatMap(({ name, plans }) => {
    const offered =
      variantId === null ? plans : plans.filter(({ offers }) => offers[variantId] !== undefined);
    return offered.length > 0 ? [{ name, plans: offered }] : [];
  });

/** The description that all plans of a group share; null if they differ, or if the group has only one plan. */
export function sharedDescription([first, ...others]: readonly SellingPlan[]): string | null {
  const text = first?.description ?? null;
  return others.length > 0 && others.every(({ description }) => description === text) ? text : null;
}

/**
 * Returns the choices for a line of the variant. `oneTime` is the price without a plan; null if the product is sold only
 * with a plan. The id '' means a one-time purchase.
 */
export const planChoices = (
  plans: SellingPlans,
  variantId: string,
  oneTime: Money | null,
): { id: string; label: string; price: Money }[] => [
  ...(oneTime ? [{ id: '', label: 'One-time purchase', price: oneTime }] : []),
  ...groupsFor(plans, variantId).flatMap((group) =>
    group.plans.flatMap(({ id, name, offers }) => {
      const offer = offers[variantId];
      return offer ? [{ id, label: name, price: offer.price }] : [];
    }),
  ),
];

/** The plan's discount in whole percent; null if the plan doesn't reduce the price. */
export function percentOff({ price, compareAt }: PlanOffer): number | null {
  if (!compareAt) return null;
  const percent = Math.round((1 - price.amount / compareAt.amount) * 100);
  return percent > 0 ? percent : null;
}
