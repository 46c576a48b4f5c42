import { currencies, type Currency, type SeedVariant } from '../../seed/types';
import { payable } from '../discounts/amounts';
import type { CompanyLocation } from './companies';

/**
 * The variant with the location's prices, quantity rule and volume prices. A second call would
 * reduce the prices again.
 */
export function catalogVariant(
  location: Pick<CompanyLocation, 'catalog'> | null,
  variant: SeedVariant,
): SeedVariant {
  const catalog = location?.catalog;
  if (!catalog) return variant;
  const lower = (amount: number, off: number, currency: Currency) =>
    payable((amount * (100 - off)) / 100, currency);
  const prices = inEachCurrency((currency) => {
    const { price, compareAt } = variant.prices[currency];
    return { price: lower(price, catalog.off, currency), compareAt };
  });
  const breaks = (catalog.breaks[variant.sku] ?? []).map(({ minimum, off }) => ({
    minimum,
    prices: inEachCurrency((currency) => lower(variant.prices[currency].price, off, currency)),
  }));
  return {
    ...variant,
    prices,
    rule: catalog.rules[variant.sku] ?? variant.rule,
    priceBreaks: breaks,
  };
}

const inEachCurrency = <T>(of: (currency: Currency) => T): Record<Currency, T> =>
  Object.fromEntries(currencies.map((currency) => [currency, of(currency)])) as Record<Currency, T>;
