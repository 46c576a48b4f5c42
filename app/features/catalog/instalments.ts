/** Four payments with Afterpay, called Clearpay in the United Kingdom. */
import type { CountryCode, CurrencyCode } from '~/platform/stores/codes';
import type { Money } from '~/ui/money';

export interface InstalmentPlan {
  brand: 'Afterpay' | 'Clearpay';
  currency: CurrencyCode;
  /** Highest price, in major units. */
  limit: number;
}

const plans: Partial<Record<CountryCode, InstalmentPlan>> = {
  AU: { brand: 'Afterpay', currency: 'AUD', limit: 2000 },
  NZ: { brand: 'Afterpay', currency: 'NZD', limit: 2000 },
  US: { brand: 'Afterpay', currency: 'USD', limit: 2000 },
  CA: { brand: 'Afterpay', currency: 'CAD', limit: 2000 },
  GB: { brand: 'Clearpay', currency: 'GBP', limit: 1000 },
};

/** Null where Afterpay isn't available. `limit` overrides the default. */
export function instalmentPlanOf(
  { country, currency }: { country: CountryCode; currency: CurrencyCode },
  limit?: number,
): InstalmentPlan | null {
  const plan = plans[country];
  return plan?.currency === currency ? { ...plan, limit: limit ?? plan.limit } : null;
}

const payments = 4;
/** Minimum price, in major units. */
const least = 1;

/** One payment; null if the plan doesn't allow the total. Rounds half cents to even, as Afterpay does. */
export function instalmentOf({ amount, currency }: Money, plan: InstalmentPlan): Money | null {
  if (currency !== plan.currency || !(amount >= least && amount <= plan.limit)) return null;
  const cents = Math.round(amount * 100);
  const [whole, rest] = [Math.floor(cents / payments), cents % payments];
  const up = rest > 2 || (rest === 2 && whole % 2 === 1);
  return { amount: (up ? whole + 1 : whole) / 100, currency };
}
