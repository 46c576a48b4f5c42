/** The currency banner: whether to show it, and its texts. Safe in the browser. */
import { resolveMarket } from '~/platform/stores/resolve-market';
import type { CountryCode } from '~/platform/stores/codes';
import type { Market, Store } from '~/platform/stores/store';
import { storeFor } from './country-options';

/** How long after the page the banner appears, in ms. */
export const bannerDelayMs = 2000;

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
 * another currency than the one shown.
 */
export function bannerFor(
  shown: Market,
  siblings: readonly Store[],
  { chosen, visiting }: { chosen: boolean; visiting: CountryCode | undefined },
): Banner | null {
  const own = shown.store;
  const target = visiting && storeFor(visiting, own, siblings);
  if (chosen || !visiting || !target) return null;
  const offered = resolveMarket(target, { chosenCountry: visiting });
  if (offered.currency === shown.currency) return null;
  const names = new Intl.DisplayNames([own.locale], { type: 'region' });
  return {
    country: visiting,
    countryName: names.of(visiting) ?? visiting,
    currentCountry: shown.country,
    current: `${own.name} (${shown.currency})`,
    offered: `${offered.region.name} (${offered.currency})`,
  };
}
