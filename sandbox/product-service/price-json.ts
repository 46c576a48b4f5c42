import { currencies, type Currency } from '../seed/types';
import type { Product, Variant } from '../shopify/storage/types';

function decimal(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** Every currency, as decimal strings. */
export function pricesOf({ prices }: Variant) {
  return perCurrency((currency) => {
    const { price, compareAt } = prices[currency];
    return pair(price, compareAt);
  });
}

/** The cheapest variant's price in every currency. */
export function lowestPrices({ variants }: Product) {
  return perCurrency((currency) => {
    const [lowest] = variants
      .map(({ prices }) => prices[currency])
      .sort((a, b) => a.price - b.price);
    return pair(lowest?.price ?? 0, lowest?.compareAt ?? null);
  });
}

/** Lowest and highest price and compare-at price, in major units of `currency`. */
export function priceRange({ variants }: Product, currency: Currency) {
  const all = variants.map(({ prices }) => prices[currency]);
  const prices = all.map(({ price }) => price / 100);
  const compares = all.flatMap(({ compareAt }) => (compareAt === null ? [] : [compareAt / 100]));
  const lowest = compares.length > 0 ? Math.min(...compares) : null;
  const highest = compares.length > 0 ? Math.max(...compares) : null;
  return {
    on_sale: all.some(({ price, compareAt }) => compareAt !== null && compareAt > price),
    min_price: Math.min(...prices),
    max_price: Math.max(...prices),
    min_compare_at_price: lowest,
    max_compare_at_price: highest,
    compare_at_min_price: lowest,
    compare_at_max_price: highest,
  };
}

type Pair = { price: string; compare_at_price: string | null };

function pair(price: number, compareAt: number | null): Pair {
  return {
    price: decimal(price),
    compare_at_price: compareAt === null ? null : decimal(compareAt),
  };
}

function perCurrency(read: (currency: Currency) => Pair): Record<string, Pair> {
  return Object.fromEntries(currencies.map((currency) => [currency, read(currency)]));
}
