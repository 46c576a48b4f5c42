/** The currency banner: when it is shown and what it offers. Safe in the browser. spec §4. */
import { chooseMarket } from '~/platform/stores/choose';
import type { CountryCode } from '~/platform/stores/codes';
import type { Market, Store } from '~/platform/stores/store';
import { storeFor } from './places';

/** spec §9: how long after the page the banner may come, in ms. */
export const bannerDelayMs = 2000;

export interface Banner {
  /** Where the shopper seems to be. */
  country: CountryCode;
  /** 'New Zealand'. */
  countryName: string;
  /** The store as it is: 'United States (USD)'. */
  here: string;
  /** Kept by Continue. */
  hereCountry: CountryCode;
  /** What is offered: 'New Zealand (NZD)'. */
  there: string;
}

/**
 * The banner for a shopper who chose nothing yet: only when the money of where they are differs from
 * the money that this store shows them. Null: no banner.
 */
export function bannerFor(
  shown: Market,
  siblings: readonly Store[],
  { chosen, visiting }: { chosen: boolean; visiting: CountryCode | undefined },
): Banner | null {
  const own = shown.store;
  const target = visiting && storeFor(visiting, own, siblings);
  if (chosen || !visiting || !target) return null;
  const offered = chooseMarket(target, { chosenCountry: visiting });
  if (offered.currency === shown.currency) return null;
  const names = new Intl.DisplayNames([own.locale], { type: 'region' });
  return {
    country: visiting,
    countryName: names.of(visiting) ?? visiting,
    hereCountry: shown.country,
    here: `${own.name} (${shown.currency})`,
    there: `${offered.region.name} (${offered.currency})`,
  };
}
