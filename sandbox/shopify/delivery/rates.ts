import { stores } from '~/stores';
import type { Currency } from '../../seed/types';
import { marketCountries } from '../storage/markets';

export type Rate = {
  /** In major units. */
  price: number;
  /** Minimum total of shipped items for free delivery, in major units. */
  freeFrom?: number;
  /** Working days, such as '6-12'. */
  days?: string;
};

/** Rates by the cart's currency. */
export const flatRates: Record<Currency, Rate> = {
  USD: { price: 18 },
  AUD: { price: 25 },
  NZD: { price: 25, freeFrom: 900 },
  CAD: { price: 24, freeFrom: 800 },
  EUR: { price: 15, freeFrom: 500 },
  GBP: { price: 13, freeFrom: 450 },
  JPY: { price: 2400 },
  SGD: { price: 24 },
  HKD: { price: 140 },
  AED: { price: 65 },
  MXN: { price: 340 },
};

/** Express delivery, by the cart's currency, in major units. */
export const expressPrices: Record<Currency, number> = {
  ...{ USD: 32, AUD: 45, NZD: 48, CAD: 42, EUR: 29, GBP: 25, JPY: 4800, SGD: 42, HKD: 250 },
  ...{ AED: 120, MXN: 620 },
};

export const isFreeCountry = (country: string): boolean => country === 'AU' || country === 'US';

/** In the format of DELIVERY_RATES: 'NZ:25:900 AD,AT:15:500'. */
export const demoRates = Object.entries(flatRates)
  .map(([currency, { price, freeFrom = '' }]) => {
    const countries = marketCountries
      .filter((one) => one.currency === currency && !isFreeCountry(one.isoCode))
      .map(({ isoCode }) => isoCode);
    return countries.length > 0 ? `${countries.join()}:${price}:${freeFrom}` : '';
  })
  .filter(Boolean)
  .join(' ');

/**
 * Stores' DELIVERY_RATES override the demo's rates, so the checkout charges what the storefront
 * shows.
 */
export const countryRates = new Map<string, Rate>(
  [demoRates, ...Object.values(stores).map(({ settings }) => settings?.DELIVERY_RATES ?? '')]
    .flatMap((text) => text.split(/\s+/).filter(Boolean))
    .flatMap((entry) => {
      const [countries = '', price, freeFrom, days] = entry.split(':');
      const rate: Rate = {
        price: Number(price),
        ...(freeFrom && { freeFrom: Number(freeFrom) }),
        ...(days && { days }),
      };
      return countries.split(',').map((country): [string, Rate] => [country, rate]);
    }),
);
