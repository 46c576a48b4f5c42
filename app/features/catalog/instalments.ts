/** Payment in four parts with Afterpay, which is Clearpay in the United Kingdom. Pure. */
import type { CountryCode, CurrencyCode } from '~/platform/stores/codes';
import type { Money } from '~/ui/money';

/** What Afterpay offers in a market. */
export interface InstalmentPlan {
  brand: 'Afterpay' | 'Clearpay';
  currency: CurrencyCode;
  /** The highest price, in units of the currency. */
  limit: number;
}

/** Afterpay serves shoppers in these countries, in their own currency. */
const plans: Partial<Record<CountryCode, InstalmentPlan>> = {
  AU: { brand: 'Afterpay', currency: 'AUD', limit: 2000 },
  NZ: { brand: 'Afterpay', currency: 'NZD', limit: 2000 },
  US: { brand: 'Afterpay', currency: 'USD', limit: 2000 },
  CA: { brand: 'Afterpay', currency: 'CAD', limit: 2000 },
  GB: { brand: 'Clearpay', currency: 'GBP', limit: 1000 },
};

/** The plan in a market; null where Afterpay is not. `limit`: another one than is usual there. */
export function instalmentPlanOf(
  { country, currency }: { country: CountryCode; currency: CurrencyCode },
  limit?: number,
): InstalmentPlan | null {
  const plan = plans[country];
  return plan?.currency === currency ? { ...plan, limit: limit ?? plan.limit } : null;
}

const payments = 4;
/** The least that Afterpay finances, in units of the currency. */
const least = 1;

/**
 * One of the four payments for a price; null when the plan has none for it. Counted in cents, and halves go to the even
 * cent, as Afterpay's own widgets do; its last payment makes up for what is left over.
 */
export function instalmentOf({ amount, currency }: Money, plan: InstalmentPlan): Money | null {
  if (currency !== plan.currency || !(amount >= least && amount <= plan.limit)) return null;
  const cents = Math.round(amount * 100);
  const [whole, rest] = [Math.floor(cents / payments), cents % payments];
  const up = rest > 2 || (rest === 2 && whole % 2 === 1);
  return { amount: (up ? whole + 1 : whole) / 100, currency };
}
