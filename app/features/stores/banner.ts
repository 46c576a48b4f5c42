import { resolveMarket } from '~/platform/stores/resolve-market';
import type { CountryCode } from '~/platform/stores/codes';
import type { VisitorLocation } from '~/platform/stores/location';
import type { Market, Store } from '~/platform/stores/store';
import { storeFor } from './country-options';

const nameOf = ({ country, name }: VisitorLocation, locale: string): string =>
  name ?? new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;

export interface Banner {
  /** By IP address. */
  country: CountryCode;
  countryName: string;
  /** 'United States (USD)'. */
  current: string;
  currentCountry: CountryCode;
  /** 'New Zealand (NZD)'. */
  offered: string;
}

/** Null if the shopper has chosen a store, if the country is a fallback, or if both currencies are the same. */
export function bannerFor(
  shown: Market,
  siblings: readonly Store[],
  { chosen, location }: { chosen: boolean; location: VisitorLocation },
): Banner | null {
  const own = shown.store;
  const visiting = location.country;
  const target = storeFor(visiting, own, siblings);
  if (chosen || location.fallback || !target) return null;
  const offered = resolveMarket(target, { chosenCountry: visiting });
  if (offered.currency === shown.currency) return null;
  return {
    country: visiting,
    countryName: nameOf(location, own.locale),
    currentCountry: shown.country,
    current: `${own.name} (${shown.currency})`,
    offered: `${offered.region.name} (${offered.currency})`,
  };
}
