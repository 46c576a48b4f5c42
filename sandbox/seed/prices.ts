import { currencies, type Currency, type SeedPrice } from './types';

/** Local price per US dollar, including taxes and price levels. */
export const rates: Record<Currency, number> = {
  USD: 1,
  AUD: 1.55,
  NZD: 1.68,
  CAD: 1.38,
  EUR: 0.98,
  GBP: 0.82,
  JPY: 150,
  SGD: 1.35,
  HKD: 7.8,
  AED: 3.7,
  MXN: 18.5,
};

function step(amount: number): number {
  if (amount < 30) return 0.5;
  if (amount < 100) return 1;
  if (amount < 500) return 5;
  if (amount < 2000) return 10;
  if (amount < 10_000) return 100;
  return 500;
}

/** Returns hundredths of the major unit, rounded. Prices in yen are whole yen. */
function local(usd: number, currency: Currency): number {
  if (currency === 'USD') return Math.round(usd * 100);
  const amount = usd * rates[currency];
  const by = currency === 'JPY' ? Math.max(step(amount), 10) : step(amount);
  return Math.round(Math.round(amount / by) * by * 100);
}

/**
 * In hundredths of the major unit. `off` is the discount as a fraction; above 0, the undiscounted
 * price becomes the compare-at price.
 */
export function pricesOf(usd: number, off: number): Record<Currency, SeedPrice> {
  const entries = currencies.map((currency): [Currency, SeedPrice] => {
    const full = local(usd, currency);
    if (off === 0) return [currency, { price: full, compareAt: null }];
    return [
      currency,
      { price: local(Math.round(usd * (1 - off) * 2) / 2, currency), compareAt: full },
    ];
  });
  return Object.fromEntries(entries) as Record<Currency, SeedPrice>;
}
