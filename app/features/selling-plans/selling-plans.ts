/** Selling plans: subscriptions, deposits, try before you buy. This module can run in the browser. */
import type { Product } from '~/features/catalog/product';
import type { Money } from '~/ui/money';

/** What one piece of a variant costs with a plan, as Shopify calculates it. */
export interface PlanOffer {
  /** The price of all deliveries that are paid together. */
  price: Money;
  /** The price of the same number of deliveries without the plan; null unless it is above `price`. */
  compareAt: Money | null;
  /** The price of one delivery; null unless several deliveries are paid together. */
  perDelivery: Money | null;
  /** The part that the checkout charges. */
  now: Money;
  /** The part that is charged later; null if the checkout charges everything. */
  later: Money | null;
  /** The price after the plan's first orders; null if the price stays the same. */
  next: Money | null;
}

export interface SellingPlan {
  /** Digits of the gid, as used in pages and forms. */
  id: string;
  name: string;
  description: string | null;
  /** The number of orders after which the price changes to `next`; null if it doesn't change. */
  firstOrders: number | null;
  /** Keyed by the number in the variant's id. Variants that the plan isn't offered for are missing. */
  offers: Record<string, PlanOffer>;
}

export interface PlanGroup {
  name: string;
  plans: SellingPlan[];
}

/** What a product offers. The list is empty if the shop's token can't read selling plans. */
export interface SellingPlans {
  groups: PlanGroup[];
}

export const allPlans = ({ groups }: SellingPlans): SellingPlan[] =>
  groups.flatMap(({ plans }) => plans);

export const findPlan = (
  plans: SellingPlans,
  planId: string,
  variantId: string,
): SellingPlan | undefined =>
  allPlans(plans).find(({ id, offers }) => id === planId && offers[variantId] !== undefined);

/** Returns the plan's cheapest offer. */
export const cheapestOffer = ({ offers }: Pick<SellingPlan, 'offers'>): PlanOffer | undefined =>
  Object.values(offers).toSorted((one, other) => one.price.amount - other.price.amount)[0];

export const hasSeveralPrices = ({ offers }: Pick<SellingPlan, 'offers'>): boolean =>
  new Set(Object.values(offers).map(({ price }) => price.amount)).size > 1;

/**
 * If the product requires a plan, gives each variant the price of its first plan. The page shows the same price,
 * because search engines compare it with the structured data. Leaves out variants without a plan, which can't be
 * bought. Returns other products, and products whose plans can't be read, unchanged.
 */
export function withPlanPrices(product: Product, plans: SellingPlans | undefined): Product {
  const all = product.plans === 'required' && plans ? allPlans(plans) : [];
  if (all.length === 0) return product;
  const variants = product.variants.flatMap((variant) => {
    const offer = all.find(({ offers }) => offers[variant.id])?.offers[variant.id];
    return offer ? [{ ...variant, price: offer.price, compareAt: offer.compareAt }] : [];
  });
  return { ...product, variants };
}
