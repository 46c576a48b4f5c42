/** The currency banner: whether to show it, and its texts. Safe in the browser. */
import { resolveMarket } from '~/platform/stores/resolve-market';
import type { CountryCode } from '~/platform/stores/codes';
import type { VisitorLocation } from '~/platform/stores/location';
import type { Market, Store } from '~/platform/stores/store';
import { storeFor } from './country-options';

/** As the lookup calls it, else in the platform's words. */
const nameOf = ({ country, name }: VisitorLocation, locale: string): string =>
  name ?? new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;

export interface Banner {
  /** The shopper's country, by IP address. */
  country: CountryCode;
  /** 'New Zealand'. */
  countryName: string;
  /** The current store: 'United States (USD)'. */
  current: string;
  /** Stored by Continue. */
  currentCountry: CountryCode;
  /** The offered region: 'New Zealand (NZD)'. */
  offered: string;
}

/**
 * The banner, or null. Only for a shopper who has not chosen a store yet and who is in a country with
 * another currency than the one shown; nobody is asked about a country that is a guess.
 */
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
